import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Build } from './build';
import type { Status } from './messages';
import { CONTENTS, EDITED, twoBuilds } from './testing/two-builds';
import { FakeClient, World } from './testing/world';

let world: World;
let a: Build;
let b: Build;

beforeEach(async () => {
  world = new World();
  ({ a, b } = await twoBuilds());
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

  test('notices evicted files', async () => {
    const worker = await world.copy(a, CONTENTS);
    await worker.files.deleteAllExcept(a.files.slice(1));
    expect((await worker.status('')).current).toMatchObject({ done: 2, ready: false });
    expect(await worker.builds.isReady(a)).toBe(false);
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
