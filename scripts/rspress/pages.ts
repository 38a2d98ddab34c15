import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RouteMeta, RspressPlugin } from '@rspress/core';
import { PAGES_FOLDER } from '../../theme/config/constants';
import { pageFileOf, routeOfFile } from '../../theme/config/routes';
import { isMarkdown } from '../content/page';
import { withSlashes } from '../lib/paths';
import { acceptEdits } from './hot';

/** Name of a rule in Rspress' configuration of Rspack: how it compiles Markdown. */
const MDX_RULE = 'mdx';

export interface PagesOptions {
  /**
   * A page as `theme/pages/pages.ts` has it.
   *
   * @param dependsOn is told of other files that it comes from
   */
  contentOf(
    file: string,
    dependsOn?: (file: string) => void,
  ): Promise<{ route: string; content: object }>;
  /** What compiled pages depend on, besides their sources. */
  digest(): string;
}

/** Length of the hash in names of pages' files, in hexadecimal digits: it tells versions of one page apart. */
const HASH_LENGTH = 8;

const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);

/** Addresses in the built site, without base: the list of pages, and the files of the pages by route. */
export interface PageFiles {
  list: string;
  byRoute: ReadonlyMap<string, string>;
}

/**
 * Makes pages data: in the built site a file for each, `static/pages/x.<hash>.json`, and one list of them;
 * where documents are made and in development modules, `virtual-pages`. Rspress would make a React
 * component of each page.
 *
 * In files of data, pages cost the first load nothing: as chunks, each had 27 bytes of it, gzipped.
 */
export function pluginPages({ contentOf, digest }: PagesOptions): {
  plugin: RspressPlugin;
  /** What was written; there when the browser's code is finished. */
  files: PageFiles;
} {
  let routes: readonly RouteMeta[] = [];
  const byRoute = new Map<string, string>();
  const files = { list: '', byRoute };
  const cacheDigest: string[] = [];

  const pages: RsbuildPlugin = {
    name: 'site:pages',
    setup(api) {
      api.transform({ test: /\.mdx?$/ }, async ({ resourcePath, addDependency }) => {
        const { route, content } = await contentOf(resourcePath, addDependency);
        const code = `const page = ${JSON.stringify(content)};\nexport default page;\n`;
        if (api.context.action !== 'dev') return code;
        return code + acceptEdits('page-edit', `{ route: ${JSON.stringify(route)}, page }`);
      });
      api.processAssets(
        { stage: 'additional', environments: ['web'] },
        async ({ compilation, sources }) => {
          if (api.context.action === 'dev') return;
          const hashes: Record<string, string> = {};
          for (const { absolutePath } of routes.filter(isText)) {
            const { route, content } = await contentOf(absolutePath);
            const text = JSON.stringify(content);
            hashes[route] = hashOf(text);
            byRoute.set(route, pageFileOf(route, hashes[route]));
            compilation.emitAsset(pageFileOf(route, hashes[route]), new sources.RawSource(text));
          }
          const list = JSON.stringify(hashes);
          files.list = `${PAGES_FOLDER}.${hashOf(list)}.json`;
          compilation.emitAsset(files.list, new sources.RawSource(list));
        },
      );
    },
  };
  const plugin: RspressPlugin = {
    name: 'site:pages',
    routeGenerated(found) {
      routes = found;
      checkRoutes(routes);
      cacheDigest.splice(0, Number.POSITIVE_INFINITY, digest());
    },
    addRuntimeModules: () => ({ 'virtual-pages': modulesOf(routes) }),
    builderConfig: {
      performance: { buildCache: { cacheDigest } },
      plugins: [pages],
      tools: {
        // Here and not in a plugin's `modifyBundlerChain`, which runs before Rspress has added its rule.
        bundlerChain(chain) {
          if (!chain.module.rules.has(MDX_RULE)) {
            throw new Error(
              `Rspress has no rule "${MDX_RULE}" any more: see what compiles Markdown now, and correct scripts/rspress/pages.ts.`,
            );
          }
          chain.module.rule(MDX_RULE).oneOf(MDX_RULE).uses.clear();
        },
      },
    },
  };
  return { plugin, files };
}

type Route = Pick<RouteMeta, 'routePath' | 'relativePath' | 'absolutePath'>;

/** Whether a page is text, and not a component. */
const isText = ({ relativePath }: Route) => isMarkdown(relativePath);

/** @throws where a page's route does not follow from its file's name */
function checkRoutes(routes: readonly Route[]): void {
  for (const { routePath, relativePath } of routes) {
    if (routeOfFile(withSlashes(relativePath)) === routePath) continue;
    throw new Error(
      `docs/${relativePath} has the route ${routePath}, but the site writes routes without a slash ` +
        'at the end. Move the page so that its file name says the route (docs/x.mdx for /x).',
    );
  }
}

/** The code of `virtual-pages`: every page as a module, and for the browser of the built site components. */
export function modulesOf(routes: readonly Route[]): string {
  const list = (found: readonly Route[]) =>
    found
      .map(({ routePath, absolutePath }) => {
        const file = JSON.stringify(path.normalize(absolutePath));
        return `  ${JSON.stringify(routePath)}: () => import(${file}),\n`;
      })
      .join('');
  return `const components = {\n${list(routes.filter((route) => !isText(route)))}};
export const isComplete = Boolean(process.env.__SSR__) || process.env.NODE_ENV === 'development';
export const modules = process.env.__SSR__ || process.env.NODE_ENV === 'development'
  ? { ...components,\n${list(routes.filter(isText))}}
  : components;
`;
}
