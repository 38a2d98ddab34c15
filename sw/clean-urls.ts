/** Clean URLs: a page has one address, without a file extension or a trailing slash. Worker and host agree. */

/** Endings of a path that are redirected to the clean URL. */
export const REDIRECTED_ENDINGS = ['/index.html', '.html', '/index', '/'] as const;

const ENDINGS = new RegExp(`(?:${REDIRECTED_ENDINGS.join('|').replaceAll('.', '\\.')})+$`);

/** Not a page of the site: hosts serve this file for unknown paths. */
const NOT_REDIRECTED = '/404.html';

/**
 * The clean path that a path redirects to, such as `/x` for `/x.html`, `/x/index.html` and `/x/`;
 * undefined if the path is clean already.
 *
 * @param path below the site's base, with a leading slash
 */
export function redirectOf(path: string): string | undefined {
  if (path === NOT_REDIRECTED) return undefined;
  // With several leading slashes, the Location header would name another host.
  const clean = path.replace(/^\/+/, '/').replace(ENDINGS, '') || '/';
  return clean === path ? undefined : clean;
}
