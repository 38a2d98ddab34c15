import { afterEach, expect, test, vi } from 'vitest';
import { cacheNames } from './cache-names';
import { FakeScope } from './testing/scope';
import { BASE } from './testing/world';

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
