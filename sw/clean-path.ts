/** Endings that hosts redirect; no page's address has them. */
export const REDIRECTED_ENDING = /(?:\/index|\.html|\/)+$/;

/**
 * The path that a host redirects to: `/x/y` for `/x/y.html`, `/x/y/index.html`, `/x/y/` and `/x//y`. Two
 * leading slashes would name another host.
 *
 * @param path below the site's base, with a leading slash
 */
export const cleanPath = (path: string): string =>
  path.replace(/\/+/g, '/').replace(REDIRECTED_ENDING, '') || '/';
