import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OfflineManager } from './offline-manager';
import type { FakeContainer, FakeWorker } from './testing/browser';
import { connection, type FakePage, fakePage } from './testing/page';
import { part, TOTAL } from './testing/status';

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

  test('does nothing when service workers are disabled', async () => {
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
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
