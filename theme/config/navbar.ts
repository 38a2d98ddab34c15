import { site } from './site';
import type { NavbarConfig } from './types';

/** The bar at the top of every page, from left to right. */
export const navbar: NavbarConfig = {
  title: site.title,
  logo: { src: '/logo.svg', width: 28, height: 28 },
  hideOnScroll: false,
  items: [
    { type: 'docSidebar', label: 'Extensions', sidebarId: 'extensionSidebar' },
    { type: 'docSidebar', label: 'Redux Connector', sidebarId: 'reduxConnectorSidebar' },
    { type: 'docSidebar', label: 'API', sidebarId: 'apiSidebar' },
    { type: 'docSidebar', label: 'Team', sidebarId: 'teamSidebar' },
    { type: 'search', position: 'end' },
    { type: 'docsVersionDropdown', position: 'end' },
    { type: 'localeDropdown', position: 'end' },
    { type: 'link', label: 'GitHub', href: site.library.repository, position: 'end' },
    { type: 'link', label: 'Discord', href: site.library.discord, position: 'end' },
  ],
};
