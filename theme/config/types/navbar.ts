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
