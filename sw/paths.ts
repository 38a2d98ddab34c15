import { barePathOf } from '../scripts/host/rules';

/** Where an address stands in the site. */
export interface SitePath {
  /** Path below the base, without a leading slash: '' is the home page. */
  path: string;
  /** The same path as the site writes it: without `.html`, `/index.html` or a slash at the end. */
  bare: string;
}

/** The place of an address in the site; undefined where it is not the site's. */
export function sitePathOf(url: URL, base: string): SitePath | undefined {
  const home = new URL(base);
  if (url.origin !== home.origin || !url.pathname.startsWith(home.pathname)) return undefined;
  const path = decode(url.pathname.slice(home.pathname.length));
  if (path === undefined) return undefined;
  const bare = barePathOf(`/${path}`);
  return { path, bare: bare === undefined ? path : bare.slice(1) };
}

/** Whether an address may be a page: its last part has no file extension, or the one of a page. */
export function mayBePage({ bare }: SitePath): boolean {
  return !/\.[a-z][a-z0-9]*$/i.test(bare);
}

function decode(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
