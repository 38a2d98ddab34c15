/** Replaces the build's `virtual-navigation` in unit tests. */
import type { ResolvedSidebar, SidebarItem, SidebarLink } from '../config/types';

const link = (label: string, href: string): SidebarLink => ({ type: 'link', label, href });
const api = (path: string): SidebarLink => link(path.replace(/.*\//, ''), `/docs/api/${path}`);

const extensionItems: SidebarItem[] = [
  {
    type: 'category',
    label: 'Start',
    collapsed: false,
    items: [link('Extensions', '/docs/extensions')],
  },
  {
    type: 'category',
    label: 'State',
    href: '/docs/state',
    items: [
      link('withReset()', '/docs/with-reset'),
      link('withUndoRedo()', '/docs/with-undo-redo'),
      { ...link('Secret', '/docs/secret'), unlisted: true },
    ],
  },
  {
    type: 'category',
    label: 'Hidden page',
    href: '/docs/hidden',
    linkUnlisted: true,
    items: [link('Team', '/docs/team')],
  },
];

const apiItems: SidebarItem[] = [
  link('API reference', '/docs/api/globals'),
  {
    type: 'category',
    label: 'Functions',
    index: '/docs/api/globals#functions',
    items: [api('functions/capitalize'), api('functions/withReset')],
  },
  {
    type: 'category',
    label: 'Type aliases',
    index: '/docs/api/globals#type-aliases',
    items: [api('type-aliases/ResetOptions')],
  },
];

export const sidebars: Record<string, ResolvedSidebar> = {
  extensionSidebar: {
    link: { label: 'Extensions', href: '/docs/extensions' },
    items: extensionItems,
  },
  reduxConnectorSidebar: {
    link: { label: 'Redux', href: '/docs/create-redux-state' },
    shownIn: 'extensionSidebar',
    items: [],
  },
  tutorialSidebar: { link: { label: 'A store', href: '/docs/tutorial' }, items: [] },
  apiSidebar: { link: { label: 'API', href: '/docs/api/globals' }, items: apiItems },
  teamSidebar: { link: { label: 'Team', href: '/docs/team' }, items: [] },
  emptySidebar: { items: [] },
};
