import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Failure, PageMessage, Status } from '../../../../sw/messages';
import { OfflineManager, UPDATE_INTERVAL } from './offline-manager';
import { describeState } from './report';
import { RETRY_DELAYS } from './retry-timer';
import { precached } from './testing/status';

const TOTAL = 10;
const part = (id: string, failures: Failure[] = []) =>
  precached(id, { done: 3, ready: false, failures });
const lost = (reason: Failure['reason']): Failure[] => [{ path: 'a.js', reason }];

/** A fake worker that answers with its status, which a download changes. */
class FakeWorker extends EventTarget {
  status: Status = { current: part('a') };
  /** The status after a download. */
  downloaded: Status = { current: precached('a') };
  readonly heard: PageMessage[] = [];
  readonly scriptURL = 'http://localhost:3000/sw.js';
  /** Times of download requests, in ms. */
  readonly downloads: number[] = [];
  /** Whether the browser has stopped the worker, so that it sends no messages. */
  stopped = false;

  postMessage(message: PageMessage, [port]: MessagePort[] = []) {
    this.heard.push(message);
    if (this.stopped) return;
    if (message.type === 'download') {
      this.downloads.push(Date.now());
      this.status = this.downloaded;
    }
    port?.postMessage(this.status);
  }

  count(type: PageMessage['type']): number {
    return this.heard.filter((message) => message.type === type).length;
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  readonly update = vi.fn(async () => {});
  readonly unregister = vi.fn(async () => true);
  constructor(public active: FakeWorker | null) {
    super();
  }

  /** Simulates that the browser finds another worker and installs it. */
  find(next: FakeWorker) {
    this.installing = next;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = next;
    next.dispatchEvent(new Event('statechange'));
  }
}

class FakeContainer extends EventTarget {
  readonly worker = new FakeWorker();
  readonly registration = new FakeRegistration(this.worker);
  existing: FakeRegistration | undefined;
  controller: FakeWorker | null = null;
  readonly register = vi.fn(async () => this.registration);
  readonly getRegistration = vi.fn(async () => this.existing);

  /** Sends a message to the page. */
  say(data: unknown, ports: MessagePort[] = []) {
    this.dispatchEvent(Object.assign(new Event('message'), { data, ports }));
  }
}

let container: FakeContainer;
let worker: FakeWorker;
let manager: OfflineManager;
/** Functions that end pages, whose listeners would affect later tests. */
let leave: (() => void)[];
const connection = { saveData: false };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date'] });
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubEnv('OFFLINE', '1');
  vi.stubEnv('BASE_URL', '/');
  localStorage.clear();
  leave = [];
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, run: EventListenerOrEventListenerObject) => {
        listen(type, run);
        leave.push(() => target.removeEventListener(type, run));
      },
    );
  }
  container = new FakeContainer();
  worker = container.worker;
  connection.saveData = false;
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  vi.stubGlobal('caches', { keys: async () => [], delete: async () => true });
  manager = new OfflineManager();
});
afterEach(() => {
  for (const end of leave) end();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
});

const phase = () => manager.getState().phase;
const becomes = (expected: string) => expect.poll(phase).toBe(expected);
const returnToTab = () => document.dispatchEvent(new Event('visibilitychange'));

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
    expect(manager.wantsEditor()).toBe(false);
    await manager.makeAvailable();
    expect(phase()).toBe('ready');
    expect(worker.heard.at(-1)).toEqual({ type: 'download', editor: false });
    await manager.setEditor(true);
    expect(worker.heard.at(-1)).toEqual({ type: 'download', editor: true });
    expect(manager.wantsEditor()).toBe(true);
  });

  test('stores nothing with a data saver if the reader only chooses the editor', async () => {
    connection.saveData = true;
    container.existing = container.registration;
    worker.status = { current: part('a') };
    await manager.start();
    expect(phase()).toBe('not-requested');
    await manager.setEditor(true);
    expect(worker.heard).not.toContainEqual(expect.objectContaining({ type: 'download' }));
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

  test('a complete copy keeps the editor, even with a data saver', async () => {
    expect(manager.wantsEditor()).toBe(true);
    await manager.start();
    connection.saveData = true;
    expect(manager.wantsEditor()).toBe(true);
  });

  test('nothing is sent or reported after the reader has removed the copy', async () => {
    await manager.start();
    await manager.remove();
    worker.heard.length = 0;
    container.controller = worker;
    container.say({ type: 'changed' });
    dispatchEvent(new Event('online'));
    dispatchEvent(new Event('pagehide'));
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
    await manager.dismissUpdate();
    expect(manager.getState().offered).toBe(false);
    expect(next.count('later')).toBe(1);
  });

  test('report the progress and the changes of the new version beside the ready copy', async () => {
    await manager.start();
    const next = new FakeWorker();
    next.status = {
      current: precached('a'),
      next: part('b', lost('network')),
      page: 'a',
      news: [],
    };
    next.downloaded = next.status;
    container.registration.find(next);
    await expect.poll(() => manager.getState().update?.id).toBe('b');
    container.say({ type: 'progress', id: 'b', done: 4, total: TOTAL });
    expect(manager.getState()).toMatchObject({
      phase: 'ready',
      copy: { id: 'a', done: TOTAL },
      update: { id: 'b', done: 4, total: TOTAL, downloading: true },
    });
    expect(await manager.news()).toEqual([]);
    expect(next.heard.at(-1)).toEqual({ type: 'news' });
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

test('a download may take longer than any other answer', async () => {
  const answer = worker.postMessage.bind(worker);
  worker.postMessage = (message, ports) => {
    setTimeout(() => answer(message, ports), message.type === 'download' ? 120_000 : 0);
  };
  await Promise.all([manager.start(), vi.advanceTimersByTimeAsync(150_000)]);
  expect(phase()).toBe('ready');
});

test('messages of other code are ignored', async () => {
  await manager.start();
  worker.heard.length = 0;
  for (const data of [undefined, 'text', {}]) container.say(data);
  await vi.advanceTimersByTimeAsync(1000);
  expect(worker.heard).toEqual([]);
});

test('a page that is hidden reports where the reader is, and checks nothing', async () => {
  await manager.start();
  container.controller = new FakeWorker();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  worker.heard.length = 0;
  returnToTab();
  await vi.advanceTimersByTimeAsync(1000);
  expect(container.controller.heard).toMatchObject([{ type: 'last-page' }]);
  expect(worker.heard).toEqual([]);
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
    expect(worker.heard.at(-1)).toEqual({ type: 'take' });
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

test('a copy is ready only if the active worker answers, unlike the kill switch', async () => {
  worker.stopped = true;
  container.registration.waiting = new FakeWorker();
  await Promise.all([manager.start(), vi.advanceTimersByTimeAsync(30_000)]);
  expect(phase()).toBe('waiting');
  worker.stopped = false;
  container.say({ type: 'changed' });
  await becomes('ready');
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

  test('because storage was full on an earlier visit is not retried by itself', async () => {
    worker.status = { current: part('a', [...lost('network'), ...lost('quota')]) };
    await manager.start();
    expect(worker.count('download')).toBe(0);
  });

  test('is not retried by itself with a data saver', async () => {
    worker.downloaded = { current: part('a', lost('damaged')) };
    await manager.start();
    connection.saveData = true;
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(worker.count('download')).toBe(1);
  });

  test.each(['status', 'damaged', 'network'] as const)(
    'on an earlier visit (%s) is retried once when the next page loads',
    async (reason) => {
      worker.status = { current: part('a', lost(reason)) };
      worker.downloaded = worker.status;
      await manager.start();
      expect(worker.count('download')).toBe(1);
      expect(phase()).toBe('incomplete');
    },
  );

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

test('a report contains versions, states, missing files and the last errors', async () => {
  worker.downloaded = {
    current: precached('a'),
    next: part('b', lost('quota')),
    page: 'a',
    errors: [{ time: 0, what: 'download', error: 'QuotaExceededError: No room' }],
  };
  container.existing = container.registration;
  await manager.start();
  const report = await describeState(await manager.facts());
  expect(report).toContain('State: ready');
  expect(report).toContain('Build of new pages: a, 10 of 10 files, 4 of 4 pages');
  expect(report).toContain('Newer build: b, 3 of 10 files');
  expect(report).toContain('- a.js: quota');
  expect(report).toContain('- 1970-01-01T00:00:00.000Z download: QuotaExceededError: No room');
});

test('a report works even if no worker answers', async () => {
  worker.stopped = true;
  await Promise.all([manager.start(), vi.advanceTimersByTimeAsync(60_000)]);
  const [facts] = await Promise.all([manager.facts(), vi.advanceTimersByTimeAsync(60_000)]);
  const report = await describeState(facts);
  expect(report.split('\n').slice(2)).toEqual([
    'State: silent',
    'Worker: active: none, waiting: none, installing: none, this page has none',
    "Worker's answer: none",
    'Build of new pages: none',
    'Newer build: none',
    'Build of this page: unknown; dismissed: none',
    'Storage: unknown of unknown bytes, may be cleared by the browser',
    'Missing files: none',
    'Last errors: none',
  ]);
});

test('a visit that bypasses the worker registers and stores nothing', async () => {
  history.replaceState(null, '', '/?no-worker');
  await manager.start();
  expect(manager.getState()).toEqual({ phase: 'bypassed', offered: false });
  expect(container.register).not.toHaveBeenCalled();
  history.replaceState(null, '', '/');
});

test('the active worker learns the last page, where an installed site opens', async () => {
  await manager.start();
  container.controller = new FakeWorker();
  history.replaceState(null, '', '/docs/guide?q=1#part');
  dispatchEvent(new Event('pagehide'));
  expect(container.controller.heard).toEqual([{ type: 'last-page', path: '/docs/guide?q=1#part' }]);
});

/** Returns the answer of the page when a worker asks whether it is being unloaded. */
async function isLeaving(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
  container.say({ type: 'leaving?' }, [port2]);
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

test('a worker that does not answer leaves the page as it is', async () => {
  await manager.start();
  worker.stopped = true;
  container.say({ type: 'changed' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(phase()).toBe('ready');
});
