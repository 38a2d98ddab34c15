/**
 * Stands in for the file of the same name in Rspress' runtime. Ours matches exactly (a path in other
 * letters is not found, as on the static host) and finds a page by one look-up instead of a walk over
 * all pages.
 */
import { removeBase } from '@rspress/core/runtime';
import { routes } from 'virtual-routes';
import siteData from 'virtual-site-data';
import type { Route } from './createRoutes';
import { cleanPath } from './match';

const byPath = new Map<string, Route>(routes.map((route) => [route.path, route]));

/** The route of a path (without the base path), however its end is written. */
export const pathnameToRouteService = (pathname: string): Route | undefined =>
  byPath.get(cleanPath(pathname));

/** Whether two paths mean the same page. */
export const matchPath = (pattern: string, pathname: string): { path: string } | null =>
  cleanPath(pattern) === cleanPath(pathname) ? { path: pattern } : null;

/** Whether a link leads to the current page. */
export const isActive = (link: string, pathname: string): boolean =>
  matchPath(link, pathname) !== null;

/** Loads the page behind a link ahead. */
export const preloadLink = (link: string): void => {
  void pathnameToRouteService(link)
    ?.preload()
    .catch(() => {});
};

/**
 * Writes `/x.html`, `/x/index.html` and `/x/` as `/x` in the address bar, for hosts that do not redirect.
 * Query and hash stay. Paths that are no pages are left alone.
 */
export function redirectToCleanUrl(location: Location, history: History): boolean {
  const route = pathnameToRouteService(removeBase(location.pathname));
  if (!route) return false;
  const pathname = `${siteData.base.replace(/\/$/, '')}${route.path}`;
  if (location.pathname === pathname) return false;
  history.replaceState(history.state, '', `${pathname}${location.search}${location.hash}`);
  return true;
}
