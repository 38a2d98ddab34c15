import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Build } from './build';
import type { Status } from './messages';
import type { Precache } from './precache';
import { BASE, buildOf, CONTENTS, EDITED, FakeClient, World } from './testing/world';

let world: World;
let a: Build;
let b: Build;

beforeEach(async () => {
  world = new World();
  a = await buildOf('a', CONTENTS);
  b = { ...(await buildOf('b', EDITED)), scripts: ['static/guide.js'] };
});

describe('the first copy', () => {
  test('is the current build from the beginning, and ready when it is complete', async () => {
    const worker = world.worker(a);
    await worker.install();
    expect((await worker.status('')).current).toMatchObject({ id: 'a', done: 0, ready: false });
    world.serve(CONTENTS);
    await worker.download();
    expect((await worker.status('')).current).toMatchObject({
      id: 'a',
      done: 3,
      total: 3,
      pages: 2,
      totalPages: 2,
      ready: true,
      failures: [],
    });
  });

  test('does not wait for an earlier worker that serves nothing', async () => {
    expect(await world.worker(a).install()).toBe(true);
    expect(await world.worker(b).install(), 'pages of the first build may be open').toBe(false);
  });

  test('reports missing files and the reason', async () => {
    const worker = await world.copy(a, { 'static/index.js': 'index', 'static/c.js': 'damaged' });
    expect((await worker.status('')).current).toMatchObject({
      done: 1,
      pages: 1,
      ready: false,
      downloading: false,
      failures: expect.arrayContaining([
        { path: 'static/guide.js', reason: 'network' },
        { path: 'static/c.js', reason: 'damaged' },
      ]),
    });
  });

  test('survives an eviction of all storage while the worker is running', async () => {
    const worker = await world.copy(a, CONTENTS);
    await world.caches.delete('files');
    await world.caches.delete('records');
    await worker.download();
    expect((await worker.status('')).current).toMatchObject({ id: 'a', ready: true });
  });

  test('reports that storage is full', async () => {
    const worker = world.worker(a);
    world.caches.full = true;
    await worker.download();
    expect((await worker.status('')).current).toMatchObject({
      failures: [{ reason: 'quota' }],
    });
    expect(await worker.errors.all()).toMatchObject([{ what: 'download' }]);
  });

  test('merges two requests for the download', async () => {
    const worker = world.worker(a);
    world.serve(CONTENTS);
    await Promise.all([worker.download(), worker.download()]);
    expect(world.requests).toHaveLength(3);
  });
});

describe('a worker without pages that ask', () => {
  test('continues a download that was interrupted', async () => {
    const worker = world.worker(a);
    await worker.resume();
    expect((await worker.status('')).current?.failures).not.toEqual([]);
    world.serve(CONTENTS);
    await world.worker(a).resume();
    expect((await worker.status('')).current?.ready).toBe(true);
    world.requests.length = 0;
    await worker.resume();
    expect(world.requests).toEqual([]);
  });

  test('downloads nothing if the reader saves data, or storage is full', async () => {
    world.serve(CONTENTS);
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    await world.worker(a).resume();
    vi.unstubAllGlobals();
    expect(world.requests).toEqual([]);

    world.caches.full = true;
    await world.worker(a).download();
    world.caches.full = false;
    const worker = world.worker(a);
    await worker.records.failures.put('a', [{ path: '', reason: 'quota' }]);
    world.requests.length = 0;
    await worker.resume();
    expect(world.requests).toEqual([]);
  });
});

describe('a running download', () => {
  afterEach(() => void vi.useRealTimers());

  test.each([
    [100, [0, 1, 2, 3]],
    [10, [0]],
  ])('tells its progress to open pages, ten times a second: %s ms', async (ms, done) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const worker = world.worker(a);
    const page = new FakeClient('1');
    world.windows = [page];
    world.serve(CONTENTS);
    const put = worker.files.put.bind(worker.files);
    vi.spyOn(worker.files, 'put').mockImplementation((...args) => {
      vi.setSystemTime(Date.now() + ms);
      return put(...args);
    });
    await worker.download();
    const messages = page.heard.filter((message) => message !== page.heard.at(-1));
    expect(messages).toEqual(done.map((n) => ({ type: 'progress', id: 'a', done: n, total: 3 })));
    expect(page.heard.at(-1)).toEqual({ type: 'changed' });
  });

  test('is part of the status of its build, and of no other', async () => {
    await world.copy(a, CONTENTS);
    const worker = world.worker(b);
    let status: Promise<Status> | undefined;
    world.server.set('static/guide.js', () => {
      status = worker.status('');
      return new Response(EDITED['static/guide.js']);
    });
    await worker.download();
    expect(await status).toMatchObject({
      current: { id: 'a', downloading: false },
      next: { id: 'b', downloading: true },
    });
    expect((await worker.status('')).next?.downloading).toBe(false);
  });
});

test('open pages are told about every change of what is stored', async () => {
  await world.copy(a, CONTENTS);
  const worker = await world.copy(b, EDITED);
  const page = new FakeClient('1');
  world.windows = [page];
  const changes = [
    () => worker.switchToNewest(),
    () => worker.reportEvicted(b),
    () => worker.remove(),
  ];
  for (const change of changes) {
    page.heard.length = 0;
    await change();
    expect(page.heard).toEqual([{ type: 'changed' }]);
  }
});

describe('a newer build', () => {
  test('waits beside the current build until it is taken', async () => {
    const old = await world.copy(a, CONTENTS);
    const worker = await world.copy(b, EDITED);
    world.windows = [new FakeClient('1')];
    expect(await worker.status('')).toMatchObject({
      current: { id: 'a', ready: true },
      next: { id: 'b', ready: true },
    });
    expect((await old.buildForNavigation('2')).id).toBe('a');
    await old.switchToNewest();
    expect((await old.buildForNavigation('2')).id).toBe('b');
    expect((await worker.status('')).next).toBeUndefined();
  });

  test('that is incomplete does not replace a complete copy', async () => {
    await world.copy(a, CONTENTS);
    const worker = world.worker(b);
    world.server.delete('static/guide.js');
    await worker.install();
    await worker.download();
    expect((await worker.buildForNavigation('1')).id).toBe('a');
    world.serve(EDITED);
    await worker.download();
    expect((await worker.buildForNavigation('1')).id).toBe('b');
  });

  test('that is incomplete is not taken, even if the reader has just asked for the previous one', async () => {
    const old = await world.copy(a, CONTENTS);
    await world.worker(b).install();
    await old.switchToNewest();
    expect((await old.status('')).current?.id).toBe('a');
  });

  test('replaces an incomplete copy', async () => {
    const old = world.worker(a);
    await old.install();
    const worker = await world.store(b, EDITED);
    expect((await worker.buildForNavigation('1')).id).toBe('b');
  });

  test.each([
    ['that has sent a message counts as open', true, 'a'],
    ['whose code for messages has not loaded does not keep its build', false, 'b'],
  ])('a silent page %s', async (_, hasGreeted, expected) => {
    const old = await world.copy(a, CONTENTS);
    await world.copy(b, EDITED);
    const silent = new FakeClient('1');
    silent.postMessage = () => {};
    world.windows = [silent];
    await old.pin('1', a, Date.now());
    if (hasGreeted) await old.identifyClient('1', a.scripts);
    expect((await old.buildForNavigation('2')).id).toBe(expected);
  });

  test('replaces one that has not started, whatever else is open', async () => {
    await world.store(a, CONTENTS);
    const worker = await world.store(b, EDITED);
    world.windows = [new FakeClient('1'), new FakeClient('2')];
    expect((await worker.buildForNavigation('3')).id).toBe('b');
  });

  test('takes over after one of its pages has started, and new pages get it', async () => {
    await world.copy(a, CONTENTS);
    const worker = await world.store(b, EDITED);
    expect(await worker.confirmStart(a.scripts), 'a page of the current build').toBe(false);
    expect(await worker.confirmStart(b.scripts), 'opened from the network').toBe(false);
    await worker.switchToNewest();
    expect(await worker.confirmStart(b.scripts)).toBe(true);
    expect(await worker.confirmStart(['static/unknown.js'])).toBe(false);
  });

  test('does not replace the stored one that has started until it has, too', async () => {
    const old = await world.copy(a, CONTENTS);
    const worker = await world.store(b, EDITED);
    await worker.switchToNewest();
    await worker.cleanUp();
    expect(await old.builds.withShell(b), 'is tried once').toBe(b);
    expect(await worker.builds.withShell(b)).toEqual(a);
    expect(await old.files.missing(a.files)).toEqual([]);

    await worker.confirmStart(b.scripts);
    await worker.cleanUp();
    expect(await worker.builds.withShell(b)).toBe(b);
    expect(await old.files.missing(a.files)).toHaveLength(1);
  });

  test('that is broken is kept if there is nothing better', async () => {
    await world.store(a, CONTENTS);
    const worker = await world.store(b, EDITED);
    await worker.switchToNewest();
    await worker.builds.withShell(b);
    expect(await worker.builds.withShell(b)).toBe(b);
  });
});

describe('when the record of the current build is lost', () => {
  test('pages get the build of the active worker if it is complete', async () => {
    const worker = await world.copy(a, CONTENTS);
    await world.worker(b).install();
    await worker.records.current.delete();
    expect(await worker.buildForNavigation('1')).toEqual(a);
  });

  test('pages get the newest build otherwise', async () => {
    const worker = world.worker(a);
    await worker.install();
    await world.copy(b, EDITED);
    await worker.records.current.delete();
    expect(await worker.buildForNavigation('1')).toEqual(b);
  });

  test('files are still found', async () => {
    expect(await world.worker(a).findFile('static/c.js', '')).toEqual(a.files[2]);
  });
});

describe('keeps', () => {
  test('only the builds of open pages, the current build and the newest', async () => {
    const first = await world.copy(a, CONTENTS);
    world.windows = [new FakeClient('old page')];
    await first.pin('old page', a);
    await first.pin('closed page', a);
    const second = await world.copy(b, EDITED);
    const c = await buildOf('c', { ...CONTENTS, 'static/guide.js': 'third' });
    const third = await world.copy(c, { 'static/guide.js': 'third' });
    await third.switchToNewest();
    await third.cleanUp();
    const kept = async () => (await third.records.builds.all()).map(({ id }) => id).sort();
    expect(await kept()).toEqual(['a', 'c']);
    expect(await second.files.missing(a.files)).toEqual([]);
    expect(await second.files.missing(b.files)).toHaveLength(1);

    world.windows = [];
    await third.cleanUp();
    expect(await kept()).toEqual(['c']);
    expect(await third.files.missing(a.files)).toHaveLength(1);
  });

  test.each([
    ['the build of a page that is still opening', 0, true],
    ['no build of a page that has been opening for more than a minute', 61_000, false],
    ['no build of a page that was opened while the clock was ten years ahead', -3e11, false],
  ])('%s', async (_, duration, isKept) => {
    const first = await world.copy(a, CONTENTS);
    await first.pin('opening page', a, Date.now() - duration);
    const second = await world.copy(b, EDITED);
    await second.switchToNewest();
    await second.cleanUp();
    expect((await second.records.builds.all()).some(({ id }) => id === 'a')).toBe(isKept);
    expect(await second.records.pins.keys()).toEqual(isKept ? ['opening page'] : []);
  });

  test('nothing of a download that ends because the reader removes the copy, which is not a failure', async () => {
    const worker = world.worker(a);
    let removing: Promise<void> | undefined;
    world.serve(CONTENTS);
    world.server.set('static/index.js', () => {
      removing = worker.remove();
      return new Response(CONTENTS['static/index.js']);
    });
    await worker.download();
    await removing;
    expect(await world.caches.keys()).toEqual([]);
    expect((await worker.status('')).current).toMatchObject({ done: 0, failures: [] });
  });

  test('nothing after the reader has removed the copy, whatever messages pages send', async () => {
    const worker = await world.copy(a, CONTENTS);
    await worker.remove();
    await worker.identifyClient('1', a.scripts);
    await worker.confirmStart(a.scripts);
    await worker.resume();
    await worker.cleanUp();
    await worker.status('1');
    expect(await world.caches.keys(), 'asking makes no cache either').toEqual([]);
  });
});

test('a page is identified by the scripts it runs', async () => {
  const worker = await world.copy(a, CONTENTS);
  await world.copy(b, EDITED);
  await worker.identifyClient('1', ['static/guide.js', 'static/more.js']);
  expect((await worker.status('1')).page).toBe('b');
  await worker.identifyClient('2', ['static/unknown.js']);
  expect((await worker.status('2')).page).toBeUndefined();
  const c = { ...(await buildOf('c', CONTENTS)), scripts: ['static/c.js', 'static/unknown.js'] };
  await world.copy(c, CONTENTS);
  await worker.identifyClient('3', ['static/unknown.js']);
  expect((await worker.status('3')).page, 'runs only some of the scripts').toBeUndefined();
  expect(await worker.errors.all()).toEqual([]);
});

test('a page whose build cannot be recorded keeps it while the worker is running', async () => {
  const worker = await world.copy(a, CONTENTS);
  world.caches.full = true;
  await worker.pin('1', a);
  expect((await worker.status('1')).page).toBe('a');
  expect(await worker.errors.all()).toMatchObject([{ what: 'pin' }]);
});

describe('the check of stored files', () => {
  let worker: Precache;

  beforeEach(async () => {
    worker = await world.copy(a, CONTENTS);
    await worker.records.ready.delete('a');
  });

  test('is recorded, so that the next worker need not repeat it', async () => {
    expect(await world.worker(a).builds.isReady(a)).toBe(true);
    expect(await worker.records.ready.get('a')).toBe(true);
  });

  test('fails and records nothing if a file is damaged', async () => {
    await worker.files.put(a.files[1] as never, new Response('damaged'));
    expect(await world.worker(a).builds.isReady(a)).toBe(false);
    expect(await worker.records.ready.get('a')).toBeUndefined();
  });

  test('is repeated after it has failed, or could not be made', async () => {
    const [file] = a.files;
    const stored = await worker.files.get(file as never);
    await worker.files.deleteAll([file as never]);
    const other = world.worker(a);
    expect(await other.builds.isReady(a)).toBe(false);
    await worker.files.put(file as never, stored as Response);
    world.caches.failing.set('keys', new Error('Broken'));
    await expect(other.builds.isReady(a)).rejects.toThrow('Broken');
    world.caches.failing.clear();
    expect(await other.builds.isReady(a)).toBe(true);
  });

  test('passes for a copy whose reader left out the last files, as earlier versions offered', async () => {
    await worker.files.deleteAll(a.files.slice(2));
    const former = { ...a, editor: { from: 2 } };
    await worker.records.builds.put('a', former);
    const next = world.worker(b);
    expect(await next.builds.isReady(former)).toBe(true);
    expect((await next.status('')).current).toMatchObject({ id: 'a', ready: true });
  });

  test('affects only builds with the missing file, not with another one of its name or content', async () => {
    const contents = { ...CONTENTS, 'static/copy.js': EDITED['static/guide.js'] };
    a = await buildOf('a', contents);
    await world.copy(a, contents);
    const next = await world.copy(b, EDITED);
    expect(await next.reportMissing(b.files[1] as never)).toBe(true);
    expect(await worker.records.ready.keys()).toEqual(['a']);
  });
});

test('records keep their names, because other versions of the worker read them', async () => {
  const { records } = await world.copy(a, CONTENTS);
  await Promise.all([
    records.pins.put('1', { build: 'a' }),
    records.failures.put('a', []),
    records.errors.put([]),
  ]);
  const urls = await (await world.caches.open('records')).keys();
  expect(urls.map(({ url }) => url.replace(`${BASE}__offline__/`, '')).sort()).toEqual([
    'builds/a',
    'current',
    'errors',
    'failures/a',
    'newest',
    'pins/1',
    'ready/a',
    'started/a',
  ]);
});

test('errors outlive the worker, and write nothing once the reader has removed the copy', async () => {
  const worker = await world.copy(a, CONTENTS);
  await worker.errors.add('download', 'No room');
  expect(await world.worker(a).errors.all()).toMatchObject([{ error: 'No room' }]);
  await worker.remove();
  await worker.errors.add('download', 'No room');
  expect(await world.caches.keys()).toEqual([]);
});

test('records in another format are ignored', async () => {
  const worker = world.worker(a);
  await worker.install();
  await worker.records.builds.put('b', { ...a, id: 'b', format: 0 } as unknown as Build);
  expect((await worker.records.builds.all()).map(({ id }) => id)).toEqual(['a']);
});
