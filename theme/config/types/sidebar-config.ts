/** Sidebars as they are written. */

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

export interface SidebarOptions {
  /** Let readers hide the sidebar. */
  hideable: boolean;
  /** Close the other categories of a level when one is opened. */
  autoCollapse: boolean;
}
