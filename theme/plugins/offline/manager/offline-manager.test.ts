import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OfflineManager } from './offline-manager';
import {
  connection,
  type FakeContainer,
  type FakePage,
  type FakeWorker,
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

  test('does nothing in a browser without service workers', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    await manager.start();
    expect(manager.getState()).toEqual({ phase: 'unsupported', offered: false });
  });

  test('reports that the browser refuses the worker', async () => {
    container.register.mockRejectedValue(new Error('insecure'));
    await manager.start();
    expect(manager.getState()).toEqual({ phase: 'refused', offered: false });
  });

  test('registers the worker when a busy browser does not report in time whether there is one', async () => {
    container.getRegistration.mockReturnValue(new Promise(() => {}));
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

describe('when storage fails', () => {
  test('a worker that reports it does not count as one that is still checking', async () => {
    worker.status = { error: 'QuotaExceededError: No room' };
    worker.downloaded = worker.status;
    await manager.start();
    expect(manager.getState()).toEqual({ phase: 'broken', offered: false });
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
