import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RouteMeta, RspressPlugin } from '@rspress/core';
import { routeOfFile } from '../../theme/config/routes';
import { withSlashes } from '../lib/paths';
import { acceptEdits } from './development';
import type { Site } from './site';

/** The name of the rule for Markdown in Rspress's configuration of Rspack. */
const MDX_RULE = 'mdx';

/**
 * Compiles pages to data, from which the theme renders their documents. `virtual-pages` contains a module for each
 * page. Rspress would compile each page to a React component.
 */
export function pluginPages({
  content,
  navigation,
}: Pick<Site, 'content' | 'navigation'>): RspressPlugin {
  let routes: readonly RouteMeta[] = [];
  const cacheDigest: string[] = [];

  const pages: RsbuildPlugin = {
    name: 'site:pages',
    setup(api) {
      api.transform({ test: /\.mdx?$/ }, async ({ resourcePath, addDependency }) => {
        const page = await content.contentOf(resourcePath, addDependency);
        const code = `const page = ${JSON.stringify(page.content)};\nexport default page;\n`;
        if (api.context.action !== 'dev') return code;
        return code + acceptEdits('page-edit', `{ route: ${JSON.stringify(page.route)}, page }`);
      });
    },
  };
  return {
    name: 'site:pages',
    routeGenerated(generated) {
      routes = generated;
      checkRoutes(routes);
      cacheDigest.splice(0, Number.POSITIVE_INFINITY, navigation.digest());
    },
    addRuntimeModules: () => ({ 'virtual-pages': modulesOf(routes) }),
    builderConfig: {
      performance: { buildCache: { cacheDigest } },
      plugins: [pages],
      tools: {
        // Not in `modifyBundlerChain` of a plugin, which runs before Rspress adds its rule.
        bundlerChain(chain) {
          if (!chain.module.rules.has(MDX_RULE)) {
            throw new Error(
              `Rspress no longer has a rule "${MDX_RULE}": find out what compiles Markdown now, and correct scripts/rspress/pages.ts.`,
            );
          }
          chain.module.rule(MDX_RULE).oneOf(MDX_RULE).uses.clear();
        },
      },
    },
  };
}

type Route = Pick<RouteMeta, 'routePath' | 'relativePath' | 'absolutePath'>;

/**
 * Checks routes.
 *
 * @throws if the route of a page does not follow from its file name
 */
function checkRoutes(routes: readonly Route[]): void {
  for (const { routePath, relativePath } of routes) {
    if (routeOfFile(withSlashes(relativePath)) === routePath) continue;
    throw new Error(
      `docs/${relativePath} has the route ${routePath}, but the site writes routes without a slash ` +
        'at the end. Move the page so that its file name matches the route (docs/x.mdx for /x).',
    );
  }
}

/** The code of `virtual-pages`: a module for each page. */
export function modulesOf(routes: readonly Route[]): string {
  const entries = routes.map(({ routePath, absolutePath }) => {
    const file = JSON.stringify(path.normalize(absolutePath));
    return `  ${JSON.stringify(routePath)}: () => import(${file}),\n`;
  });
  return `export const modules = {\n${entries.join('')}};\n`;
}
