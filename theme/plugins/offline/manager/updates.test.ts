import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type OfflineManager, UPDATE_INTERVAL } from './offline-manager';
import { RETRY_DELAYS, RetryTimer } from './retry-timer';
import {
  connection,
  type FakeContainer,
  type FakePage,
  FakeWorker,
  fakePage,
  returnToTab,
} from './testing/page';
import { lost, part, precached, TOTAL } from './testing/status';

let container: FakeContainer;
let worker: FakeWorker;
let manager: OfflineManager;
let phase: FakePage['phase'];
let becomes: FakePage['becomes'];

beforeEach(() => {
  ({ container, worker, manager, phase, becomes } = fakePage());
});

describe('a download that fails', () => {
  test('is retried on its own with growing delays after network failures', async () => {
    worker.downloaded = { current: part('a', lost('network')) };
    await manager.start();
    expect(phase()).toBe('incomplete');
    expect(worker.count('download')).toBe(1);
    for (const [tries, wait] of RETRY_DELAYS.entries()) {
      await vi.advanceTimersByTimeAsync(wait);
      await expect.poll(() => worker.count('download')).toBe(tries + 2);
      const [last = 0, before = 0] = worker.downloads.toReversed();
      expect(last - before).toBeGreaterThanOrEqual(wait);
    }
  });

  test('is retried immediately when the network or the reader is back', async () => {
    worker.downloaded = { current: part('a', lost('damaged')) };
    await manager.start();
    dispatchEvent(new Event('online'));
    await expect.poll(() => worker.count('download')).toBe(2);
    worker.downloaded = { current: precached('a') };
    returnToTab();
    await becomes('ready');
  });

  test('is not retried by itself with a data saver', async () => {
    worker.downloaded = { current: part('a', lost('damaged')) };
    await manager.start();
    connection.saveData = true;
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(worker.count('download')).toBe(1);
  });

  test('on an earlier visit is left to the worker, which tries again on each page load', async () => {
    worker.status = { current: part('a', lost('damaged')) };
    await manager.start();
    expect(worker.count('download')).toBe(0);
    expect(phase()).toBe('incomplete');
  });

  test('because storage is full is retried only when the reader asks', async () => {
    worker.downloaded = { current: part('a', lost('quota')) };
    await manager.start();
    dispatchEvent(new Event('online'));
    returnToTab();
    await vi.advanceTimersByTimeAsync(UPDATE_INTERVAL);
    expect(worker.count('download')).toBe(1);
    worker.downloaded = { current: precached('a') };
    await manager.makeAvailable();
    expect(phase()).toBe('ready');
  });

  test('without a report is restarted, but not forever', async () => {
    worker.downloaded = { current: part('a') };
    await manager.start();
    for (let i = 0; i < 10; i += 1) {
      container.say({ type: 'changed' });
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(worker.count('download')).toBe(3);
  });

  test('after some progress is always restarted', async () => {
    worker.downloaded = { current: part('a') };
    await manager.start();
    for (let done = 4; done < TOTAL; done += 1) {
      container.say({ type: 'progress', id: 'a', done, total: TOTAL });
      container.say({ type: 'changed' });
      await expect.poll(() => worker.count('download')).toBe(done - 2);
      await expect.poll(phase).toBe('incomplete');
    }
  });

  test('because the browser stopped the worker is resumed', async () => {
    worker.downloaded = { current: part('a') };
    await manager.start();
    container.say({ type: 'progress', id: 'a', done: 4, total: TOTAL });
    worker.downloaded = { current: precached('a') };
    await vi.advanceTimersByTimeAsync(30_000);
    await becomes('ready');
  });
});

test('retries with growing delays, and soon again after a complete download', () => {
  const timer = new RetryTimer(() => {});
  const [first, second, last] = RETRY_DELAYS;
  const waits = () =>
    Array.from({ length: 4 }, () => {
      const started = Date.now();
      timer.update(part('a', lost('network')));
      vi.advanceTimersToNextTimer();
      return Date.now() - started;
    });
  expect(waits()).toEqual([first, second, last, last]);
  timer.update(precached('a'));
  expect(waits()).toEqual([first, second, last, last]);
});

test.each([
  ['fails for another reason', part('a', lost('quota'))],
  ['is complete', precached('a')],
  ['is not known', undefined],
])('a download that %s is not retried', (_what, status) => {
  const retry = vi.fn();
  const timer = new RetryTimer(retry);
  timer.update(part('a', lost('network')));
  timer.update(status);
  vi.runAllTimers();
  expect(retry).not.toHaveBeenCalled();
});

describe('checks for a new version', () => {
  const looks = () => container.registration.update.mock.calls.length;

  test('run on load, on return to the tab, and every hour', async () => {
    await manager.start();
    expect(looks()).toBe(1);
    returnToTab();
    await expect.poll(looks).toBe(2);
    await vi.advanceTimersByTimeAsync(UPDATE_INTERVAL);
    expect(looks()).toBe(3);
  });

  test('do not run on their own with a data saver', async () => {
    connection.saveData = true;
    container.existing = container.registration;
    await manager.start();
    returnToTab();
    await vi.advanceTimersByTimeAsync(UPDATE_INTERVAL);
    expect(looks()).toBe(0);
  });

  test('run one after another, because a running check may have missed a deployment', async () => {
    await manager.start();
    let finish = () => {};
    container.registration.update.mockImplementationOnce(
      () => new Promise((resolve) => (finish = resolve as () => void)),
    );
    const first = manager.checkForUpdate();
    const second = manager.checkForUpdate();
    await expect.poll(looks).toBe(2);
    finish();
    await Promise.all([first, second]);
    expect(looks()).toBe(3);
  });

  test('download it in the background, then offer it until it is dismissed', async () => {
    await manager.start();
    const next = new FakeWorker();
    next.status = { current: precached('a'), next: part('b'), page: 'a' };
    next.downloaded = { current: precached('a'), next: precached('b'), page: 'a' };
    container.registration.find(next);
    await expect.poll(() => manager.getState().offered).toBe(true);
    manager.dismissUpdate();
    expect(manager.getState().offered).toBe(false);
    await manager.recount();
    expect(manager.getState().offered).toBe(false);
  });

  test('are dismissed in all tabs at once', async () => {
    await manager.start();
    const next = new FakeWorker();
    next.status = { current: precached('a'), next: precached('b'), page: 'a' };
    container.registration.find(next);
    await expect.poll(() => manager.getState().offered).toBe(true);
    localStorage.setItem('offline.dismissed', 'b');
    dispatchEvent(new StorageEvent('storage', { key: 'offline.dismissed' }));
    await expect.poll(() => manager.getState().offered).toBe(false);
  });

  test('report the progress of the new version beside the ready copy', async () => {
    await manager.start();
    const next = new FakeWorker();
    next.status = { current: precached('a'), next: part('b', lost('network')), page: 'a' };
    next.downloaded = next.status;
    container.registration.find(next);
    await expect.poll(() => manager.getState().update?.id).toBe('b');
    container.say({ type: 'progress', id: 'b', done: 4, total: TOTAL });
    expect(manager.getState()).toMatchObject({
      phase: 'ready',
      copy: { id: 'a', done: TOTAL },
      update: { id: 'b', done: 4, total: TOTAL, downloading: true },
    });
  });
});

describe('a copy may be out of date', () => {
  const isStale = () => Boolean(manager.getState().stale);

  test.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])(
    'if it cannot be checked, and the worker finds that the host is replaced: %s',
    async (isReplaced, expected) => {
      worker.status = {
        current: precached('a'),
        ...(isReplaced === undefined ? {} : { isReplaced }),
      };
      container.registration.update.mockRejectedValue(new TypeError('Failed to update'));
      await manager.start();
      await manager.recount();
      expect(phase()).toBe('ready');
      expect(isStale()).toBe(expected);
      container.registration.update.mockResolvedValue();
      returnToTab();
      await expect.poll(isStale).toBe(false);
    },
  );

  test('so the page can be opened from the host, and removes the bypass from its address', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    history.replaceState(null, '', '/docs/guide?q=1#part');
    manager.openFromHost();
    expect(assign).toHaveBeenCalledWith(`${location.origin}/docs/guide?q=1&no-worker=once#part`);
    history.replaceState(null, '', '/docs/guide?q=1&no-worker=once#part');
    worker.status = { current: precached('a') };
    await manager.start();
    expect(phase()).toBe('ready');
    expect(location.href).toBe(`${location.origin}/docs/guide?q=1#part`);
    history.replaceState(null, '', '/');
  });
});

describe('“Reload”', () => {
  const reload = () => vi.spyOn(location, 'reload').mockReturnValue();

  test('shows that something happens, and reloads the page when the worker has switched', async () => {
    const reloads = reload();
    await manager.start();
    const applied = manager.applyUpdate();
    expect(manager.getState().applying).toBe(true);
    await applied;
    expect(reloads).toHaveBeenCalledOnce();
  });

  test('does not wait for long for the worker', async () => {
    const reloads = reload();
    await manager.start();
    worker.stopped = true;
    await Promise.all([manager.applyUpdate(), vi.advanceTimersByTimeAsync(3000)]);
    expect(reloads).toHaveBeenCalledOnce();
  });
});
