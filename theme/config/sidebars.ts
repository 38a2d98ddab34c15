import { API_FOLDER, docPathOf } from './docs';
import { EXTENSIONS_BY_TASK } from './extensions';
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

const group = (label: string, items: readonly string[], collapsed = false): SidebarItemConfig => ({
  type: 'category',
  label,
  collapsed,
  items: [...items],
});

const HELP = ['errors', 'faq', 'changes'];
const TEAM = ['team'];

/** All guides. Their labels come from the pages. */
const extensionSidebar: SidebarConfig = {
  entry: 'extensions',
  items: [
    group('Start', ['index', 'getting-started', 'extensions', 'combining-extensions']),
    group('Tutorial', TUTORIAL_STEPS, true),
    ...EXTENSIONS_BY_TASK.map(({ label, guides }) => group(label, guides)),
    group('In production', ['testing', 'server-side-rendering']),
    group('Help', [...HELP, ...TEAM]),
  ],
};

/** A section of the navbar whose pages are in the list of all guides. */
const sectionOf = (items: string[]): SidebarConfig => ({ items, shownIn: 'extensionSidebar' });

const reduxConnectorSidebar = sectionOf(['create-redux-state']);
const teamSidebar = sectionOf(TEAM);
const tutorialSidebar = sectionOf(TUTORIAL_STEPS);
const helpSidebar = sectionOf(HELP);

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
  const overview = [GLOBALS, API_FOLDER].filter((id) => docIds.includes(id));
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

/** Creates all sidebars of the site, by name. The first one that lists a page is the section of the page. */
export function createSidebars(docIds: readonly string[]): Record<string, SidebarConfig> {
  return {
    reduxConnectorSidebar,
    teamSidebar,
    tutorialSidebar,
    helpSidebar,
    extensionSidebar,
    apiSidebar: apiSidebar(docIds),
  };
}
