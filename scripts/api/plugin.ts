// Takes the place of the official TypeDoc plugin, whose version for Rspress 2 is not published; its own
// renderer, instead of typedoc-plugin-markdown, because pages say more than TypeDoc knows.
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { site as siteConfig } from '../../theme/config/site';
import { loadModel } from './load-model';
import { readPackage } from './package';
import { entrancePage, globalsPage } from './render/index-pages';
import { createSite, pathOf } from './render/site';
import { symbolPage } from './render/symbol-page';
import { writePages } from './write-pages';

export interface TypeDocOptions {
  /** Import specifiers of the package's entry points; the shortest is the package's name. */
  entryPoints: string[];
  /** Folder of the generated pages, below the folder of all pages. It holds nothing else. */
  outDir: string;
}

/**
 * Writes the API reference of an installed package as pages, before Rspress looks for pages.
 * @throws when the package cannot be read, or a type or link in it leads nowhere
 */
export function pluginTypeDoc({ entryPoints, outDir }: TypeDocOptions): RspressPlugin {
  return {
    name: 'api-reference',
    async config(config) {
      const pages = path.resolve(config.root ?? 'docs');
      const facts = readPackage(entryPoints, process.cwd());
      const cache = path.resolve('node_modules/.cache/api-reference');
      const model = await loadModel(facts, cache);
      const site = createSite(model, `/${outDir}`, siteConfig.library.repository);
      const folder = path.basename(outDir);
      const files = new Map<string, string>([
        [`${folder}.mdx`, entrancePage(site)],
        [`${folder}/globals.mdx`, globalsPage(site)],
      ]);
      for (const symbol of model.symbols) {
        files.set(`${folder}/${pathOf(symbol)}.mdx`, symbolPage(symbol, site));
      }
      writePages(path.join(pages, outDir), files);
      return config;
    },
  };
}
