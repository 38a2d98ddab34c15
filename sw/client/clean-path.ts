/** What a page's address never ends in: hosts redirect it. */
export const REDIRECTED_ENDING = /(?:\/index|\.html|\/)+$/;

/**
 * The path of a page without what a host redirects: `/x/y` for `/x/y.html`, `/x/y/index.html`, `/x/y/` and
 * `/x//y`. Two slashes at its start would name another host.
 *
 * @param path below the site's base, with a leading slash
 */
export const cleanPath = (path: string): string =>
  path.replace(/\/+/g, '/').replace(REDIRECTED_ENDING, '') || '/';
