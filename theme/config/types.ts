/**
 * The shapes of the site's data. What is configured takes its type from the schema; what the build makes of
 * it follows below.
 */
import type { InferOutput } from 'valibot';
import type { SidebarItemConfig, themeSchema } from './schema';
import type { site } from './site';

export type { SidebarItemConfig };
export type ThemeConfig = InferOutput<ReturnType<typeof themeSchema>>;
export type ColorModeConfig = ThemeConfig['colorMode'];
export type ColorMode = ColorModeConfig['defaultMode'];
export type AnnouncementBarConfig = NonNullable<ThemeConfig['announcementBar']>;
export type NavbarConfig = ThemeConfig['navbar'];
export type NavbarItem = NavbarConfig['items'][number];
export type SidebarConfig = ThemeConfig['sidebars'][string];

/** A link of the frame. */
export interface NavigationLink {
  label: string;
  href: string;
}

/** A sidebar's entry whose label and address the build has looked up. */
export type SidebarItem = SidebarLink | SidebarCategory;

export interface SidebarLink {
  type: 'link';
  label: string;
  href: string;
  /** What readers must know of what the page is about: `experimental`, `deprecated`. */
  status?: string;
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

/** One version of the documentation, and what the build has found in it. */
export type DocsVersion = (typeof site.docs.versions)[number] & {
  docs: Doc[];
  sidebars: Record<string, ResolvedSidebar>;
  /** Pages with `draft: true` in their front matter; production builds leave them out. */
  draftIds: string[];
};

/** One page of the documentation. */
export interface Doc {
  /** Path below `/docs`, without a slash in front; the root page's id is `index`. */
  id: string;
  /** Site path of the page. */
  path: string;
}

/**
 * What one page knows of its surroundings. It travels in the page's own file, so the first load does
 * not grow with the number of pages.
 */
export interface PageNavigation {
  /** Name of the sidebar that lists the page, if it lists others as well. */
  sidebar?: string;
  /** From the outermost category to the page itself. */
  breadcrumbs: { label: string; href?: string }[];
  previous?: NavigationLink;
  next?: NavigationLink;
  /** Where the page's source can be edited. Generated pages have none. */
  editUrl?: string;
  /** Day of the last commit that touched the page, in UTC: as `YYYY-MM-DD`, and in the reader's words. */
  lastUpdated?: { day: string; text: string };
  /** Reachable, but in no list, no sitemap and no search. */
  unlisted?: boolean;
}
