import { beforeEach, describe, expect, test } from 'vitest';
import { type Build, hashOf } from './build';
import { download } from './download';
import type { FileStore } from './store';
import { buildOf, World } from './testing/world';

const CONTENTS = {
  'static/index.js': 'index',
  'static/guide.js': 'guide',
  'static/other.js': 'other',
  'logo.svg': '<svg/>',
};

/** More files than are fetched at once. */
const MANY = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`static/${i}.js`, `${i}`]));

let world: World;
let build: Build;
let store: FileStore;

beforeEach(async () => {
  world = new World();
  world.serve(CONTENTS);
  build = await buildOf('a', CONTENTS);
  store = world.worker(build).files;
});

const run = (signal?: AbortSignal, onProgress?: (done: number, total: number) => void) =>
  download(build, { store, fetch: world.fetch, signal, onProgress });

test('stores every file and counts them', async () => {
  const counts: string[] = [];
  expect(await run(undefined, (done, total) => counts.push(`${done} of ${total}`))).toEqual([]);
  expect(await store.missing(build.files)).toEqual([]);
  expect(counts).toEqual(['0 of 4', '1 of 4', '2 of 4', '3 of 4', '4 of 4']);
});

test('stores more files than it fetches at once', async () => {
  world.serve(MANY);
  build = await buildOf('many', MANY);
  expect(await run()).toEqual([]);
  expect(await store.missing(build.files)).toEqual([]);
});

test('fetches only missing files', async () => {
  await run();
  const next = await buildOf('b', { ...CONTENTS, 'static/guide.js': 'guide, edited' });
  world.serve({ 'static/guide.js': 'guide, edited' });
  world.requests.length = 0;
  expect(await download(next, { store, fetch: world.fetch })).toEqual([]);
  expect(world.requests).toEqual(['static/guide.js']);
  expect(await store.missing(build.files), 'the old build is whole still').toEqual([]);
});

test('a file that fails does not stop the others, and is stored on the next try', async () => {
  world.server.set('static/guide.js', () => new Response('', { status: 500 }));
  expect(await run()).toEqual([{ path: 'static/guide.js', reason: 'status' }]);
  expect((await store.missing(build.files)).map(([path]) => path)).toEqual(['static/guide.js']);
  world.serve(CONTENTS);
  world.requests.length = 0;
  expect(await run()).toEqual([]);
  expect(world.requests).toEqual(['static/guide.js']);
});

test('gives up without a network instead of requesting every file', async () => {
  build = await buildOf('many', MANY);
  const failures = await run();
  expect(failures).toHaveLength(50);
  expect(new Set(failures.map(({ reason }) => reason))).toEqual(new Set(['network']));
  expect(world.requests.length).toBeLessThan(10);
});

test('stops when storage is full, and reports it', async () => {
  world.serve(MANY);
  build = await buildOf('many', MANY);
  world.caches.full = true;
  const failures = await run();
  expect(failures).toHaveLength(50);
  expect(world.requests.length).toBeLessThan(10);
  expect(new Set(failures.map(({ reason }) => reason))).toEqual(new Set(['quota']));
});

test('reports a file that the browser evicts to make room for the next one', async () => {
  const put = store.put.bind(store);
  let markStored = () => {};
  const isStored = new Promise<void>((resolve) => {
    markStored = resolve;
  });
  store.put = async (file, response) => {
    if (file[0] === 'logo.svg') {
      // Files are downloaded in parallel, so this one may arrive first.
      await isStored;
      await store.deleteAll(build.files.slice(0, 1));
    }
    await put(file, response);
    if (file[0] === 'static/index.js') markStored();
  };
  expect(await run()).toEqual([{ path: 'static/index.js', reason: 'quota' }]);
});

test('stores nothing more once it is aborted', async () => {
  const controller = new AbortController();
  world.server.set('static/index.js', () => {
    controller.abort();
    return new Response('index');
  });
  const failures = await run(controller.signal);
  expect(failures.length).toBeGreaterThan(0);
  expect((await store.missing(build.files)).map(([path]) => path)).toContain('static/index.js');
});

describe('a pack', () => {
  const PAGES = { 'a.json': '"a"', 'b.json': '"ä"', 'c.json': '"c"' };
  const PACK = 'packs/abc.txt';
  const content = Object.values(PAGES).join('\n');

  beforeEach(async () => {
    const hash = await hashOf(new TextEncoder().encode(content));
    const packs = [{ file: [PACK, hash], from: 1, count: 3 }] as const;
    const { 'static/index.js': index, ...others } = CONTENTS;
    const contents = { 'static/index.js': index, ...PAGES, ...others };
    build = { ...(await buildOf('packed', contents)), packs };
    world.serve({ ...PAGES, [PACK]: content });
  });

  const stored = async (path: string) => {
    const file = build.files.find(([name]) => name === path);
    const response = file && (await store.get(file));
    return response && [response.headers.get('Content-Type'), await response.text()];
  };

  test('is requested instead of its files, which are stored and counted one by one', async () => {
    const counts: number[] = [];
    expect(await run(undefined, (done) => counts.push(done))).toEqual([]);
    expect(world.requests.toSorted()).toEqual([
      'logo.svg',
      PACK,
      'static/guide.js',
      'static/index.js',
      'static/other.js',
    ]);
    expect(await stored('b.json')).toEqual(['application/json', '"ä"']);
    expect(await store.damaged(build.files)).toEqual([]);
    expect(counts).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test.each([
    ['is missing', () => new Response('', { status: 404 })],
    ['is damaged', () => new Response(content.slice(1))],
  ])('that %s is replaced by its files', async (_, answer) => {
    world.server.set(PACK, answer);
    expect(await run()).toEqual([]);
    expect(await store.missing(build.files)).toEqual([]);
    expect(await stored('c.json')).toEqual([expect.anything(), '"c"']);
  });

  test('that fails is replaced only by the files that are still missing', async () => {
    await run();
    await store.deleteAll(build.files.filter(([path]) => path === 'b.json' || path === 'c.json'));
    world.requests.length = 0;
    world.server.set(PACK, () => new Response('', { status: 404 }));
    expect(await run()).toEqual([]);
    expect(world.requests).toEqual([PACK, `${PACK} (reload)`, 'b.json', 'c.json']);
  });

  test('is stored without the files that are stored already', async () => {
    await run();
    await store.deleteAll(build.files.filter(([path]) => path === 'b.json' || path === 'c.json'));
    const counts: number[] = [];
    expect(await run(undefined, (done) => counts.push(done))).toEqual([]);
    expect(counts).toEqual([5, 6, 7]);
  });

  test('whose files fail, too, is reported file by file', async () => {
    const missing = () => new Response('', { status: 404 });
    for (const path of [PACK, 'b.json']) world.server.set(path, missing);
    expect(await run()).toEqual([{ path: 'b.json', reason: 'status' }]);
  });

  test('is not requested if less than half of it is missing', async () => {
    await run();
    world.requests.length = 0;
    await store.deleteAll(build.files.filter(([path]) => path === 'c.json'));
    expect(await run()).toEqual([]);
    expect(world.requests).toEqual(['c.json']);
  });

  test('stops the download when storage is full', async () => {
    world.caches.full = true;
    const failures = await run();
    expect(failures).toHaveLength(7);
    expect(new Set(failures.map(({ reason }) => reason))).toEqual(new Set(['quota']));
  });
});
