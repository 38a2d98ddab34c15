/** Matches endings that hosts redirect. No address of a page has one. */
export const REDIRECTED_ENDING = /(?:\/index|\.html|\/)+$/;

/**
 * Returns the path that a host redirects to: `/x/y` for `/x/y.html`, `/x/y/index.html`, `/x/y/` and `/x//y`. Two
 * leading slashes would mean another host.
 *
 * @param path below the base path of the site, with a leading slash
 */
export const cleanPath = (path: string): string =>
  path.replace(/\/+/g, '/').replace(REDIRECTED_ENDING, '') || '/';
