import { libraryVersion, sidebars } from 'virtual-navigation';
import { docPathOf } from '../config/docs';
import { locale, site } from '../config/site';
import type { NavbarItem } from '../config/types';

const { versions } = site.docs;

/** Where the reader is. */
export interface Place {
  /** Path of the page, without a slash at the end. */
  path: string;
  /** Name of the page's sidebar. */
  sidebar?: string;
}

/** A navbar item ready to be drawn, in the bar or in the menu of small screens. */
export type MenuEntry = MenuLink | MenuGroup;

export interface MenuLink {
  label: string;
  href: string;
  /** `page`: the reader is there. `true`: the reader is in the section that it opens. */
  current?: 'page' | 'true';
  /** Language of the page behind the link. */
  lang?: string;
  /** Version of the documentation that following the link chooses. */
  version?: string;
}

export interface MenuGroup {
  label: string;
  /** What there is to choose from, where the label only says what is chosen. */
  title?: string;
  icon?: 'globe';
  items: MenuLink[];
}

/** Items that are more than links. */
type LinkItem = Exclude<NavbarItem, { type: 'search' | 'html' }>;

/**
 * Looks up where an item leads.
 *
 * The build has checked the configuration (`theme/config/schema.ts`); the errors here are for what it
 * cannot have seen.
 * @throws on an unknown type, sidebar or page, and on a sidebar without a page
 */
export function resolveNavbarItem(item: LinkItem, place: Place): MenuEntry {
  const link = (label: string, href: string, section = false): MenuLink => ({
    label,
    href,
    current: href === place.path ? 'page' : section ? 'true' : undefined,
  });
  switch (item.type) {
    case 'link':
      return link(item.label, item.href);
    case 'doc':
      return link(item.label, docPathOf(item.docId));
    case 'docSidebar':
      return link(item.label, findSidebar(item.sidebarId), item.sidebarId === place.sidebar);
    case 'dropdown':
      return {
        label: item.label,
        items: item.items.map((child) => resolveNavbarItem(child, place) as MenuLink),
      };
    case 'docsVersion': {
      const version = currentVersion(place);
      return link(versionLabel(version), version.path);
    }
    case 'docsVersionDropdown':
      return {
        // In the bar there is no room for more.
        label: currentVersion(place).label,
        title: 'Version',
        items: versions.map((version) => ({
          ...link(versionLabel(version), version.path, version === currentVersion(place)),
          version: version.name,
        })),
      };
    case 'localeDropdown': {
      const { defaultLocale, locales } = site.i18n;
      return {
        label: locale.label,
        title: 'Language',
        icon: 'globe',
        items: Object.entries(locales).map(([code, { label, htmlLang }]) => {
          const isDefault = code === defaultLocale;
          return { ...link(label, isDefault ? '/' : `/${code}`, isDefault), lang: htmlLang };
        }),
      };
    }
    default:
      throw new Error(`Unknown navbar item type: ${(item as { type: unknown }).type}`);
  }
}

/** The version that the reader is in, or the latest outside the documentation. */
function currentVersion({ path }: Place) {
  return (
    versions.find((version) => `${path}/`.startsWith(`${version.path}/`)) ??
    versions.find(({ isLast }) => isLast) ??
    versions[0]
  );
}

/** What a version is called; the latest one with the version of the library that it describes. */
const versionLabel = ({ label, isLast }: { label: string; isLast: boolean }) =>
  isLast ? `${label} (${libraryVersion})` : label;

function findSidebar(id: string): string {
  const sidebar = sidebars[id];
  if (!sidebar?.link) throw new Error(`No page for a link to the sidebar "${id}".`);
  return sidebar.link.href;
}
