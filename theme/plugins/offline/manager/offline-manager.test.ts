import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testGarbage } from '../../../testing/garbage';
import { OfflineManager } from './offline-manager';
import { hasPreference } from './preferences';
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

const hang = () => new Promise<never>(() => {});

/** Makes the worker's script hang until the function is called. */
function delayScript(): () => void {
  let arrive = () => {};
  container.register.mockImplementation(
    () => new Promise((resolve) => (arrive = () => resolve(container.registration))),
  );
  return () => arrive();
}

describe('the first visit', () => {
  test('registers the worker below the base and stores everything', async () => {
    const phases: string[] = [];
    manager.subscribe(() => phases.push(phase()));
    await manager.start();
    expect(container.register).toHaveBeenCalledOnce();
    expect(container.register).toHaveBeenCalledWith(worker.scriptURL, { scope: '/' });
    expect(phases).toEqual(['downloading', 'ready']);
    expect(worker.heard.map(({ type }) => type)).toEqual(['hello', 'download']);
  });

  test('tells the worker which scripts the page runs, which identify its build', async () => {
    document.head.innerHTML =
      '<script src="/static/index.js"></script><script>1</script><script type="module" src="https://other.example/x.js"></script><script data-pages="/static/list.json"></script>';
    await manager.start();
    document.head.replaceChildren();
    expect(worker.heard[0]).toEqual({
      type: 'hello',
      scripts: ['static/index.js', 'static/list.json'],
    });
  });

  test('reports progress while files are downloaded', async () => {
    worker.downloaded = { current: part('a') };
    await manager.start();
    container.say({ type: 'progress', id: 'a', done: 4, total: TOTAL });
    expect(manager.getState()).toMatchObject({ phase: 'downloading', copy: { done: 4 } });
  });

  test.each<[string, prepare: () => void]>([
    ['unsupported', () => Reflect.deleteProperty(navigator, 'serviceWorker')],
    ['refused', () => container.register.mockRejectedValue(new Error('insecure'))],
    ['broken', () => (worker.downloaded = worker.status = { error: 'QuotaExceededError' })],
  ])('reports a browser in which offline reading is %s', async (expected, prepare) => {
    prepare();
    await manager.start();
    expect(manager.getState()).toEqual({ phase: expected, offered: false });
  });

  test('registers the worker when a busy browser does not report in time whether there is one', async () => {
    container.getRegistration.mockImplementation(hang);
    const started = manager.start();
    await vi.advanceTimersByTimeAsync(10_000);
    await started;
    expect(phase()).toBe('ready');
  });

  test('stores everything when the worker takes a long time to install', async () => {
    const { registration } = container;
    registration.installing = worker;
    registration.active = null;
    const started = manager.start();
    await vi.advanceTimersByTimeAsync(20_000);
    await started;
    expect(manager.getState()).toEqual({ phase: 'silent', offered: false });
    registration.installing = null;
    registration.active = worker;
    container.dispatchEvent(new Event('controllerchange'));
    await becomes('ready');
  });

  test('stores nothing with a data saver until the reader asks', async () => {
    connection.saveData = true;
    await manager.start();
    expect(manager.getState()).toEqual({ phase: 'not-requested', offered: false });
    expect(container.register).not.toHaveBeenCalled();
    await manager.makeAvailable();
    expect(phase()).toBe('ready');
    expect(worker.heard.at(-1)).toEqual({ type: 'download' });
  });

  test('registers nothing in a build without offline support, and updates an old worker', async () => {
    vi.stubEnv('OFFLINE', '');
    container.existing = container.registration;
    await manager.start();
    expect(manager.getState()).toEqual({ phase: 'disabled', offered: false });
    expect(container.register).not.toHaveBeenCalled();
    expect(container.registration.update).toHaveBeenCalledOnce();
  });
});

test('a visit that bypasses the worker registers and stores nothing', async () => {
  history.replaceState(null, '', '/?no-worker');
  await manager.start();
  expect(manager.getState()).toEqual({ phase: 'bypassed', offered: false });
  expect(container.register).not.toHaveBeenCalled();
  history.replaceState(null, '', '/');
});

test('messages of other code are ignored', async () => {
  await manager.start();
  worker.heard.length = 0;
  for (const data of [undefined, 'text', {}]) container.say(data);
  await vi.advanceTimersByTimeAsync(1000);
  expect(worker.heard).toEqual([]);
});

test('a page that is hidden checks nothing', async () => {
  await manager.start();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  worker.heard.length = 0;
  returnToTab();
  await vi.advanceTimersByTimeAsync(1000);
  expect(worker.heard).toEqual([]);
});

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

test('an update that fails does not reload the page', async () => {
  await manager.start();
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  worker.status = { current: precached('a'), error: 'QuotaExceededError: No room' };
  await manager.applyUpdate();
  expect(worker.heard.at(-1)).toEqual({ type: 'apply' });
  expect(reload).not.toHaveBeenCalled();
  expect(manager.getState()).toMatchObject({
    offered: false,
    applying: false,
    failed: 'QuotaExceededError: No room',
  });
  worker.status = { current: precached('a') };
  await manager.applyUpdate();
  expect(reload).toHaveBeenCalledOnce();
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

  test.each([
    ['may refuse', () => Promise.reject(new Error('Denied'))],
    [
      'may forbid the question',
      () => {
        throw new Error('Denied');
      },
    ],
  ])('the browser is asked to keep the copy, and %s', async (_, answer) => {
    const persist = vi.fn(answer);
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
    const arrive = delayScript();
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

describe('when the browser or the worker never answers', () => {
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
    const arrive = delayScript();
    void manager.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(manager.getState()).toEqual({ phase: 'unreachable', offered: false });
    arrive();
    await becomes('ready');
  });

  test('a worker that arrives late and does not answer is reported', async () => {
    const arrive = delayScript();
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

test('a worker that no longer answers confirms nothing, until it does again', async () => {
  await manager.start();
  worker.stopped = true;
  container.say({ type: 'changed' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(manager.getState()).toEqual({ phase: 'silent', offered: false });
  worker.stopped = false;
  await manager.recount();
  expect(phase()).toBe('ready');
});

test('a copy that was cleared together with its worker is stored again on request', async () => {
  await manager.start();
  container.existing = undefined;
  container.registration.active = null;
  await manager.recount();
  expect(phase()).toBe('silent');
  container.registration.active = worker;
  worker.status = { current: part('a') };
  container.register.mockClear();
  await manager.makeAvailable();
  expect(container.register).toHaveBeenCalledOnce();
  expect(phase()).toBe('ready');
});

test('a download may take longer than any other answer', async () => {
  const answer = worker.postMessage.bind(worker);
  worker.postMessage = (message, ports) => {
    setTimeout(() => answer(message, ports), message.type === 'download' ? 120_000 : 0);
  };
  await Promise.all([manager.start(), vi.advanceTimersByTimeAsync(150_000)]);
  expect(phase()).toBe('ready');
});
