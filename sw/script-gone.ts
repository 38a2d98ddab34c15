import { CACHE_PREFIX } from './cache-names';

/**
 * Whether a worker's script is gone from its address, or another site's worker has taken its place. Everything else
 * counts as temporary: errors, redirects, and pages, with which captive portals answer every request.
 */
export async function isScriptGone(url: string): Promise<boolean> {
  const response = await fetch(url, { cache: 'no-store' }).catch(() => undefined);
  if (!response) return false;
  const { status, ok, redirected, headers } = response;
  if (status === 404 || status === 410) return true;
  const isScript = /javascript/.test(headers.get('Content-Type') ?? '');
  if (!ok || redirected || !isScript) return false;
  const code = await response.text().catch(() => CACHE_PREFIX);
  // All builds of this worker import code whose name starts with it, and the kill switch names its caches.
  return !code.includes(CACHE_PREFIX);
}
