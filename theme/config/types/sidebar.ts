/** Sidebars as pages get them. */
import type { NavigationLink } from './link';

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
