import { addBase, removeBase, routeOfPath } from '../config/routes';

/** Path under which the site is served; starts and ends with a slash. */
export const BASE = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/`;

/** The address of a path of this site. Other addresses stay as they are. */
export const withBase = (path: string): string => addBase(path, BASE);

/** The route that an address on this origin means; undefined outside of the site. */
export function routeOfAddress({ pathname }: { pathname: string }): string | undefined {
  const path = removeBase(pathname, BASE);
  return path === undefined ? undefined : routeOfPath(path);
}
