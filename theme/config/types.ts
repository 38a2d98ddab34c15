/**
 * Types of the site's data: the configuration, whose type is inferred from the schema, and data that the build derives
 * from it.
 */
import type { InferOutput } from 'valibot';
import type { SidebarItemConfig, themeSchema } from './schema';

export type { SidebarItemConfig };
export type ThemeConfig = InferOutput<ReturnType<typeof themeSchema>>;
export type ColorModeConfig = ThemeConfig['colorMode'];
export type ColorMode = ColorModeConfig['defaultMode'];
export type AnnouncementBarConfig = NonNullable<ThemeConfig['announcementBar']>;
export type NavbarItem = ThemeConfig['navbar']['items'][number];
export type SidebarConfig = ThemeConfig['sidebars'][string];

export interface NavigationLink {
  label: string;
  href: string;
}

/** A sidebar entry with resolved label and address. */
export type SidebarItem = SidebarLink | SidebarCategory;

export interface SidebarLink {
  type: 'link';
  label: string;
  href: string;
  status?: string;
  /** Whether the entry can be reached, but is not listed. */
  unlisted?: boolean;
}

export interface SidebarCategory {
  type: 'category';
  label: string;
  /** Address of the category's own page, if it has one. */
  href?: string;
  linkUnlisted?: boolean;
  /** Whether the category is closed until the reader opens it. Absent means true. */
  collapsed?: boolean;
  /** Address of a list of the same pages, for readers without scripts. */
  index?: string;
  items: SidebarItem[];
}

export interface ResolvedSidebar {
  /** Target of navbar items of type `docSidebar`. Absent if the sidebar has no page. */
  link?: NavigationLink;
  /** Name of the sidebar that its pages show instead. */
  shownIn?: string;
  items: SidebarItem[];
}

/**
 * A page's place in the navigation. It is stored in the page file, so that the first load does not grow with the number
 * of pages.
 */
export interface PageNavigation {
  /** Name of the sidebar beside the page. */
  sidebar?: string;
  /** Name of the first sidebar that lists the page. The navbar marks the link to it. */
  section?: string;
  /** Items from the outermost category to the page itself. */
  breadcrumbs: { label: string; href?: string }[];
  previous?: NavigationLink;
  next?: NavigationLink;
  /** URL for editing the page's source. Generated pages have none. */
  editUrl?: string;
  /** Day (UTC) of the last commit that changed the page, as `YYYY-MM-DD` and as text. */
  lastUpdated?: { day: string; text: string };
  /** Whether the page can be reached, but is in no list, sitemap or search. */
  unlisted?: boolean;
}
