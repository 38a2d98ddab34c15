// Replaces the official TypeDoc plugin (see "Packages of the plan" in the README) and typedoc-plugin-markdown (see the
// README in this folder).
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { logger } from '@rspress/core';
import type { Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { docIdOf } from '../../../theme/config/docs';
import { EXTENSIONS_BY_TASK } from '../../../theme/config/extensions';
import { library } from '../../../theme/config/library';
import { CHANGES_ROUTE } from '../../../theme/config/pages';
import { readCodeFiles } from '../../content/code-files';
import { isComponent, withoutCopy } from '../../content/components';
import { takeMarks } from '../../content/fence';
import type { Pages } from '../../content/pages';
import { pathsIn, writeFiles } from '../../lib/files';
import { inProject, ROOT } from '../../lib/paths';
import { pluginOwnErrors } from '../../rspress/development';
import type { SiteHooks, SitePlugin } from '../../rspress/site';
import { noPage } from '../../rules/theme-config';
import { apiEntryPoints, readPackage } from '../../typescript/package';
import { loadModel, readData } from './data';
import { dataModules, type ReferenceState, symbolCards, symbolsByExtension } from './data-modules';
import { addFacts, headFacts } from './head-facts';
import { readChangeRows } from './history/change-rows';
import { inNotes, readNotes } from './notes/read';
import { collectDemos, collectGuides } from './render/guides';
import { globalsPage, indexPage } from './render/index-pages';
import { createSite, noteOnPart, pathOf, type Site as Reference } from './render/site';
import { symbolPage } from './render/symbol-page';
import { createSymbolLinks } from './symbol-links';

/** The parts of the reference that other plugins can use. */
interface ReferenceApi extends ReferenceState {
  hrefOf(symbol: string): string | undefined;
  /** Markdown about a member, a parameter, an option or an overload (`2.`) of a symbol. */
  noteOn(symbol: string, part: string): string | undefined;
}

/** The folder of the generated pages, below the folder of all pages. It contains nothing else. */
const OUT_DIR = 'docs/api';

/**
 * Writes the API reference of the installed package as pages, before Rspress collects pages. Notes on symbols are in
 * `_symbols` next to the pages, history and sizes in `scripts/plugins/api/data`. The navigation builds the sidebar from
 * the generated pages.
 *
 * In development, the pages are written again when a note changes.
 *
 * Throws if the package cannot be read, or a type or link in it cannot be resolved; in development, the error overlay
 * shows the error instead.
 */
export const api: SitePlugin<ReferenceApi> = {
  name: 'api',
  fenceWords: ['declaration'],
  setup: ({ pages }) => setUp(pages),
};

function setUp(sitePages: Pages): SiteHooks<ReferenceApi> {
  let reference: Reference | undefined;
  /** Settles when the pages have been written for the first time. In development, the server starts earlier. */
  let first: Promise<void> = Promise.resolve();
  const links = createSymbolLinks(
    () => reference?.model,
    (target) => reference?.hrefOf(target),
  );

  const facts = readPackage(apiEntryPoints, ROOT);
  // Starts early, while the rest of the configuration is read. Writing the pages reports errors.
  const reading = loadModel(facts);
  reading.catch(() => {});

  const notesFolder = path.join(sitePages.root, '_symbols');
  const noteFiles = () => pathsIn(notesFolder, '.md');

  async function prepare(): Promise<Reference> {
    const root = `/${OUT_DIR}`;
    // Meanwhile, TypeScript reads the package in another process.
    const pages = await sitePages.refresh();
    const guides = collectGuides(pages, apiEntryPoints, root);
    const demos = collectDemos(pages, apiEntryPoints, readCodeFiles());
    const model = await reading;
    const notes = readNotes(notesFolder, model);
    const data = readData(inProject('scripts/plugins/api/data'), model);
    const changes = readChangeRows(await sitePages.read(`${CHANGES_ROUTE.slice(1)}.mdx`));
    const sources = { model, notes, guides, demos, changes, ...data };
    return createSite(sources, root, library.repository);
  }

  async function write(): Promise<void> {
    const created = await prepare();
    reference = created;
    const folder = path.basename(OUT_DIR);
    const files = new Map([
      [`${folder}.mdx`, indexPage(created)],
      [`${folder}/globals.mdx`, globalsPage(created)],
      ...created.entries.map((entry): [string, string] => {
        return [`${folder}/${pathOf(entry.symbol)}.mdx`, symbolPage(entry, created, links)];
      }),
    ]);
    writeFiles(path.join(sitePages.root, OUT_DIR), files);
  }

  let writtenNotes = '';
  let error: Error | undefined;

  /** Writes the pages in development if a note has changed, and remembers the error. */
  async function update(): Promise<void> {
    const notes = noteFiles()
      .map((file) => readFileSync(file, 'utf8'))
      .join('\0');
    if (notes === writtenNotes) return;
    writtenNotes = notes;
    error = await write().then(
      () => undefined,
      (reason: Error) => reason,
    );
  }

  /** Whether pages of this version exist from an earlier run. If so, only their text can change. */
  function hasPages(): boolean {
    const index = path.join(sitePages.root, `${OUT_DIR}.mdx`);
    return existsSync(index) && readFileSync(index, 'utf8').includes(` ${facts.version}`);
  }

  const errors = pluginOwnErrors('site:api-reference-errors', {
    async find() {
      // Not before the first run, which takes seconds and would delay other pages.
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
  const isGenerated = (file: string) => file.startsWith(path.join(sitePages.root, OUT_DIR));

  /** Adds facts to the heads of pages, and links to names in code. */
  const remarkReference: Plugin<[], MarkdownRoot> =
    () =>
    async (tree, { data }) => {
      await first;
      if (reference && data.page) addFacts(tree.children, headFacts(data.page, reference));
      visit(tree, 'code', (node) => {
        const found = links.linksIn(takeMarks(node.value).code, node.lang ?? '');
        if (found.length > 0) node.data = { ...node.data, links: found };
      });
    };

  return {
    components: { SymbolIndex: withoutCopy('kinds', 'extensions', 'total') },
    async check(all) {
      await first;
      if (!reference) return [];
      const { problems, extensions } = reference.notes;
      const ids = all.flatMap(({ route }) => docIdOf(route) ?? []);
      const mapped = EXTENSIONS_BY_TASK.flatMap(({ guides }) => guides);
      const lost = extensions.flatMap(({ guide, file, line }) => {
        const place = { file, line, column: 1 };
        if (!ids.includes(guide)) return { ...place, ...noPage(guide, ids) };
        if (mapped.includes(guide)) return [];
        const message = `The guide "${guide}" is not in the list of extensions.`;
        return { ...place, message, remedy: 'Add it to theme/config/extensions.ts.' };
      });
      return [...problems, ...lost];
    },
    sourceOf: (problem) => (isGenerated(problem.file) ? inNotes(problem, noteFiles()) : problem),
    rspress: {
      name: 'site:api-reference',
      async config(config, _utils, isProduction) {
        first = isProduction ? write() : update();
        if (isProduction || !hasPages()) await first;
        if (error) logger.error(error.message);
        config.route = {
          ...config.route,
          exclude: [...(config.route?.exclude ?? []), '_symbols/**'],
        };
        return config;
      },
      addRuntimeModules: modules.addRuntimeModules,
      markdown: { remarkPlugins: [remarkReference], rehypePlugins: [() => formatSymbolTables] },
      builderConfig: { plugins: [...(modules.builderConfig?.plugins ?? []), errors] },
    },
    api: {
      ...state,
      hrefOf: (name) => reference?.hrefOf({ type: 'symbol', name }),
      noteOn: (name, part) => reference && noteOnPart(reference, name, part),
    },
  };
}

/** Removes the labels of cells below the symbol index, which has its own format for narrow screens. */
function formatSymbolTables(root: Root): void {
  let isBelow = false;
  visit(root, (node) => {
    isBelow ||= isComponent(node) && node.name === 'SymbolIndex';
    if (isBelow && node.type === 'element') delete node.properties.dataLabel;
  });
}
