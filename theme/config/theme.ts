/**
 * The theme configuration: color mode, navbar, footer, announcement and layout options. Sidebars are in their own file.
 * A build validates everything against `schema.ts`.
 */
import { library } from './library';
import { site } from './site';
import type { ThemeConfig } from './types';

export { colorMode } from './colorMode';

/** News above the navbar, if any. */
export const announcementBar: ThemeConfig['announcementBar'] = undefined;

export const navbar: ThemeConfig['navbar'] = {
  title: site.title,
  logo: { src: '/logo.svg', width: 28, height: 28 },
  hideOnScroll: false,
  items: [
    { type: 'docSidebar', label: 'Extensions', sidebarId: 'extensionSidebar' },
    { type: 'docSidebar', label: 'Redux Connector', sidebarId: 'reduxConnectorSidebar' },
    { type: 'docSidebar', label: 'API', sidebarId: 'apiSidebar' },
    { type: 'docSidebar', label: 'Team', sidebarId: 'teamSidebar' },
    { type: 'search', position: 'end' },
    {
      type: 'dropdown',
      label: 'More',
      position: 'end',
      items: [
        { type: 'docSidebar', label: 'Tutorial', sidebarId: 'tutorialSidebar' },
        { type: 'doc', label: 'Find your error', docId: 'errors' },
        { type: 'doc', label: 'FAQ and known issues', docId: 'faq' },
        { type: 'doc', label: 'Changes by version', docId: 'changes' },
        { type: 'link', label: 'Build a store', href: '/build' },
      ],
    },
    { type: 'docsVersionDropdown', position: 'end' },
    { type: 'localeDropdown', position: 'end' },
    { type: 'link', label: 'GitHub', href: library.repository, position: 'end' },
    { type: 'link', label: 'Discord', href: library.discord, position: 'end' },
  ],
};

/** Whether pages have breadcrumbs. */
export const breadcrumbs: ThemeConfig['breadcrumbs'] = true;

/** Heading levels in the table of contents. */
export const tableOfContents: ThemeConfig['tableOfContents'] = { minLevel: 2, maxLevel: 3 };

export const footer: ThemeConfig['footer'] = {
  columns: [
    {
      title: 'Community',
      links: [
        { label: 'GitHub', href: library.repository },
        { label: 'Discord', href: library.discord },
        { label: 'Team', href: '/docs/team' },
      ],
    },
    {
      title: 'More',
      links: [
        { label: 'For coding assistants', href: '/ai' },
        { label: 'Reading offline', href: '/offline' },
        { label: 'npm', href: `https://www.npmjs.com/package/${library.packageName}` },
      ],
    },
  ],
  copyright: `Copyright © 2025 ${site.title}`,
};
