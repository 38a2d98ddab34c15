import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { API_FOLDER, docIdOf } from '../../theme/config/docs';
import { createSidebars } from '../../theme/config/sidebars';
import { site } from '../../theme/config/site';
import type { DocsVersion, PageNavigation } from '../../theme/config/types';
import { readCommitDays } from './commit-days';
import { type PageFacts, readPageFacts, splitFrontMatter } from './page-facts';
import { navigationOf, resolveSidebar } from './resolve-sidebars';

/**
 * Turns the named sidebars of the theme configuration into data for the pages.
 *
 * - Each page's own chunk gets its `PageNavigation` (as `page.navigation` from `usePage()`).
 * - `virtual-navigation` knows the sidebars by name and loads them on demand; its types stand in
 *   theme/env.d.ts.
 * - Pages with `draft: true` are left out of production builds.
 *
 * @throws when a sidebar names a page that does not exist
 */
export function pluginNavigation(): RspressPlugin {
  let root = '';
  const version: DocsVersion = { ...site.docs.versions[0], docs: [], sidebars: {}, draftIds: [] };
  const navigation = new Map<string, PageNavigation>();
  const cacheDigest: string[] = [];

  return {
    name: 'navigation',

    async config(config, _utils, isProd) {
      root = path.resolve(config.root ?? 'docs');
      const drafts = isProd ? await findDrafts(root) : [];
      version.draftIds = drafts.flatMap((file) => docIdOf(`/${file.replace(/\.mdx?$/, '')}`) ?? []);
      config.route = { ...config.route, exclude: [...(config.route?.exclude ?? []), ...drafts] };
      return config;
    },

    async routeGenerated(routes) {
      const pages = await readPages(routes);
      const { draftIds } = version;
      version.docs = [...pages.values()].map(({ id, path }) => ({ id, path }));
      version.sidebars = Object.fromEntries(
        Object.entries(createSidebars([...pages.keys()])).map(([name, sidebar]) => [
          name,
          resolveSidebar(name, sidebar, pages, draftIds),
        ]),
      );
      const days = await readCommitDays(root);
      navigation.clear();
      for (const facts of pages.values()) {
        const day = facts.generated ? undefined : days.get(facts.file);
        navigation.set(path.normalize(facts.file), {
          ...navigationOf(facts, version.sidebars),
          ...(!facts.generated && { editUrl: editUrlOf(path.relative(root, facts.file)) }),
          ...(day && { lastUpdated: { day, text: formatDay(day) } }),
        });
      }
      // Compiled pages carry their navigation, so a cached one is stale when the navigation changes.
      const state = JSON.stringify([...navigation]);
      cacheDigest.splice(0, Infinity, createHash('sha1').update(state).digest('hex'));
    },

    markdown: {
      remarkPlugins: [
        function attachNavigation() {
          const { pageMeta } = this.data() as { pageMeta?: { navigation?: PageNavigation } };
          return (_tree, file) => {
            const found = navigation.get(path.normalize(file.path ?? ''));
            if (found && pageMeta) pageMeta.navigation = found;
          };
        },
      ],
    },

    addRuntimeModules: () => navigationModules(version),

    builderConfig: { performance: { buildCache: { cacheDigest } } },
  };
}

/** In words, here and not in the page: a browser takes some 20 ms to get its formats of dates ready. */
const formatDay = (day: string) =>
  new Date(day).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });

/** The pages of the documentation among all routes, by id. */
async function readPages(
  routes: readonly { routePath: string; absolutePath: string }[],
): Promise<Map<string, PageFacts>> {
  const pages = new Map<string, PageFacts>();
  for (const { routePath, absolutePath } of routes) {
    const id = docIdOf(routePath);
    if (id === undefined || !/\.mdx?$/.test(absolutePath)) continue;
    const generated = id === API_FOLDER || id.startsWith(`${API_FOLDER}/`);
    const page = { id, path: routePath, file: absolutePath, generated };
    pages.set(id, readPageFacts(await readFile(absolutePath, 'utf8'), page));
  }
  return pages;
}

/** `virtual-navigation`, and a module for each sidebar: a page loads the one it shows. */
function navigationModules({ sidebars, draftIds }: DocsVersion): Record<string, string> {
  const moduleName = (name: string) => `virtual-sidebar-${name}`;
  const entries = Object.entries(sidebars).map(([name, { link }]) => {
    const load = `() => import(/* webpackChunkName: "sidebar-${name}" */ '${moduleName(name)}')`;
    return `  ${JSON.stringify(name)}: { link: ${JSON.stringify(link)}, load: ${load} },`;
  });
  return {
    'virtual-navigation': [
      `export const sidebars = {\n${entries.join('\n')}\n};`,
      `export const draftIds = ${JSON.stringify(draftIds)};`,
    ].join('\n'),
    ...Object.fromEntries(
      Object.entries(sidebars).map(([name, { items }]) => [
        moduleName(name),
        `export default ${JSON.stringify(items)};`,
      ]),
    ),
  };
}

function editUrlOf(file: string): string {
  const { repository, branch, folder } = site.source;
  return `${repository}/edit/${branch}/${folder}/docs/${file.split(path.sep).join('/')}`;
}

/** Pages marked as drafts, as paths below the folder of pages. */
async function findDrafts(root: string): Promise<string[]> {
  const files = (await readdir(root, { recursive: true })).filter((file) => /\.mdx?$/.test(file));
  const drafts: string[] = [];
  for (const file of files) {
    const { data } = splitFrontMatter(await readFile(path.join(root, file), 'utf8'));
    if (data.draft === true) drafts.push(file.split(path.sep).join('/'));
  }
  return drafts;
}
