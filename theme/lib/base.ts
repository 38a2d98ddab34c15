import { addBase, removeBase, routeOfPath } from '../config/routes';

/** Path under which the site is served; starts and ends with a slash. */
export const BASE = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/`;

export const withBase = (path: string): string => addBase(path, BASE);

export function routeOfAddress({ pathname }: { pathname: string }): string | undefined {
  const path = removeBase(pathname, BASE);
  return path === undefined ? undefined : routeOfPath(path);
}
