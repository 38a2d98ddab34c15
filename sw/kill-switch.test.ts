import { afterEach, expect, test, vi } from 'vitest';
import { cacheNames, deleteOwnCaches } from './cache-names';
import { FakeScope } from './testing/scope';
import { BASE, MemoryCaches } from './testing/world';

afterEach(() => void vi.unstubAllGlobals());

test('the kill switch takes over at once, and removes the stored copy and itself', async () => {
  const scope = new FakeScope();
  for (const name of Object.values(cacheNames(BASE))) await scope.caches.open(name);
  await import('./kill-switch');

  await scope.send('install');
  expect(scope.skipWaiting).toHaveBeenCalledOnce();
  await scope.send('activate');
  expect(await scope.caches.keys()).toEqual([]);
  expect(scope.registration.unregister).toHaveBeenCalledOnce();
});

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
