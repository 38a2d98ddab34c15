// Takes the place of the official TypeDoc plugin, whose version for Rspress 2 is not published; its own
// renderer, instead of typedoc-plugin-markdown, because pages say more than TypeDoc knows.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { logger } from '@rspress/core';
import { API_ROUTE, docIdOf } from '../../../theme/config/docs';
import { library } from '../../../theme/config/library';
import { CHANGES_ROUTE } from '../../../theme/config/pages';
import { asIsland } from '../../content/components/component';
import { isMarkdown } from '../../content/page';
import type { Pages } from '../../content/pages';
import { pathsIn, writeFiles } from '../../lib/files';
import { inProject, ROOT } from '../../lib/paths';
import { pluginOwnErrors } from '../../rspress/own-errors';
import type { SiteHooks, SitePlugin } from '../../rspress/site';
import { noPage } from '../../rules/theme-config';
import { apiEntryPoints } from '../../typescript/entry-points';
import { readPackage } from '../../typescript/package';
import { readDemoSources } from '../demos';
import { readData } from './data';
import { dataModules, type ReferenceState } from './data-modules';
import { checkAgreement } from './history/agreement';
import { readChangeRows } from './history/change-rows';
import { loadModel } from './load-model';
import { inNotes } from './notes/in-notes';
import { readNotes } from './notes/read';
import { symbolCards } from './render/cards';
import { symbolsByExtension } from './render/groups';
import { demosAmong, guidesAmong } from './render/guides';
import { entrancePage, globalsPage } from './render/index-pages';
import { createSite, noteOnPart, pathOf, type Site as Reference } from './render/site';
import { symbolPage } from './render/symbol-page';
import { createSymbolLinks } from './symbol-links';

/** What other plugins can ask of the reference. */
export interface ReferenceApi extends ReferenceState {
  /** Path of the page of a symbol. */
  hrefOf(symbol: string): string | undefined;
  /** Markdown about a member, a parameter, an option or, as `2.`, an overload of a symbol. */
  noteOn(symbol: string, part: string): string | undefined;
}

/** Folder of the generated pages, below the folder of all pages. It holds nothing else. */
const OUT_DIR = 'docs/api';

/**
 * Writes the API reference of an installed package as pages, before Rspress looks for pages. Notes on its
 * symbols stand in `_symbols` beside the pages, history and sizes in `scripts/plugins/api/data`. The sidebar is made
 * by the navigation from the pages there are.
 *
 * In development the pages are written again when a note has changed.
 *
 * It throws when the package cannot be read, or a type or link in it leads nowhere; in development such an error
 * stands over the page.
 */
export const api: SitePlugin<ReferenceApi> = {
  name: 'api',
  requires: ['demos', 'samples'],
  addresses: [API_ROUTE],
  sources: ['docs/_symbols'],
  setup: ({ pages }) => setUp(pages),
};

function setUp(known: Pages): SiteHooks<ReferenceApi> {
  let reference: Reference | undefined;
  /** Settled when the pages were written for the first time. In development the server starts before. */
  let first: Promise<void> = Promise.resolve();
  const links = createSymbolLinks(
    () => reference?.model,
    (target) => reference?.hrefOf(target),
  );
  let linksDigest = '';

  const facts = readPackage(apiEntryPoints, ROOT);
  // At once, while the rest of the configuration is read; what it throws comes with the pages.
  const reading = loadModel(facts);
  reading.catch(() => {});

  const notesFolder = path.join(known.root, '_symbols');
  const noteFiles = () => pathsIn(notesFolder, '.md');

  async function prepare(): Promise<Reference> {
    const root = `/${OUT_DIR}`;
    // The guides are read while TypeScript reads the package, in another thread.
    const pages = await known.refresh();
    const guides = guidesAmong(pages, apiEntryPoints, root);
    const demos = demosAmong(pages, apiEntryPoints, readDemoSources());
    const model = await reading;
    const notes = readNotes(notesFolder, model);
    const data = readData(inProject('scripts/plugins/api/data'), model);
    const changes = readChangeRows(await known.read(`${CHANGES_ROUTE.slice(1)}.mdx`));
    const sources = { model, notes, guides, demos, changes, ...data };
    return createSite(sources, root, library.repository);
  }

  async function write(): Promise<void> {
    const made = await prepare();
    reference = made;
    const folder = path.basename(OUT_DIR);
    const files = new Map([
      [`${folder}.mdx`, entrancePage(made)],
      [`${folder}/globals.mdx`, globalsPage(made)],
      ...made.entries.map((entry): [string, string] => {
        return [`${folder}/${pathOf(entry.symbol)}.mdx`, symbolPage(entry, made, links)];
      }),
    ]);
    writeFiles(path.join(known.root, OUT_DIR), files);
    linksDigest = links.digest();
  }

  let written = '';
  let error: Error | undefined;

  /** In development: writes the pages where a note has changed since, and keeps what was wrong. */
  async function update(): Promise<void> {
    const notes = noteFiles()
      .map((file) => readFileSync(file, 'utf8'))
      .join('\0');
    if (notes === written) return;
    written = notes;
    error = await write().then(
      () => undefined,
      (reason: Error) => reason,
    );
  }

  /** Whether the pages of this version are there from another time; then only their text may change. */
  function hasPages(): boolean {
    const entrance = path.join(known.root, `${OUT_DIR}.mdx`);
    return existsSync(entrance) && readFileSync(entrance, 'utf8').includes(` ${facts.version}`);
  }

  const errors = pluginOwnErrors('site:api-reference-errors', {
    async find() {
      // The first time takes seconds, and the browser waits for other pages as well.
      if (reference || error) await update();
      return error ? [error] : [];
    },
    watched: noteFiles,
  });
  const state = { reference: () => reference, ready: () => first, noteFiles };
  const modules = dataModules(() => state, {
    'virtual-symbol-cards': symbolCards,
    'virtual-symbol-groups': symbolsByExtension,
  });
  const isGenerated = (file: string) => file.startsWith(path.join(known.root, OUT_DIR));

  return {
    shortcuts: [{ name: 'API reference', route: API_ROUTE }],
    components: { SymbolIndex: asIsland('SymbolIndex') },
    codeLinks: links.linksIn,
    async cacheKey() {
      await first;
      return linksDigest;
    },
    async generatePages(isProduction) {
      first = isProduction ? write() : update();
      if (isProduction || !hasPages()) await first;
      if (error) logger.error(error.message);
    },
    async check(all) {
      await first;
      const changes = all.find(({ route }) => route === CHANGES_ROUTE);
      if (!reference || !changes) return [];
      const { problems, extensions } = reference.notes;
      const ids = all.flatMap(({ route }) => docIdOf(route) ?? []);
      const lost = extensions.filter(({ guide }) => !ids.includes(guide));
      const guides = all.filter(
        ({ name, route }) => isMarkdown(name) && !`${route}/`.startsWith(`/${OUT_DIR}/`),
      );
      const deprecated = reference.entries.filter(({ status }) => status === 'deprecated');
      const names = deprecated.map(({ symbol }) => symbol.name);
      return [
        ...problems,
        ...lost.map(({ guide, file, line }) => ({ file, line, column: 1, ...noPage(guide, ids) })),
        ...checkAgreement(guides, changes, reference.history, names),
      ];
    },
    sourceOf: (problem) => (isGenerated(problem.file) ? inNotes(problem, noteFiles()) : problem),
    rspress: {
      name: 'site:api-reference',
      config(config) {
        config.route = {
          ...config.route,
          exclude: [...(config.route?.exclude ?? []), '_symbols/**'],
        };
        return config;
      },
      addRuntimeModules: modules.addRuntimeModules,
      builderConfig: { plugins: [...(modules.builderConfig?.plugins ?? []), errors] },
    },
    api: {
      ...state,
      hrefOf: (name) => reference?.hrefOf({ type: 'symbol', name }),
      noteOn: (name, part) => reference && noteOnPart(reference, name, part),
    },
  };
}
