import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RouteMeta, RspressPlugin } from '@rspress/core';
import { routeOfFile } from '../../theme/config/routes';
import { withSlashes } from '../lib/paths';

/** Name of a rule in Rspress' configuration of Rspack: how it compiles Markdown. */
const MDX_RULE = 'mdx';

export interface PagesOptions {
  /** The code of a page's module: `export default` of what `theme/pages/pages.ts` calls a `Page`. */
  moduleOf(file: string): Promise<{ code: string; dependencies: string[] }>;
  /** What compiled pages depend on, besides their sources. */
  digest(): string;
}

const chunkName = (file: string) => `page-${file.replace(/\W+/g, '-')}`;

/** Whether a chunk is that of a page. */
export const isPageChunk = (name: string | undefined): boolean =>
  name?.startsWith('page-') ?? false;

/**
 * Makes the modules of pages, and `virtual-pages`, the list of them. Rspress would make a React component of
 * each page; here a page is data with one text of HTML.
 */
export function pluginPages({ moduleOf, digest }: PagesOptions): RspressPlugin {
  let code = '';
  const cacheDigest: string[] = [];
  const modules: RsbuildPlugin = {
    name: 'site:pages',
    setup(api) {
      api.transform({ test: /\.mdx?$/ }, async ({ resourcePath, addDependency }) => {
        const page = await moduleOf(resourcePath);
        for (const file of page.dependencies) addDependency(file);
        return page.code;
      });
    },
  };
  return {
    name: 'site:pages',
    routeGenerated(routes) {
      code = listOfPages(routes);
      cacheDigest.splice(0, Number.POSITIVE_INFINITY, digest());
    },
    addRuntimeModules: () => ({ 'virtual-pages': code }),
    builderConfig: {
      performance: { buildCache: { cacheDigest } },
      plugins: [modules],
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
}

/**
 * The code of `virtual-pages`. The list is part of the first load, and each page counts there: names come
 * as one text, without `.mdx`, and routes follow from them.
 *
 * @throws where a page's route does not follow from its file's name
 */
export function listOfPages(
  routes: readonly Pick<RouteMeta, 'routePath' | 'relativePath' | 'absolutePath'>[],
): string {
  for (const { routePath, relativePath } of routes) {
    if (routeOfFile(withSlashes(relativePath)) !== routePath) {
      throw new Error(
        `docs/${relativePath} has the route ${routePath}, but the site writes routes without a slash ` +
          'at the end. Move the page so that its file name says the route (docs/x.mdx for /x).',
      );
    }
  }
  const names = routes.map(({ relativePath }) => withSlashes(relativePath).replace(/\.mdx$/, ''));
  const loaders = routes.map(({ absolutePath }, index) => {
    const name = chunkName(names[index] ?? '');
    return `  () => import(/* webpackChunkName: "${name}" */ ${JSON.stringify(path.normalize(absolutePath))}),`;
  });
  return `export const files = ${JSON.stringify(names.join('|'))};
export const loaders = [
${loaders.join('\n')}
];
`;
}

/** The chunk files of a finished compilation, by the routes of their pages. */
export function chunkFiles(
  chunks: Iterable<{ name?: string; files: Iterable<string> }>,
  files: readonly string[],
): Map<string, string> {
  const byChunk = new Map(files.map((file) => [chunkName(file.replace(/\.mdx$/, '')), file]));
  const found = new Map<string, string>();
  for (const { name, files: names } of chunks) {
    const file = byChunk.get(name ?? '');
    const [script] = [...names].filter((one) => one.endsWith('.js'));
    if (file && script) found.set(routeOfFile(file), script);
  }
  return found;
}
