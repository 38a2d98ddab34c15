import path from 'node:path';
import type { RouteMeta, RspressPlugin } from '@rspress/core';
import { routePathOf } from '../../theme/runtime/routes/routePath';

const CREATE_ROUTES = path.join(import.meta.dirname, '../../theme/runtime/routes/createRoutes.tsx');
/** The dynamic imports in Rspress' own route code: they carry the chunk names that its HTML preloads. */
const IMPORTS = /import\(\/\* webpackChunkName: "[^"]+" \*\/ "(?:[^"\\]|\\.)+"\)/g;

/**
 * The code of `virtual-routes`. Rspress' own has about 300 bytes for each page (a lazy component, two
 * loaders, path, file, language and version); ours has the file's name and its import.
 *
 * @param rspressCode the route code that Rspress would have used, for its imports
 * @throws where a page's route does not follow from its file's name
 */
export function routesCode(
  routes: Pick<RouteMeta, 'routePath' | 'relativePath'>[],
  rspressCode: string,
): string {
  const imports = rspressCode.match(IMPORTS) ?? [];
  if (imports.length !== routes.length) {
    throw new Error(
      `${routes.length} routes but ${imports.length} imports in Rspress' route code. Its form has ` +
        'changed with a new version: adapt IMPORTS in scripts/bundle/routes.ts.',
    );
  }
  for (const { routePath, relativePath } of routes) {
    if (routePathOf(relativePath) !== routePath) {
      throw new Error(
        `docs/${relativePath} has the route ${routePath}, but the site writes routes without a slash ` +
          `at the end. Move the page so that its file name says the route (docs/x.mdx for /x).`,
      );
    }
  }
  const files = routes.map(({ relativePath }) => relativePath.replace(/\.mdx$/, '')).join('|');
  return `import { createRoutes } from ${JSON.stringify(CREATE_ROUTES)};
export const routes = createRoutes(${JSON.stringify(files)}, [
${imports.map((code) => `  () => ${code},`).join('\n')}
]);
`;
}

/** Replaces Rspress' route list, which is in the first load, by a shorter one. */
export function pluginRoutes(): RspressPlugin {
  let code = '';
  return {
    name: 'site:routes',
    routeServiceGenerated(service: { getRoutes(): RouteMeta[]; generateRoutesCode(): string }) {
      code = routesCode(service.getRoutes(), service.generateRoutesCode());
    },
    addRuntimeModules: () => ({ 'virtual-routes': code }),
  };
}
