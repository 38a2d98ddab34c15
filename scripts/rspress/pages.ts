import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import type { PluginDriver } from '@rspress/core/dist/node/PluginDriver.js';
import { routeOfFile } from '../../theme/config/routes';
import { digestOf } from '../lib/cache';
import { pathsIn } from '../lib/files';
import { inProject, withSlashes } from '../lib/paths';
import { acceptEdits } from './development';
import type { Site } from './site';
import { checkStaticCode } from './static-code';

/** Files beside pages whose component is an island. */
const ISLAND_FILE = /\.island\.[jt]sx$/;

/** The query of an import that means the component of an island file itself. */
const COMPONENT_QUERY = 'component';

const PAGE_FILE = /\.mdx?$/;

/**
 * Adds to Rspress's pages: their place in the navigation, as data (`usePageData`), and islands: a page that imports
 * `*.island.tsx` gets a placeholder with the first view, and the browser loads the component when the reader needs it.
 */
export function pluginPages(site: Site): RspressPlugin {
  const { pages, hooks, navigation } = site;
  let config: UserConfig = {};
  /** What pages show of other pages, members and demos, which the bundler's cache does not know. */
  const cacheDigest: string[] = [];
  /** Static files are no part of pages. */
  const files = path.join(pages.root, 'public');
  const compile: RsbuildPlugin = {
    name: 'site:pages',
    setup(api) {
      // Before Rspress's loader.
      api.transform(
        { test: PAGE_FILE, order: 'pre' },
        async ({ code, resourcePath, addDependency }) => {
          const page = await pages.read(withSlashes(path.relative(pages.root, resourcePath)));
          for (const { filesOf } of hooks)
            for (const file of filesOf?.(page) ?? []) addDependency(file);
          return code;
        },
      );
      if (api.context.action === 'dev') {
        api.transform({ test: PAGE_FILE, order: 'post' }, ({ code, resourcePath }) => {
          const route = routeOfFile(withSlashes(path.relative(pages.root, resourcePath)));
          return (
            code + acceptEdits('page-edit', `{ route: ${JSON.stringify(route)}, Text: MDXContent }`)
          );
        });
      }
      api.transform(
        { test: ISLAND_FILE, resourceQuery: { not: new RegExp(COMPONENT_QUERY) } },
        ({ resourcePath }) => {
          const name = nameOf(pages.root, resourcePath);
          const wrapper = inProject('theme/app/islands/authorIsland.tsx');
          return `import { authorIsland } from ${JSON.stringify(wrapper)};\nexport default authorIsland(${JSON.stringify(name)});\n`;
        },
      );
    },
  };
  return {
    name: 'site:pages',
    config(found) {
      config = found;
      return found;
    },
    async routeServiceGenerated(routeService, isProduction) {
      if (isProduction) return;
      const { compile } = await import('@rspress/core/dist/node/mdx/processor.js');
      const pluginDriver = { getPlugins: () => config.plugins ?? [] } as PluginDriver;
      site.compile = ({ source, file }) =>
        compile({
          source,
          filepath: file,
          docDirectory: pages.root,
          config,
          routeService,
          pluginDriver,
        });
    },
    routeGenerated(routes) {
      checkRoutes(routes);
      // Of each other, pages only show facts. So after an edit to its text, only that page is compiled again. Modules that
      // read the text of a page must name its file as a dependency (`scripts/plugins/api/data-modules.ts`).
      const all = pages.all();
      const known = new Set(all.map(({ file }) => file));
      const others = pathsIn(pages.root).filter(
        (file) => !file.startsWith(files) && !known.has(file),
      );
      const facts = all.map(({ source, file, ...page }) => JSON.stringify(page));
      cacheDigest.push(digestOf({ files: others, texts: facts }));
    },
    extendPageData(data) {
      Object.assign(data, { navigation: navigation.of({ route: data.routePath }) });
    },
    addRuntimeModules: () => ({
      'virtual-islands': islandsModule(pages.root, islandFiles(pages.root)),
    }),
    builderConfig: {
      performance: { buildCache: { cacheDigest } },
      plugins: [compile, checkStaticCode(pages.root)],
      tools: {
        bundlerChain(chain) {
          chain.module
            .rule('site:pages')
            .test(/\.(?:[jt]sx?|mdx?)$/)
            .include.add(pages.root)
            .end()
            // Replaces an alias of Rspress with the same name.
            .resolve.alias.set('@rspress/core/runtime', inProject('theme/app/pageRuntime.ts'));
        },
      },
    },
  };
}

/** `docs/Counter` for `docs/Counter.island.tsx`. */
const nameOf = (root: string, file: string) =>
  withSlashes(path.relative(root, file)).replace(ISLAND_FILE, '');

const islandFiles = (root: string) => pathsIn(root).filter((file) => ISLAND_FILE.test(file));

/** The code of `virtual-islands`: the islands of pages, by name. */
function islandsModule(root: string, files: readonly string[]): string {
  const entries = files.map((file) => {
    const name = nameOf(root, file);
    const chunk = `island-${path.basename(name)}`;
    const source = JSON.stringify(`${file}?${COMPONENT_QUERY}`);
    return `  ${JSON.stringify(name)}: { what: 'The component', load: async () => (await import(/* webpackChunkName: "${chunk}" */ ${source})).default },\n`;
  });
  return `export const islands = {\n${entries.join('')}};\n`;
}

type Route = Pick<RouteMeta, 'routePath' | 'relativePath'>;

/**
 * Checks routes.
 *
 * @throws if the route of a page does not follow from its file name
 */
function checkRoutes(routes: readonly Route[]): void {
  for (const { routePath, relativePath } of routes) {
    if (routeOfFile(withSlashes(relativePath)) === routePath) continue;
    const file = withSlashes(relativePath).replace(/\/index(?=\.\w+$)/, '');
    throw new Error(
      `docs/${relativePath} has the route ${routePath}, but the site writes routes without a slash ` +
        `at the end. Move the page to docs/${file}.`,
    );
  }
}
