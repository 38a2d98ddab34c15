import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OfflineManager } from './offline-manager';
import type { FakeWorker } from './testing/browser';
import { type FakePage, fakePage, returnToTab } from './testing/page';
import { lost, part, precached } from './testing/status';

let worker: FakeWorker;
let manager: OfflineManager;
let phase: FakePage['phase'];
let becomes: FakePage['becomes'];

beforeEach(() => {
  ({ worker, manager, phase, becomes } = fakePage());
});

describe('when storage fails', () => {
  test('a worker that reports it does not count as one that is still checking', async () => {
    worker.status = { error: 'QuotaExceededError: No room' };
    worker.downloaded = worker.status;
    await manager.start();
    expect(manager.getState()).toEqual({ phase: 'broken', offered: false });
  });

  test('waiting for a worker that never answers ends', async () => {
    worker.stopped = true;
    await Promise.all([manager.start(), vi.advanceTimersByTimeAsync(60_000)]);
    expect(manager.getState()).toEqual({ phase: 'silent', offered: false });
  });

  test('an update that fails does not reload the page', async () => {
    await manager.start();
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    worker.status = { current: precached('a'), error: 'QuotaExceededError: No room' };
    await manager.applyUpdate();
    expect(worker.heard.at(-1)).toEqual({ type: 'apply' });
    expect(reload).not.toHaveBeenCalled();
    expect(manager.getState()).toMatchObject({
      offered: false,
      failed: 'QuotaExceededError: No room',
    });
    worker.status = { current: precached('a') };
    await manager.applyUpdate();
    expect(reload).toHaveBeenCalledOnce();
  });
});

test('an eviction while the page was hidden is detected when the reader returns', async () => {
  await manager.start();
  expect(phase()).toBe('ready');
  const lostFiles = part('a', lost('network'));
  worker.status = { current: lostFiles };
  worker.downloaded = { current: lostFiles };
  returnToTab();
  await becomes('incomplete');
});
