import { cleanPath } from '../../sw/urls';
import { FRAGMENTS_FOLDER, PAGES_FOLDER } from './constants';

/**
 * Maps between files, routes and addresses.
 * - file: relative to the folder of pages, `docs/with-reset.mdx`
 * - route: identifies a page, `/docs/with-reset`; no base path, no trailing slash
 * - address: the path that the browser requests, with the base path
 */

/** The route of a page's file. An `index` file maps to its folder. */
export const routeOfFile = (file: string): string =>
  `/${file.replace(/\.\w+$/, '').replace(/(^|\/)index$/, '')}`;

/** The route of a path in any spelling that a host or reader may use. Case-sensitive, like static hosts. */
export const routeOfPath = (pathname: string): string => cleanPath(decode(pathname));

/** Decodes percent escapes. Returns text with a broken escape, such as `100%`, unchanged. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const htmlFileOf = (route: string): string => `${fileStem(route)}.html`;

/** The path of a page's Markdown copy, without the base path. */
export const markdownPathOf = (route: string): string => `/${fileStem(route)}.md`;

const fileStem = (route: string) => (route === '/' ? 'index' : route.slice(1));

export const pageFileOf = (route: string, hash: string): string =>
  `${PAGES_FOLDER}/${fileStem(route).replaceAll('/', '-')}.${hash}.json`;

export const fragmentFileOf = (name: string, hash: string): string =>
  `${FRAGMENTS_FOLDER}/${name}.${hash}.json`;

/**
 * The address of a path of this site.
 *
 * @param base starts and ends with a slash
 */
export const addBase = (path: string, base: string): string =>
  path.startsWith('/') ? base.slice(0, -1) + path : path;

export function removeBase(pathname: string, base: string): string | undefined {
  if (pathname === base.slice(0, -1)) return '/';
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : undefined;
}
