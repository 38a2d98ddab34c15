import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { API_FOLDER, docIdOf } from '../../theme/config/docs';
import { createSidebars } from '../../theme/config/sidebars';
import { site } from '../../theme/config/site';
import type { PageNavigation, ResolvedSidebar } from '../../theme/config/types';
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
  let draftIds: string[] = [];
  let sidebars: Record<string, ResolvedSidebar> = {};
  const navigation = new Map<string, PageNavigation>();
  const cacheDigest: string[] = [];

  return {
    name: 'navigation',

    async config(config, _utils, isProd) {
      root = path.resolve(config.root ?? 'docs');
      const drafts = isProd ? await findDrafts(root) : [];
      draftIds = drafts.map((file) => docIdOf(`/${file.replace(/\.mdx?$/, '')}`) ?? file);
      config.route = { ...config.route, exclude: [...(config.route?.exclude ?? []), ...drafts] };
      return config;
    },

    async routeGenerated(routes) {
      const days = await readCommitDays(root);
      const pages = new Map<string, PageFacts>();
      for (const { routePath, absolutePath } of routes) {
        const id = docIdOf(routePath);
        if (id === undefined || !/\.mdx?$/.test(absolutePath)) continue;
        const generated = id === API_FOLDER || id.startsWith(`${API_FOLDER}/`);
        const page = { id, path: routePath, file: absolutePath, generated };
        pages.set(id, readPageFacts(await readFile(absolutePath, 'utf8'), page));
      }
      sidebars = Object.fromEntries(
        Object.entries(createSidebars([...pages.keys()])).map(([name, sidebar]) => [
          name,
          resolveSidebar(name, sidebar, pages),
        ]),
      );
      navigation.clear();
      for (const facts of pages.values()) {
        const lastUpdated = facts.generated ? undefined : days.get(facts.file);
        navigation.set(path.normalize(facts.file), {
          ...navigationOf(facts, sidebars),
          ...(!facts.generated && { editUrl: editUrlOf(path.relative(root, facts.file)) }),
          ...(lastUpdated && { lastUpdated }),
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

    addRuntimeModules: () => ({
      'virtual-navigation': navigationModule(sidebars, draftIds),
      ...Object.fromEntries(
        Object.entries(sidebars).map(([name, { items }]) => [
          sidebarModuleName(name),
          `export default ${JSON.stringify(items)};`,
        ]),
      ),
    }),

    builderConfig: { performance: { buildCache: { cacheDigest } } },
  };
}

const sidebarModuleName = (name: string) => `virtual-sidebar-${name}`;

/** Each sidebar is a chunk of its own: a page loads the one it shows. */
function navigationModule(sidebars: Record<string, ResolvedSidebar>, draftIds: string[]): string {
  const entries = Object.entries(sidebars).map(([name, { link }]) => {
    const load = `() => import(/* webpackChunkName: "sidebar-${name}" */ '${sidebarModuleName(name)}')`;
    return `  ${JSON.stringify(name)}: { link: ${JSON.stringify(link)}, load: ${load} },`;
  });
  return `export const sidebars = {\n${entries.join('\n')}\n};\nexport const draftIds = ${JSON.stringify(draftIds)};\n`;
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
