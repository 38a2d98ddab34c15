import { addBase, removeBase, routeOfPath } from '../config/routes';

/** Path under which the site is served; starts and ends with a slash. */
export const BASE = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/`;

/** Adds the base path to a path of this site. Returns other addresses unchanged. */
export const withBase = (path: string): string => addBase(path, BASE);

/** Returns the route of an address on this origin; undefined outside the site. */
export function routeOfAddress({ pathname }: { pathname: string }): string | undefined {
  const path = removeBase(pathname, BASE);
  return path === undefined ? undefined : routeOfPath(path);
}
