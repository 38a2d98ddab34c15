/** Prefix of the names. Never change it, because the kill switch finds the caches of all versions by it. */
export const CACHE_PREFIX = 'docs-offline';

/** The names contain the scope, because an origin may host several such sites. */
export function cacheNames(scope: string) {
  return { files: `${CACHE_PREFIX}:files:${scope}`, records: `${CACHE_PREFIX}:records:${scope}` };
}

/** Deletes all caches of the site at this scope, whichever version of the worker created them. */
export async function deleteOwnCaches(scope: string): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(`${CACHE_PREFIX}:`) && name.endsWith(`:${scope}`))
      .map((name) => caches.delete(name)),
  );
}
