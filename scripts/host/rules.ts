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
