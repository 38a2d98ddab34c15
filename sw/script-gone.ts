import { CACHE_PREFIX } from './cache-names';

/**
 * Returns whether a worker's script is gone from its address, or another site's worker has replaced it. All other
 * responses count as temporary: errors, redirects, and pages, which captive portals return for every request.
 */
export async function isScriptGone(url: string): Promise<boolean> {
  const response = await fetch(url, { cache: 'no-store' }).catch(() => undefined);
  if (!response) return false;
  const { status, ok, redirected, headers } = response;
  if (status === 404 || status === 410) return true;
  const isScript = /javascript/.test(headers.get('Content-Type') ?? '');
  if (!ok || redirected || !isScript) return false;
  const code = await response.text().catch(() => CACHE_PREFIX);
  // All builds of this worker import code whose name starts with this prefix, and the kill switch uses it to name the
  // caches.
  return !code.includes(CACHE_PREFIX);
}
