import { API_FOLDER, docPathOf } from './docs';
import type { SidebarConfig, SidebarItemConfig } from './types';

/** Page ids of the tutorial's steps, in order. Each step shows the demo `tutorial-load.ts` for `tutorial/load`. */
export const TUTORIAL_STEPS: string[] = [
  'tutorial',
  'tutorial/load',
  'tutorial/request-state',
  'tutorial/undo',
  'tutorial/storage',
  'tutorial/test',
  'tutorial/devtools',
];

const group = (label: string, items: string[]): SidebarItemConfig => ({
  type: 'category',
  label,
  collapsed: false,
  items,
});

/** The guides by task. Their labels come from the pages. */
const extensionSidebar: SidebarConfig = {
  entry: 'extensions',
  items: [
    group('Start', ['index', 'getting-started', 'extensions', 'combining-extensions']),
    group('Tutorial', TUTORIAL_STEPS),
    group('Async data', [
      'with-call-state',
      'with-data-service',
      'with-resource',
      'resource-recipes',
      'with-entity-resources',
      'mutations',
      'http-mutation',
      'mutation-errors-and-operators',
    ]),
    group('State', [
      'with-reset',
      'with-undo-redo',
      'with-storage-sync',
      'storage-indexeddb',
      'storage-recipes',
      'with-immutable-state',
      'with-pagination',
    ]),
    group('Composition', ['with-conditional', 'with-feature-factory']),
    group('Events and devtools', ['with-redux', 'with-devtools']),
    group('In production', ['testing', 'server-side-rendering', 'errors', 'faq', 'changes']),
  ],
};

const reduxConnectorSidebar: SidebarConfig = { items: ['create-redux-state'] };

const teamSidebar: SidebarConfig = { items: ['team'] };

/** The page that lists all symbols. Its heading ids are the folder names. */
const GLOBALS = `${API_FOLDER}/globals`;

/** Folders of the API reference in sidebar order, with their labels. */
const API_KINDS: Record<string, string> = {
  functions: 'Functions',
  interfaces: 'Interfaces',
  'type-aliases': 'Type aliases',
  variables: 'Variables',
};

/**
 * Creates the sidebar of the API reference, grouped by kind. Its pages are generated, so the sidebar is built from
 * their ids.
 */
function apiSidebar(docIds: readonly string[]): SidebarConfig {
  const inFolder = (folder: string) =>
    docIds
      .filter((id) => id.startsWith(`${API_FOLDER}/${folder}/`))
      .sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }));
  const overview = [API_FOLDER, GLOBALS].filter((id) => docIds.includes(id));
  const kinds = Object.entries(API_KINDS).flatMap(([folder, label]): SidebarItemConfig[] => {
    const items = inFolder(folder);
    const index = `${docPathOf(GLOBALS)}#${folder}`;
    return items.length ? [{ type: 'category', label, index, items }] : [];
  });
  return {
    entry: docIds.includes(GLOBALS) ? GLOBALS : undefined,
    items: [...overview, ...kinds],
  };
}

/** Creates all sidebars of the site, by name. */
export function createSidebars(docIds: readonly string[]): Record<string, SidebarConfig> {
  return { extensionSidebar, reduxConnectorSidebar, teamSidebar, apiSidebar: apiSidebar(docIds) };
}
