import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OfflineManager } from './offline-manager';
import {
  connection,
  type FakeContainer,
  type FakePage,
  FakeWorker,
  fakePage,
  returnToTab,
} from './testing/page';
import { precached } from './testing/status';

let container: FakeContainer;
let worker: FakeWorker;
let manager: OfflineManager;
let phase: FakePage['phase'];
let becomes: FakePage['becomes'];

beforeEach(() => {
  ({ container, worker, manager, phase, becomes } = fakePage());
});

describe('when the browser or the worker never answers', () => {
  const hang = () => new Promise<never>(() => {});
  const begin = (ms: number) => Promise.all([manager.start(), vi.advanceTimersByTimeAsync(ms)]);

  test('a tab uses the existing worker while its script hangs', async () => {
    container.existing = container.registration;
    container.register.mockImplementation(hang);
    container.registration.update.mockImplementation(hang);
    worker.status = { current: precached('a') };
    await begin(60_000);
    expect(phase()).toBe('ready');
    expect(
      (await Promise.all([manager.checkForUpdate(), vi.advanceTimersByTimeAsync(60_000)]))[0],
    ).toBe(false);
  });

  test('a first visit reports that the script does not arrive, and continues when it does', async () => {
    let arrive = () => {};
    container.register.mockImplementation(
      () => new Promise((resolve) => (arrive = () => resolve(container.registration))),
    );
    void manager.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(manager.getState()).toEqual({ phase: 'unreachable', offered: false });
    arrive();
    await becomes('ready');
  });

  test('a worker that arrives late and does not answer is reported', async () => {
    let arrive = () => {};
    container.register.mockImplementation(
      () => new Promise((resolve) => (arrive = () => resolve(container.registration))),
    );
    worker.stopped = true;
    void manager.start();
    await vi.advanceTimersByTimeAsync(60_000);
    arrive();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(phase()).toBe('silent');
  });

  test('a worker that never finishes its installation is reported', async () => {
    container.registration.installing = new FakeWorker();
    worker.status = { current: precached('a') };
    await begin(60_000);
    expect(phase()).toBe('ready');
  });

  test.each([
    ['fails', async () => Promise.reject(new DOMException('Denied', 'SecurityError'))],
    ['hangs', hang],
  ])(
    'a browser whose lookup of workers %s is reported, even with a data saver',
    async (_, look) => {
      connection.saveData = true;
      container.getRegistration.mockImplementation(look);
      await begin(60_000);
      expect(manager.getState()).toEqual({ phase: 'refused', offered: false });
      returnToTab();
      expect(
        await Promise.all([manager.checkForUpdate(), vi.advanceTimersByTimeAsync(60_000)]),
      ).toEqual([false, expect.anything()]);
      expect(
        (await Promise.all([manager.facts(), vi.advanceTimersByTimeAsync(60_000)]))[0].registration,
      ).toBe(undefined);
    },
  );

  test('an unexpected failure is reported', async () => {
    container.getRegistration.mockImplementation(() => {
      throw new Error('Bug');
    });
    Object.defineProperty(container, 'addEventListener', {
      value: () => {
        throw new Error('Bug');
      },
    });
    await manager.start();
    expect(manager.getState()).toEqual({ phase: 'broken', offered: false });
  });
});

test('a worker that does not answer leaves the page as it is', async () => {
  await manager.start();
  worker.stopped = true;
  container.say({ type: 'changed' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(phase()).toBe('ready');
});

test('a copy is ready only if the active worker answers, unlike the kill switch', async () => {
  worker.stopped = true;
  container.registration.waiting = new FakeWorker();
  await Promise.all([manager.start(), vi.advanceTimersByTimeAsync(30_000)]);
  expect(phase()).toBe('waiting');
  worker.stopped = false;
  container.say({ type: 'changed' });
  await becomes('ready');
});

test('a download may take longer than any other answer', async () => {
  const answer = worker.postMessage.bind(worker);
  worker.postMessage = (message, ports) => {
    setTimeout(() => answer(message, ports), message.type === 'download' ? 120_000 : 0);
  };
  await Promise.all([manager.start(), vi.advanceTimersByTimeAsync(150_000)]);
  expect(phase()).toBe('ready');
});
