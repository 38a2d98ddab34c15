/**
 * The part of Rspress' runtime that the router stands on, in one place: tests replace this file, and a
 * change in Rspress is felt here only.
 */
import {
  initPageData,
  PageContext,
  pathnameToRouteService,
  warmPageData,
} from '@rspress/core/runtime';

/** What Rspress knows of a page: its title, table of contents, front matter … */
export type PageData = Awaited<ReturnType<typeof initPageData>>;
export { initPageData, PageContext, pathnameToRouteService, warmPageData };
