import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testGarbage } from '../../../testing/garbage';
import { OfflineManager } from './offline-manager';
import { hasPreference } from './preferences';
import {
  connection,
  type FakeContainer,
  type FakePage,
  type FakeWorker,
  fakePage,
} from './testing/page';
import { part } from './testing/status';

let container: FakeContainer;
let worker: FakeWorker;
let manager: OfflineManager;
let phase: FakePage['phase'];
let becomes: FakePage['becomes'];

beforeEach(() => {
  ({ container, worker, manager, phase, becomes } = fakePage());
});

describe('the reader’s choice', () => {
  test('a removed copy stays removed, on later visits and in other tabs', async () => {
    await manager.start();
    await manager.remove();
    expect(manager.getState()).toEqual({ phase: 'removed', offered: false });
    expect(worker.count('remove')).toBe(1);
    expect(container.registration.unregister).toHaveBeenCalledOnce();

    container.register.mockClear();
    const later = new OfflineManager();
    await later.start();
    expect(later.getState().phase).toBe('removed');
    container.say({ type: 'changed' });
    expect(container.register).not.toHaveBeenCalled();
  });

  test('a copy that another tab removes is also removed here', async () => {
    await manager.start();
    localStorage.setItem('offline.removed', '1');
    dispatchEvent(new StorageEvent('storage', { key: 'offline.removed' }));
    await becomes('removed');
  });

  test('a copy is stored again if the reader clears the data of the site in another tab', async () => {
    await manager.start();
    await manager.remove();
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(phase()).toBe('removed');
    dispatchEvent(new StorageEvent('storage', { key: null }));
    await becomes('ready');
  });

  test('a copy is stored again if the reader asks for it', async () => {
    await manager.start();
    await manager.remove();
    worker.status = { current: part('a') };
    const phases: string[] = [];
    const stop = manager.subscribe(() => phases.push(phase()));
    await manager.makeAvailable();
    expect([...new Set(phases)]).toEqual(['starting', 'downloading', 'ready']);
    expect(worker.heard.at(-1)).toEqual({ type: 'download' });
    expect(container.register).toHaveBeenCalledTimes(2);
    phases.length = 0;
    await manager.makeAvailable();
    expect(phases, 'what is stored remains visible').not.toContain('starting');
    expect(container.register, 'once is enough').toHaveBeenCalledTimes(2);
    stop();
    phases.length = 0;
    await manager.recount();
    expect(phases).toEqual([]);
    expect(worker.heard.at(-1)).toEqual({ type: 'status' });
  });

  test('the browser is asked to keep the copy, and may refuse', async () => {
    const persist = vi.fn(() => Promise.reject(new Error('Denied')));
    vi.stubGlobal('navigator', { serviceWorker: container, connection, storage: { persist } });
    await manager.makeAvailable();
    expect(persist).toHaveBeenCalledOnce();
    expect(phase()).toBe('ready');
  });

  test('nothing is sent or reported after the reader has removed the copy', async () => {
    await manager.start();
    await manager.remove();
    worker.heard.length = 0;
    container.say({ type: 'changed' });
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(worker.heard).toEqual([]);
  });

  test('a worker whose script arrives after the reader has removed the copy is removed, too', async () => {
    let arrive = () => {};
    container.register.mockImplementation(
      () => new Promise((resolve) => (arrive = () => resolve(container.registration))),
    );
    const started = manager.start();
    await vi.advanceTimersByTimeAsync(60_000);
    await manager.remove();
    arrive();
    await started;
    expect(container.registration.unregister).toHaveBeenCalledOnce();
    expect(phase()).toBe('removed');
  });
});

testGarbage('offline.removed', () => hasPreference('removed'));
testGarbage('offline.told', () => hasPreference('welcomed'));
