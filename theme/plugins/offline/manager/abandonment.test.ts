import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OfflineManager } from './offline-manager';
import type { FakeContainer, FakeWorker } from './testing/browser';
import { fakePage } from './testing/page';
import { precached } from './testing/status';

let container: FakeContainer;
let worker: FakeWorker;
let manager: OfflineManager;

beforeEach(() => {
  ({ container, worker, manager } = fakePage());
});

describe('a site without a worker', () => {
  const DAY = 24 * 60 * 60_000;

  /** Simulates a visit on a later day, on which the worker reports this state of its script. */
  async function visit(script: 'there' | 'gone' | 'unreachable'): Promise<void> {
    vi.setSystemTime(Date.now() + DAY);
    container.registration.update.mockImplementation(async () => {
      if (script !== 'there') throw new TypeError('Failed to update');
    });
    worker.status = { current: precached('a'), gone: script === 'gone' };
    manager = new OfflineManager();
    await manager.start();
  }
  const isRemoved = () => container.registration.unregister.mock.calls.length > 0;

  test('is abandoned if the worker is gone on three days', async () => {
    await visit('gone');
    await visit('gone');
    expect(isRemoved()).toBe(false);
    await visit('gone');
    expect(isRemoved()).toBe(true);
    expect(worker.heard).toContainEqual({ type: 'probe' });
    expect(manager.getState()).toEqual({ phase: 'disabled', offered: false });
  });

  test('counts the days noted by earlier pages', async () => {
    localStorage.setItem('offline.gone', '["1969-12-30","1969-12-31"]');
    await visit('gone');
    expect(isRemoved()).toBe(true);
  });

  test.each(['{', '5', 'null', '{"a":1}', '"abc"', '["a","b","c"]', '["1969-12-30",5]'])(
    'counts no days when %s is stored',
    async (garbage) => {
      localStorage.setItem('offline.gone', garbage);
      await visit('gone');
      expect(isRemoved()).toBe(false);
      expect(JSON.parse(localStorage.getItem('offline.gone') ?? '')).toHaveLength(1);
    },
  );

  test('is not abandoned within one day, however many checks fail', async () => {
    await visit('gone');
    for (let i = 0; i < 5; i += 1) expect(await manager.checkForUpdate()).toBe(false);
    expect(isRemoved()).toBe(false);
  });

  test('is not abandoned if it does not answer', async () => {
    for (let i = 0; i < 5; i += 1) await visit('unreachable');
    expect(isRemoved()).toBe(false);
  });

  test('is not abandoned if it had a worker in between', async () => {
    await visit('gone');
    await visit('gone');
    await visit('there');
    await visit('gone');
    expect(isRemoved()).toBe(false);
  });
});
