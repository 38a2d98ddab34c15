import { libraryVersion } from 'virtual-library';
import { sidebars } from 'virtual-navigation';
import { docPathOf, docsVersionAt } from '../../config/docs';
import { locale, site } from '../../config/site';
import type { NavbarItem } from '../../config/types';
import { majorOf } from '../../lib/versions';

const { versions } = site.docs;

/** The reader's location. */
export interface Place {
  /** Path of the page, without a trailing slash. */
  path: string;
  /** Name of the page's sidebar. */
  sidebar?: string;
}

/** A resolved navbar item, which can be rendered in the bar or in the mobile menu. */
export type MenuEntry = MenuLink | MenuGroup;

export interface MenuLink {
  label: string;
  href: string;
  /** `page`: it links to the current page. `true`: it links to the current section. */
  current?: 'page' | 'true';
  /** Sidebar of the section that it links to. */
  section?: string;
  /** Whether it is current on all pages, such as the link to the reader's language. */
  always?: boolean;
  /** Language of the page behind the link. */
  lang?: string;
  /** Documentation version that the link selects. */
  version?: string;
}

export interface MenuGroup {
  label: string;
  /** Name of the choice, if the label only shows the chosen value. */
  title?: string;
  icon?: 'globe';
  items: MenuLink[];
}

type Marks = Pick<MenuLink, 'section' | 'always'>;

/** Items that have links. */
type LinkItem = Exclude<NavbarItem, { type: 'search' }>;

/**
 * Resolves the target of an item. The build has validated the configuration (`theme/config/schema.ts`).
 *
 * @throws if the sidebar has no page
 */
export function resolveNavbarItem(item: LinkItem, place: Place): MenuEntry {
  const link = (label: string, href: string, { section, always }: Marks = {}): MenuLink => ({
    label,
    href,
    section,
    always,
    current:
      href === place.path
        ? 'page'
        : always || (section !== undefined && section === place.sidebar)
          ? 'true'
          : undefined,
  });
  switch (item.type) {
    case 'link':
      return link(item.label, item.href);
    case 'doc':
      return link(item.label, docPathOf(item.docId));
    case 'docSidebar':
      return link(item.label, findSidebar(item.sidebarId), { section: item.sidebarId });
    case 'dropdown':
      return {
        label: item.label,
        items: item.items.map((child) => resolveNavbarItem(child, place) as MenuLink),
      };
    case 'docsVersionDropdown': {
      const shown = docsVersionAt(place.path);
      return {
        // The bar has no room for more.
        label: shown.isLast ? `${majorOf(libraryVersion)}` : shown.label,
        title: 'Version',
        items: versions.map((version) => ({
          ...link(versionLabel(version), version.path, {
            always: version === shown,
          }),
          version: version.name,
        })),
      };
    }
    case 'localeDropdown': {
      const { defaultLocale, locales } = site.i18n;
      return {
        label: locale.label,
        title: 'Language',
        icon: 'globe',
        items: Object.entries(locales).map(([code, { label, htmlLang }]) => {
          const isDefault = code === defaultLocale;
          return {
            ...link(label, isDefault ? '/' : `/${code}`, { always: isDefault }),
            lang: htmlLang,
          };
        }),
      };
    }
  }
}

/** Returns the label of a version. The latest one includes the version of the library. */
const versionLabel = ({ label, isLast }: { label: string; isLast: boolean }) =>
  isLast ? `${label} (${libraryVersion})` : label;

function findSidebar(id: string): string {
  const sidebar = sidebars[id];
  if (!sidebar?.link) throw new Error(`No page for a link to the sidebar "${id}".`);
  return sidebar.link.href;
}
