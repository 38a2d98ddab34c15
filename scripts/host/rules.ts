/**
 * How a good static host treats this site: the local host follows these rules, and the configuration
 * files for other hosts are generated from them.
 */

/** Files whose name carries a hash of their content: they never change under the same name. */
const HASHED_FILE = /\/static\/.*\.[0-9a-f]{8,}\.[a-z0-9]+$/;

export const CACHE_CONTROL = {
  /** One year, in seconds: the longest that caches honour. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pages, the worker and everything else: keep it, but ask before each use. */
  other: 'no-cache',
} as const;

/** The `Cache-Control` header of a file, by its path below the site's base. */
export function cacheControlOf(path: string): string {
  return HASHED_FILE.test(path) ? CACHE_CONTROL.hashed : CACHE_CONTROL.other;
}

/** What stands at the end of a path that is not the page's own address. */
export const REDIRECTED_ENDINGS = ['/index.html', '.html', '/index', '/'] as const;

/** The one file with such an ending that is not a page of the site: hosts serve it for unknown paths. */
const NOT_REDIRECTED = new Set(['/404.html']);

/**
 * The bare path of a page that was asked for as `/x.html`, `/x/index.html` or `/x/`; undefined where the
 * path is bare already. The path must be given below the site's base and start with a slash.
 */
export function barePathOf(path: string): string | undefined {
  if (path === '/' || NOT_REDIRECTED.has(path)) return undefined;
  // Several leading slashes would make the Location header name another host.
  let bare = path.replace(/^\/+/, '/');
  for (let ending = endingOf(bare); ending; ending = endingOf(bare)) {
    bare = bare.slice(0, -ending.length);
  }
  bare ||= '/';
  return bare === path ? undefined : bare;
}

function endingOf(path: string): string | undefined {
  return (
    REDIRECTED_ENDINGS.find((ending) => path.endsWith(ending) && path !== ending) ??
    (path === '/index.html' || path === '/index' ? path.slice(1) : undefined)
  );
}
