import { addBase } from '../../theme/config/routes';
import type { PageNavigation } from '../../theme/config/types';

/** What head tags, the sitemap and the lists for language models need to know of a page. */
export interface PageMetadata {
  /** Path of the page, without base. */
  route: string;
  /** Undefined on pages without one of their own. */
  title?: string;
  description: string;
  /** The way to the page; undefined outside of the documentation. */
  breadcrumbs?: PageNavigation['breadcrumbs'];
  /** Reachable, but in no list and no search engine. */
  unlisted: boolean;
  /** Day of the last change, as `YYYY-MM-DD`, where it is known. */
  lastModified?: string;
  /** Whether a Markdown copy stands beside the page; a component has none. */
  hasCopy: boolean;
  /** Whether the page can be reached by its path; the not-found page cannot. */
  addressable: boolean;
}

/** Where the site is served. */
export interface SiteAddress {
  /** Without a slash at the end. */
  origin: string;
  /** Starts and ends with a slash. */
  base: string;
}

/** Whole address of a page, as it is canonical: without a slash at the end, except for the site itself. */
export const addressOf = ({ origin, base }: SiteAddress, route: string) =>
  origin + addBase(route, base);
