// Takes the place of the official TypeDoc plugin, whose version for Rspress 2 is not published; its own
// renderer, instead of typedoc-plugin-markdown, because pages say more than TypeDoc knows.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { site as siteConfig } from '../../theme/config/site';
import type { LinksIn } from '../content/code-html';
import type { Pages } from '../content/pages';
import { readData } from './data';
import { loadModel } from './load-model';
import { readNotes } from './notes/read';
import { readPackage } from './package';
import { cardsModule } from './render/cards';
import { guidesAmong } from './render/guides';
import { entrancePage, globalsPage } from './render/index-pages';
import { createSite, pathOf, type Site } from './render/site';
import { symbolPage } from './render/symbol-page';
import { createSymbolLinks } from './symbol-links';
import { writePages } from './write-pages';

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
 * @returns the plugin, and what makes links of the package's names in code
 * @throws when the package cannot be read, a type or link in it leads nowhere, or a symbol has no notes
 */
export function pluginTypeDoc({ entryPoints, outDir, pages: known }: TypeDocOptions): {
  plugin: RspressPlugin;
  linksIn: LinksIn;
} {
  let site: Site | undefined;
  const links = createSymbolLinks(
    () => site?.model,
    (target) => site?.hrefOf(target),
  );

  const readModel = async () => loadModel(readPackage(entryPoints, process.cwd()));
  // At once, while the rest of the configuration is read; what it throws comes with the pages.
  const early = process.env.NODE_ENV === 'production' ? readModel() : undefined;
  early?.catch(() => {});

  async function prepare(pages: string): Promise<Site> {
    const root = `/${outDir}`;
    // The guides are read while TypeScript reads the package, in another thread.
    const guides = guidesAmong(await known.refresh(), entryPoints, root);
    const model = await (early ?? readModel());
    const notes = readNotes(path.join(pages, '_symbols'), model);
    const data = readData(path.join(import.meta.dirname, 'data'), model);
    return createSite({ model, notes, guides, ...data }, root, siteConfig.library.repository);
  }

  const plugin: RspressPlugin = {
    name: 'api-reference',
    async config(config) {
      const pages = path.resolve(config.root ?? 'docs');
      const made = await prepare(pages);
      site = made;
      const folder = path.basename(outDir);
      const files = new Map([
        [`${folder}.mdx`, entrancePage(made)],
        [`${folder}/globals.mdx`, globalsPage(made)],
        ...made.entries.map((entry): [string, string] => {
          const table = path.join(pages, '_members', `${entry.note.guide}.ts`);
          const isFeature = made.extensions.some(({ entries: [first] }) => first === entry);
          const members = isFeature && existsSync(table);
          return [`${folder}/${pathOf(entry.symbol)}.mdx`, symbolPage(entry, made, links, members)];
        }),
      ]);
      writePages(path.join(pages, outDir), files);
      config.route = {
        ...config.route,
        exclude: [...(config.route?.exclude ?? []), '_symbols/**'],
      };
      return config;
    },
    addRuntimeModules: () => ({ 'virtual-symbol-cards': site ? cardsModule(site) : '' }),
  };
  return { plugin, linksIn: links.linksIn };
}
