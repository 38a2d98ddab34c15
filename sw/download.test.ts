import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Build, hashOf } from './build';
import { download, fetchFile } from './download';
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

/** Gives the same answer to every request. */
function answerAll(answer: () => Response): void {
  for (const path of world.server.keys()) world.server.set(path, answer);
}

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

test.each([
  ['there is no network', 'network', () => world.server.clear()],
  ['storage is full', 'quota', () => (world.caches.full = true)],
  ['a login page answers', 'damaged', () => answerAll(() => new Response('<h1>Sign in</h1>'))],
  ['the host refuses', 'status', () => answerAll(() => new Response('', { status: 401 }))],
])('gives up if %s instead of requesting every file', async (_, expected, prepare) => {
  world.serve(MANY);
  build = await buildOf('many', MANY);
  prepare();
  expect((await run()).map(({ reason }) => reason)).toEqual(Array(50).fill(expected));
  // A wrong answer may come from the HTTP cache, so it is requested twice.
  expect(world.requests.length).toBeLessThan(24);
});

test('stores all other files of a host that refuses many in a row', async () => {
  world.serve(MANY);
  build = await buildOf('many', MANY);
  const refused = Object.keys(MANY).slice(10, 40);
  for (const path of refused) world.server.set(path, () => new Response('', { status: 403 }));
  expect((await run()).map(({ path }) => path).sort()).toEqual(refused.sort());
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
    expect(await stored('b.json')).toEqual(['application/json; charset=utf-8', '"ä"']);
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
    expect((await run()).map(({ reason }) => reason)).toEqual(Array(7).fill('quota'));
  });
});

test('hashes can be part of an address without encoding', async () => {
  for (let i = 0; i < 100; i += 1) {
    expect(await hashOf(new TextEncoder().encode(`${i}`))).toMatch(/^[\w-]{16}$/);
  }
});

const SCRIPT = 'console.log(1)';
const file = async () => ['a.js', await hashOf(new TextEncoder().encode(SCRIPT))] as const;
const responseWith = (property: keyof Response, value: unknown): Response =>
  Object.defineProperty(new Response(SCRIPT), property, { value });
const URL_OF_FILE = 'https://site.example/a.js';

/** Creates a network that returns these answers in turn and records the cache modes. */
function network(...answers: (Response | Error)[]) {
  const modes: (RequestCache | undefined)[] = [];
  const fetch = async (_input: unknown, init?: RequestInit) => {
    modes.push(init?.cache);
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new TypeError('Failed to fetch');
    return answer;
  };
  return { fetch: fetch as typeof globalThis.fetch, modes };
}

test('returns the right bytes with the type of the file, and no header of the host', async () => {
  const headers = {
    'Content-Type': 'text/html',
    'Content-Encoding': 'gzip',
    'Content-Security-Policy': "default-src 'none'",
    Location: '/elsewhere',
    'Set-Cookie': 'a=b',
  };
  const { fetch } = network(new Response(SCRIPT, { headers }));
  const response = await fetchFile(await file(), URL_OF_FILE, fetch);
  if (typeof response === 'string') throw new Error(response);
  expect(await response.text()).toBe(SCRIPT);
  expect([...response.headers]).toEqual([['content-type', 'text/javascript; charset=utf-8']]);
});

test('bypasses the HTTP cache when it holds damaged bytes', async () => {
  const { fetch, modes } = network(new Response('console.lo'), new Response(SCRIPT));
  const response = await fetchFile(await file(), URL_OF_FILE, fetch);
  if (typeof response === 'string') throw new Error(response);
  expect(await response.text()).toBe(SCRIPT);
  expect(modes).toEqual(['default', 'reload']);
});

test.each([
  ['damaged', () => new Response('<!doctype html>')],
  ['damaged', () => new Response(SCRIPT.slice(0, 5))],
  ['status', () => new Response(SCRIPT, { status: 404 })],
  ['status', () => new Response(SCRIPT, { status: 500 })],
  ['status', () => new Response(SCRIPT, { status: 206 })],
  ['status', () => responseWith('redirected', true)],
  ['status', () => responseWith('type', 'opaque')],
] as const)('rejects a wrong response: %s', async (reason, answer) => {
  const { fetch } = network(answer(), answer());
  expect(await fetchFile(await file(), URL_OF_FILE, fetch)).toBe(reason);
});

test('does not retry without a network', async () => {
  const { fetch, modes } = network();
  expect(await fetchFile(await file(), URL_OF_FILE, fetch)).toBe('network');
  expect(modes).toEqual(['default']);
});

/**
 * Creates a body that arrives in chunks, one every `seconds` of the fake clock. An undefined chunk is an endless pause.
 */
function slowly(chunks: (string | undefined)[], seconds: number, signal?: AbortSignal | null) {
  const body = new ReadableStream({
    start(controller) {
      signal?.addEventListener('abort', () => controller.error(signal.reason));
    },
    async pull(controller) {
      const chunk = chunks.shift();
      if (chunk === undefined)
        return chunks.length === 0 ? controller.close() : new Promise(() => {});
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      controller.enqueue(new TextEncoder().encode(chunk));
    },
  });
  return new Response(body);
}

afterEach(() => vi.useRealTimers());

test.each([
  ['waits for a slow file, however long it takes', [...SCRIPT], Response],
  ['gives up without progress', ['con', undefined, 'sole'], String],
])('%s', async (_, chunks, expected) => {
  const awaited = await file();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const fetch = async (_input: unknown, init?: RequestInit) =>
    slowly([...chunks], 20, init?.signal);
  let result: unknown;
  void fetchFile(awaited, URL_OF_FILE, fetch as typeof globalThis.fetch).then((found) => {
    result = found;
  });
  for (let time = 0; time < 400 && result === undefined; time += 10) {
    await vi.advanceTimersByTimeAsync(10_000);
  }
  vi.useRealTimers();
  await expect.poll(() => result).toBeDefined();
  if (expected === String) expect(result).toBe('network');
  else expect(result).toBeInstanceOf(Response);
});
