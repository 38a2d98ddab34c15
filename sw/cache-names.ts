const PREFIX = 'docs-offline';

/** Names of the caches of the site at this scope; another site of the same origin has others. */
export function cacheNames(scope: string) {
  return { files: `${PREFIX}:files:${scope}`, records: `${PREFIX}:records:${scope}` };
}

/** Whether a cache belongs to the site at this scope, whichever version of the worker made it. */
export function isOwnCache(name: string, scope: string): boolean {
  return name.startsWith(`${PREFIX}:`) && name.endsWith(`:${scope}`);
}
