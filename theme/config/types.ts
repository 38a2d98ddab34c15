/**
 * The shapes of the site's data (section 3 of the specification) and of the theme's configuration.
 * `validate.ts` checks what the compiler cannot see: ids, links and ranges.
 */

/** Light or dark. */
export type ColorMode = 'light' | 'dark';

/** What the build knows about the whole site. */
export interface SiteConfig {
  title: string;
  tagline: string;
  /** Origin of the public site, without a trailing slash. */
  url: string;
  /** Path the site is served under; starts and ends with a slash. */
  baseUrl: string;
  /** Path of the icon inside the site. */
  favicon: string;
  i18n: I18nConfig;
  themeConfig: ThemeConfig;
}

export interface I18nConfig {
  defaultLocale: string;
  locales: LocaleConfig[];
}

export interface LocaleConfig {
  /** BCP 47 tag, as in `<html lang>`. */
  code: string;
  /** The language's own name for itself. */
  label: string;
  direction: 'ltr' | 'rtl';
  /** Path under which the locale's pages are served; starts with a slash. */
  path: string;
}

/** One version of the documentation. */
export interface DocsVersion {
  /** Internal name, also what the preferred version is stored as. */
  name: string;
  /** What readers see. */
  label: string;
  /** Path of the version's root page. */
  path: string;
  /** Whether this is the latest version, which readers get by default. */
  isLast: boolean;
  docs: Doc[];
  sidebars: Record<string, ResolvedSidebar>;
  /** Pages with `draft: true` in their front matter; production builds leave them out. */
  draftIds: string[];
}

/** One page of the documentation. */
export interface Doc {
  /** Path below `/docs`, without a slash in front; the root page's id is `index`. */
  id: string;
  /** Site path of the page. */
  path: string;
}

/* ---------- Sidebars as they are written ---------- */

/** An entry of a sidebar: the id of a page, or something that needs more words. */
export type SidebarItemConfig =
  | string
  | SidebarDocConfig
  | SidebarLinkConfig
  | SidebarCategoryConfig;

/** A page of the documentation. Its label comes from the page unless given here. */
export interface SidebarDocConfig {
  type: 'doc';
  id: string;
  label?: string;
}

/** A link to anywhere. */
export interface SidebarLinkConfig {
  type: 'link';
  label: string;
  href: string;
  /** Reachable, but not shown in the sidebar. */
  unlisted?: boolean;
}

/** Entries under a heading, which may itself be a page. */
export interface SidebarCategoryConfig {
  type: 'category';
  label: string;
  /** Id of the page that the heading links to. */
  docId?: string;
  /** Whether the category is closed until the reader opens it. Default: true. */
  collapsed?: boolean;
  /**
   * Address of a list of the same pages. The HTML then has a link to it instead of the entries while the
   * category is closed: scripts bring them, and a reader without scripts follows the link.
   */
  index?: string;
  items: SidebarItemConfig[];
}

export interface SidebarConfig {
  /** Id of the page that navbar items of type `docSidebar` open. Default: the first page listed. */
  entry?: string;
  items: SidebarItemConfig[];
}

/* ---------- Sidebars as pages get them ---------- */

/** An entry whose label and address the build has looked up. */
export type SidebarItem = SidebarLink | SidebarCategory;

export interface SidebarLink {
  type: 'link';
  label: string;
  href: string;
  /** The page can be reached but is in no list. */
  unlisted?: boolean;
}

export interface SidebarCategory {
  type: 'category';
  label: string;
  /** Address of the category's own page, if it has one. */
  href?: string;
  /** The category's own page is unlisted: the heading is not a link. */
  linkUnlisted?: boolean;
  /** Closed until the reader opens it. Absent means true. */
  collapsed?: boolean;
  /** Address of a list of the same pages, for readers without scripts. */
  index?: string;
  items: SidebarItem[];
}

export interface ResolvedSidebar {
  /** Where navbar items of type `docSidebar` lead. Absent when the sidebar has no page. */
  link?: NavigationLink;
  items: SidebarItem[];
}

export interface NavigationLink {
  label: string;
  href: string;
}

/**
 * What one page knows of its surroundings. It travels in the page's own chunk, so the first load does
 * not grow with the number of pages.
 */
export interface PageNavigation {
  /** Name of the sidebar that lists the page. */
  sidebar?: string;
  /** From the outermost category to the page itself. */
  breadcrumbs: (Omit<NavigationLink, 'href'> & { href?: string })[];
  previous?: NavigationLink;
  next?: NavigationLink;
  /** Where the page's source can be edited. Generated pages have none. */
  editUrl?: string;
  /** Day of the last commit that touched the page, as `YYYY-MM-DD` in UTC. */
  lastUpdated?: string;
  /** Reachable, but in no list, no sitemap and no search. */
  unlisted?: boolean;
}

/* ---------- Navbar ---------- */

interface NavbarItemBase {
  /** Which end of the navbar the item stands at. Default: `start`. */
  position?: 'start' | 'end';
}

/** A link: `to` for a path of this site, `href` for another site. */
export type NavbarLinkItem = NavbarItemBase & { type: 'link'; label: string } & (
    | { to: string; href?: never }
    | { href: string; to?: never }
  );

/** A link to one page of the documentation. */
export interface NavbarDocItem extends NavbarItemBase {
  type: 'doc';
  label: string;
  docId: string;
}

/** A link to a sidebar's entry page; current on every page of that sidebar. */
export interface NavbarDocSidebarItem extends NavbarItemBase {
  type: 'docSidebar';
  label: string;
  sidebarId: string;
}

/** A menu of links. */
export interface NavbarDropdownItem extends NavbarItemBase {
  type: 'dropdown';
  label: string;
  items: (NavbarLinkItem | NavbarDocItem | NavbarDocSidebarItem)[];
}

/** A menu of the site's languages. */
export interface NavbarLocaleDropdownItem extends NavbarItemBase {
  type: 'localeDropdown';
}

/** A link to the root page of the version being read. */
export interface NavbarDocsVersionItem extends NavbarItemBase {
  type: 'docsVersion';
}

/** A menu of the documentation's versions. */
export interface NavbarDocsVersionDropdownItem extends NavbarItemBase {
  type: 'docsVersionDropdown';
}

/** The search box. */
export interface NavbarSearchItem extends NavbarItemBase {
  type: 'search';
}

/** Markup of the site's own making; it is inserted as it stands. */
export interface NavbarHtmlItem extends NavbarItemBase {
  type: 'html';
  value: string;
}

export type NavbarItem =
  | NavbarLinkItem
  | NavbarDocItem
  | NavbarDocSidebarItem
  | NavbarDropdownItem
  | NavbarLocaleDropdownItem
  | NavbarDocsVersionItem
  | NavbarDocsVersionDropdownItem
  | NavbarSearchItem
  | NavbarHtmlItem;

export interface NavbarConfig {
  title: string;
  /** Decorative: the title stands beside it. */
  logo?: { src: string; width: number; height: number };
  /** Hide the navbar while the reader scrolls down. Default: false. */
  hideOnScroll: boolean;
  items: NavbarItem[];
}

/* ---------- Everything else ---------- */

export interface ColorModeConfig {
  defaultMode: ColorMode;
  /** Take the toggle away. A stored preference is then deleted. */
  disableSwitch: boolean;
  /** Follow the operating system as long as the reader has chosen nothing. */
  respectPrefersColorScheme: boolean;
}

export interface AnnouncementBarConfig {
  /** A bar with a new id is shown again to readers who dismissed the last one. */
  id: string;
  /** Plain text, with at most one link after it. */
  text: string;
  link?: NavigationLink;
  /** Whether readers can dismiss the bar. */
  closeable: boolean;
}

export interface FooterConfig {
  columns: { title: string; links: NavigationLink[] }[];
  copyright: string;
}

export interface TableOfContentsConfig {
  /** Highest heading level shown; 2 is the level below the page's title. */
  minLevel: number;
  /** Lowest heading level shown. */
  maxLevel: number;
}

export interface SidebarOptions {
  /** Let readers hide the sidebar. */
  hideable: boolean;
  /** Close the other categories of a level when one is opened. */
  autoCollapse: boolean;
}

export interface ThemeConfig {
  colorMode: ColorModeConfig;
  navbar: NavbarConfig;
  sidebars: Record<string, SidebarConfig>;
  sidebar: SidebarOptions;
  breadcrumbs: boolean;
  tableOfContents: TableOfContentsConfig;
  footer: FooterConfig;
  announcementBar?: AnnouncementBarConfig;
}
