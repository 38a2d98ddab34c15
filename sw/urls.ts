/** The URLs of the site, as worker and host understand them. */

/**
 * Query of the installed app's start URL. The worker redirects from there to the page that was open
 * last; without a worker it is the home page. Installed apps keep it: never change it.
 */
export const START_URL_QUERY = '?launch';

/** A visit with this parameter goes past the worker: it tells whether a trouble is the worker's. */
const BYPASS_PARAMETER = 'no-worker';

/** Whether an address is that of a visit past the worker. */
export const bypassesWorker = (address: string): boolean =>
  URL.canParse(address) && new URL(address).searchParams.has(BYPASS_PARAMETER);

/** Endings of a path that are redirected to the clean URL, which has no file extension or trailing slash. */
export const REDIRECTED_ENDINGS = ['/index.html', '.html', '/index', '/'] as const;

const ENDINGS = new RegExp(`(?:${REDIRECTED_ENDINGS.join('|').replaceAll('.', '\\.')})+$`);

/** Not a page of the site: hosts serve this file for unknown paths. */
const NOT_REDIRECTED = '/404.html';

/**
 * The clean path that a path redirects to, such as `/x/y` for `/x/y.html`, `/x/y/index.html`, `/x/y/` and
 * `/x//y`; undefined if the path is clean already.
 *
 * @param path below the site's base, with a leading slash
 */
export function redirectOf(path: string): string | undefined {
  if (path === NOT_REDIRECTED) return undefined;
  // With several leading slashes, the Location header would name another host.
  const clean = path.replace(/\/{2,}/g, '/').replace(ENDINGS, '') || '/';
  return clean === path ? undefined : clean;
}

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
