import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type OfflineManager, UPDATE_INTERVAL } from './offline-manager';
import { connection, type FakeContainer, FakeWorker, fakePage, returnToTab } from './testing/page';
import { lost, part, precached, TOTAL } from './testing/status';

let container: FakeContainer;
let manager: OfflineManager;

beforeEach(() => {
  ({ container, manager } = fakePage());
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
