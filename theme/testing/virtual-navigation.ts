/** Stands in for the build's `virtual-navigation` in unit tests. */
import type { NavigationLink, SidebarItem } from '../config/types';

const link = (label: string, href: string): SidebarItem => ({ type: 'link', label, href });

const items: Record<string, SidebarItem[]> = {
  extensionSidebar: [
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
        { type: 'link', label: 'Secret', href: '/docs/secret', unlisted: true },
      ],
    },
    {
      type: 'category',
      label: 'Hidden page',
      href: '/docs/hidden',
      linkUnlisted: true,
      items: [link('Team', '/docs/team')],
    },
  ],
  teamSidebar: [link('Team', '/docs/team')],
};

export const sidebars: Record<
  string,
  { link?: NavigationLink; load: () => Promise<{ default: SidebarItem[] }> }
> = {
  extensionSidebar: {
    link: { label: 'Extensions', href: '/docs/extensions' },
    load: async () => ({ default: items.extensionSidebar ?? [] }),
  },
  reduxConnectorSidebar: {
    link: { label: 'Redux', href: '/docs/create-redux-state' },
    load: async () => ({ default: [] }),
  },
  apiSidebar: {
    link: { label: 'API', href: '/docs/api/globals' },
    load: async () => ({ default: [] }),
  },
  teamSidebar: {
    link: { label: 'Team', href: '/docs/team' },
    load: async () => ({ default: items.teamSidebar ?? [] }),
  },
  emptySidebar: { load: async () => ({ default: [] }) },
};
export const libraryVersion = '20.1.0';
