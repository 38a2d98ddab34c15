import type { NavigationLink } from './link';
import type { ResolvedSidebar } from './sidebar';

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
  /** Day of the last commit that touched the page, in UTC: as `YYYY-MM-DD`, and in the reader's words. */
  lastUpdated?: { day: string; text: string };
  /** Reachable, but in no list, no sitemap and no search. */
  unlisted?: boolean;
}
