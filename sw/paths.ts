import { redirectOf } from './clean-urls';

/** A URL of the site. */
export interface SitePath {
  /** Path below the base, without a leading slash: '' is the home page. */
  path: string;
  /** The same path as a clean URL: without `.html`, `/index.html` or a trailing slash. */
  route: string;
}

/** The path of a URL within the site; undefined if it is not the site's. */
export function sitePathOf(url: URL, base: string): SitePath | undefined {
  const home = new URL(base);
  if (url.origin !== home.origin || !url.pathname.startsWith(home.pathname)) return undefined;
  try {
    const path = decodeURI(url.pathname.slice(home.pathname.length));
    return { path, route: redirectOf(`/${path}`)?.slice(1) ?? path };
  } catch {
    // Not a valid encoding.
    return undefined;
  }
}

/** Whether a path may be a page: it has no file extension once the URL is clean. */
export function mayBePage({ route }: SitePath): boolean {
  return !/\.[a-z][a-z0-9]*$/i.test(route);
}
