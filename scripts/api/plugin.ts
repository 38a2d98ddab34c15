// Takes the place of the official TypeDoc plugin, whose version for Rspress 2 is not published; its own
// renderer, instead of typedoc-plugin-markdown, because pages say more than TypeDoc knows.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { logger, type RspressPlugin } from '@rspress/core';
import { site as siteConfig } from '../../theme/config/site';
import type { LinksIn } from '../content/code-html';
import { readDemoSources } from '../content/demo-sources';
import { isMarkdown, type Page } from '../content/page';
import type { Pages } from '../content/pages';
import { pathsIn, writeFiles } from '../lib/files';
import { inProject, ROOT } from '../lib/paths';
import { pluginOwnErrors } from '../rspress/own-errors';
import type { Problem } from '../rules/problems';
import { readData } from './data';
import { checkAgreement } from './history/agreement';
import { readChangeRows } from './history/change-rows';
import { type Releases, releasesOf } from './history/releases';
import { loadModel } from './load-model';
import { readNotes } from './notes/read';
import { readPackage } from './package';
import { symbolCards } from './render/cards';
import { symbolsByExtension } from './render/groups';
import { demosAmong, guidesAmong } from './render/guides';
import { entrancePage, globalsPage } from './render/index-pages';
import { createSite, noteOnPart, pathOf, type Site } from './render/site';
import { symbolPage } from './render/symbol-page';
import { versionData } from './render/version-data';
import { createSymbolLinks } from './symbol-links';

/** Modules with data for the browser, loaded when they are needed. */
const MODULES: Record<string, (site: Site) => unknown> = {
  'virtual-symbol-cards': symbolCards,
  'virtual-symbol-groups': symbolsByExtension,
  'virtual-versions': versionData,
};

/** Says in words what each version changed. */
const CHANGES = 'docs/changes.mdx';

export interface TypeDocOptions {
  /** Import specifiers of the package's entry points; the shortest is the package's name. */
  entryPoints: string[];
  /** Folder of the generated pages, below the folder of all pages. It holds nothing else. */
  outDir: string;
  pages: Pages;
}

/**
 * Writes the API reference of an installed package as pages, before Rspress looks for pages. Notes on its
 * symbols stand in `_symbols` beside the pages, history and sizes in `scripts/api/data`. The sidebar is made
 * by the navigation from the pages there are.
 *
 * In development the pages are written again when a note has changed.
 *
 * @returns the plugin, and what makes links of the package's names in code
 * @throws when the package cannot be read, a type or link in it leads nowhere, or a symbol has no notes; in
 * development such an error stands over the page
 */
export function pluginTypeDoc({ entryPoints, outDir, pages: known }: TypeDocOptions): {
  plugin: RspressPlugin;
  linksIn: LinksIn;
  /** Finds what pages say about versions that is not so. */
  check: (pages: readonly Page[]) => Promise<Problem[]>;
  /** Path of the page of a symbol. */
  hrefOf: (symbol: string) => string | undefined;
  /** Markdown about a member, a parameter, an option or, as `2.`, an overload of a symbol. */
  noteOn: (symbol: string, part: string) => string | undefined;
  /** What each version changed and needs. */
  releases: () => Releases;
  /** In development the server starts before names are known. */
  ready: () => Promise<void>;
} {
  let site: Site | undefined;
  /** Settled when the pages were written for the first time. */
  let first: Promise<void> = Promise.resolve();
  const links = createSymbolLinks(
    () => site?.model,
    (target) => site?.hrefOf(target),
  );

  const facts = readPackage(entryPoints, ROOT);
  // At once, while the rest of the configuration is read; what it throws comes with the pages.
  const reading = loadModel(facts);
  reading.catch(() => {});

  const notesFolder = path.join(known.root, '_symbols');
  const noteFiles = () => pathsIn(notesFolder, '.md');

  async function prepare(): Promise<Site> {
    const root = `/${outDir}`;
    // The guides are read while TypeScript reads the package, in another thread.
    const pages = await known.refresh();
    const guides = guidesAmong(pages, entryPoints, root);
    const demos = demosAmong(pages, entryPoints, readDemoSources());
    const model = await reading;
    const notes = readNotes(notesFolder, model);
    const data = readData(inProject('scripts/api/data'), model);
    const changes = readChangeRows(await known.read(CHANGES));
    const sources = { model, notes, guides, demos, changes, ...data };
    return createSite(sources, root, siteConfig.library.repository);
  }

  async function write(): Promise<void> {
    const made = await prepare();
    site = made;
    const folder = path.basename(outDir);
    const files = new Map([
      [`${folder}.mdx`, entrancePage(made)],
      [`${folder}/globals.mdx`, globalsPage(made)],
      ...made.entries.map((entry): [string, string] => {
        return [`${folder}/${pathOf(entry.symbol)}.mdx`, symbolPage(entry, made, links)];
      }),
    ]);
    writeFiles(path.join(known.root, outDir), files);
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
    const entrance = path.join(known.root, `${outDir}.mdx`);
    return existsSync(entrance) && readFileSync(entrance, 'utf8').includes(` ${facts.version}`);
  }

  const rsbuildPlugin: RsbuildPlugin = {
    name: 'site:api-reference',
    setup(api) {
      for (const [name, dataOf] of Object.entries(MODULES)) {
        api.transform(
          { test: new RegExp(`[\\\\/]${name}\\.js$`), order: 'post' },
          async ({ addDependency }) => {
            for (const file of noteFiles()) addDependency(file);
            await first;
            const json = JSON.stringify(site ? dataOf(site) : {});
            return `export const data = JSON.parse(${JSON.stringify(json)});`;
          },
        );
      }
    },
  };
  const errors = pluginOwnErrors('site:api-reference-errors', {
    async find() {
      // The first time takes seconds, and the browser waits for other pages as well.
      if (site || error) await update();
      return error ? [error] : [];
    },
    watched: noteFiles,
  });

  const plugin: RspressPlugin = {
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
    addRuntimeModules: () => Object.fromEntries(Object.keys(MODULES).map((name) => [name, ''])),
    builderConfig: { plugins: [rsbuildPlugin, errors] },
  };
  async function check(all: readonly Page[]): Promise<Problem[]> {
    await first;
    const changes = all.find(({ name }) => name === CHANGES);
    if (!site || !changes) return [];
    const guides = all.filter(
      ({ name, route }) => isMarkdown(name) && !`${route}/`.startsWith(`/${outDir}/`),
    );
    const deprecated = site.entries.filter(({ status }) => status === 'deprecated');
    const names = deprecated.map(({ symbol }) => symbol.name);
    return checkAgreement(guides, changes, site.history, names);
  }
  const hrefOf = (name: string) => site?.hrefOf({ type: 'symbol', name });
  const noteOn = (name: string, part: string) => site && noteOnPart(site, name, part);
  function releases(): Releases {
    if (!site) return { versions: [], changes: [] };
    const { history, changes, entryOf, extensions } = site;
    return releasesOf(history, changes, (name) => {
      const entry = entryOf(name);
      // The notes on an extension begin with its main function.
      const [main] = extensions.find(({ guide }) => guide === entry?.note.guide)?.entries ?? [];
      return entry && main && { href: entry.href, extension: main.symbol.name };
    });
  }
  return { plugin, linksIn: links.linksIn, hrefOf, noteOn, check, releases, ready: () => first };
}
