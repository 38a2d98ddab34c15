import { afterEach, expect, test, vi } from 'vitest';
import { cacheNames, deleteOwnCaches } from './cache-names';
import { MemoryCaches } from './testing/caches';

afterEach(() => void vi.unstubAllGlobals());

test('a site deletes its own caches and no others of the origin', async () => {
  const caches = new MemoryCaches();
  vi.stubGlobal('caches', caches);
  const own = cacheNames('https://example.org/docs/');
  const other = cacheNames('https://example.org/other/');
  const foreign = 'images:https://example.org/docs/';
  for (const name of [...Object.values(own), ...Object.values(other), foreign]) {
    await caches.open(name);
  }
  await deleteOwnCaches('https://example.org/docs/');
  expect(await caches.keys()).toEqual([...Object.values(other), foreign]);
});
