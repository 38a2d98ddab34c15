import { beforeEach, expect, test, vi } from 'vitest';
import type { OfflineManager } from './offline-manager';
import type { FakeContainer, FakeWorker } from './testing/browser';
import { fakePage, returnToTab } from './testing/page';
import { precached } from './testing/status';

let container: FakeContainer;
let worker: FakeWorker;
let manager: OfflineManager;

beforeEach(() => {
  ({ container, worker, manager } = fakePage());
});

test('a page that is hidden checks nothing', async () => {
  await manager.start();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  worker.heard.length = 0;
  returnToTab();
  await vi.advanceTimersByTimeAsync(1000);
  expect(worker.heard).toEqual([]);
});

/** Returns the answer of the page when a worker asks whether it is being unloaded. */
async function isLeaving(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
  container.say({ type: 'is-unloading' }, [port2]);
  const told = await answer;
  port1.close();
  return told;
}

test('a page without a waiting update is not watched, so that the browser can keep it for going back', async () => {
  await manager.start();
  dispatchEvent(new Event('beforeunload'));
  expect(await isLeaving()).toBe(false);
});

test('a page with a waiting update tells the worker whether it is being unloaded', async () => {
  worker.status = { current: precached('a'), next: precached('b') };
  await manager.start();
  expect(await isLeaving()).toBe(false);
  dispatchEvent(new Event('beforeunload'));
  expect(await isLeaving()).toBe(true);
  // For example because the reader has canceled a question of the browser.
  await vi.advanceTimersByTimeAsync(3000);
  expect(await isLeaving()).toBe(false);
});
