import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Routes that the built site must have. It may have more. They have no leading slash, here and in
 * all tests, because they are relative to the base path of the build (`baseURL`).
 */

/** The facts that end-to-end tests need about a plugin's pages: `pages.json` in its folder. */
interface PluginPages {
  /** One page of each kind that it adds. */
  kinds?: Record<string, string>;
  /** Pages that it must have. */
  routes?: string[];
}

const PLUGINS = path.join(import.meta.dirname, 'plugins');

const pluginPages = readdirSync(PLUGINS)
  .map((name) => path.join(PLUGINS, name, 'pages.json'))
  .filter((file) => existsSync(file))
  .map((file): PluginPages => JSON.parse(readFileSync(file, 'utf8')));

export const SPECIFIED_ROUTES = [
  './',
  'markdown-page',
  'docs',
  'docs/extensions',
  'docs/mutations',
  'docs/create-redux-state',
  'docs/team',
  'docs/with-call-state',
  'docs/with-conditional',
  'docs/with-data-service',
  'docs/with-devtools',
  'docs/with-entity-resources',
  'docs/with-feature-factory',
  'docs/with-immutable-state',
  'docs/with-redux',
  'docs/with-reset',
  'docs/with-resource',
  'docs/with-storage-sync',
  'docs/with-undo-redo',
  ...pluginPages.flatMap(({ routes = [] }) => routes),
];

/** The built site. */
export const DIST = path.join(import.meta.dirname, '../dist');

/** One page of each kind in the core, for checks that do not need all pages. */
export const PAGE_KINDS = {
  home: './',
  guide: 'docs/with-storage-sync',
  team: 'docs/team',
  markdownPage: 'markdown-page',
  notFound: 'no-such-page',
} as const;

/** One page of each kind that plugins add. */
export const PLUGIN_KINDS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...pluginPages.map(({ kinds }) => kinds),
);

/** One page of each kind. */
export const ALL_KINDS: Readonly<Record<string, string>> = { ...PAGE_KINDS, ...PLUGIN_KINDS };

/** The `href` of links to a route. */
export function hrefOf(route: string): string {
  const { pathname, hash } = new URL(route, process.env.E2E_BASE_URL);
  return pathname + hash;
}
