import { cleanPath } from '../../sw/client/clean-path';
import { PAGES_FOLDER } from './constants';

/**
 * The one place that knows how files, routes and addresses follow from each other.
 *
 * - file: below the folder of pages, `docs/with-reset.mdx`
 * - route: what a page is known by, `/docs/with-reset`; no base path, no slash at the end
 * - address: what the browser asks for, the route under the base path
 */

/** The route of a page's file; an `index` file stands for its folder. */
export const routeOfFile = (file: string): string =>
  `/${file.replace(/\.\w+$/, '').replace(/(^|\/)index$/, '')}`;

/**
 * The route that a path means, however a host or a reader has written it. Letters keep their case, which a
 * static host tells apart as well.
 */
export const routeOfPath = (pathname: string): string => cleanPath(decode(pathname));

/** Text without percent escapes; one that has a broken escape, such as `100%`, stays as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The file of a built page, `docs/with-reset.html`. */
export const htmlFileOf = (route: string): string => `${fileStem(route)}.html`;

/** The route of a built page's file. */
export const routeOfHtmlFile = (file: string): string => routeOfFile(file);

/** The path of a page's Markdown copy, without base. */
export const markdownPathOf = (route: string): string => `/${fileStem(route)}.md`;

const fileStem = (route: string) => (route === '/' ? 'index' : route.slice(1));

/** The file with a page's data in the built site. */
export const pageFileOf = (route: string, hash: string): string =>
  `${PAGES_FOLDER}/${fileStem(route).replaceAll('/', '-')}.${hash}.json`;

/**
 * The address of a path of this site.
 *
 * @param base starts and ends with a slash
 */
export const addBase = (path: string, base: string): string =>
  path.startsWith('/') ? base.slice(0, -1) + path : path;

/** The path behind an address; undefined where it lies outside of the base path. */
export function removeBase(pathname: string, base: string): string | undefined {
  if (pathname === base.slice(0, -1)) return '/';
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : undefined;
}
