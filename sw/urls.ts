/** The URLs of the site from the worker's and the host's point of view. */

/** A URL of the site. */
interface SitePath {
  /** Path below the base path, without a leading slash. An empty string is the home page. */
  path: string;
  /** The same path as a clean URL: without `.html`, `/index.html` or a trailing slash. */
  route: string;
}

/** Undefined for a URL outside of the site. */
export function sitePathOf(url: URL, base: string): SitePath | undefined {
  const home = new URL(base);
  if (url.origin !== home.origin || !url.pathname.startsWith(home.pathname)) return undefined;
  const path = decoded(url.pathname.slice(home.pathname.length));
  return { path, route: cleanPath(`/${path}`).slice(1) };
}

/** Decodes a path. Returns it unchanged if its encoding is invalid, in which case the site has no such page. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A page has no file extension once the URL is clean. */
export function mayBePage({ route }: SitePath): boolean {
  return !/\.[a-z][a-z0-9]*$/i.test(route);
}

/** Matches endings that hosts redirect. No address of a page has one. */
export const REDIRECTED_ENDING = /(?:\/index|\.html|\/)+$/;

/** `/x/y` for `/x/y.html`, `/x/y/index.html`, `/x/y/` and `/x//y`. Two leading slashes would mean another host. */
export const cleanPath = (path: string): string =>
  path.replace(/\/+/g, '/').replace(REDIRECTED_ENDING, '') || '/';
