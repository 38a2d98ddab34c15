import './testing/globals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Build } from './build';
import type { PageMessage, Status } from './messages';
import { FakeScope } from './testing/scope';
import { BASE, buildOf, CONTENTS, EDITED, FakeClient, World } from './testing/world';

const BROKEN = new DOMException('Broken', 'UnknownError');

let world: World;
let scope: FakeScope;
let workers = 0;
let page: FakeClient;
let a: Build;
let b: Build;

beforeEach(async () => {
  world = new World();
  vi.stubGlobal('fetch', world.fetch);
  vi.stubGlobal('location', new URL('sw.js', BASE));
  scope = new FakeScope();
  page = new FakeClient('page');
  a = await buildOf('a', CONTENTS);
  b = await buildOf('b', EDITED);
});
afterEach(() => void vi.unstubAllGlobals());

/** Starts the worker of a build, in a scope of its own with the same storage. */
async function start(build: Build): Promise<void> {
  const { caches } = scope;
  scope = Object.assign(new FakeScope(), { windows: [page] });
  vi.stubGlobal('caches', caches);
  Object.assign(scope, { caches });
  vi.stubGlobal('__BUILD__', build);
  // The query makes the module run again, with this scope.
  workers += 1;
  await import(/* @vite-ignore */ `./worker?${workers}`);
}

/** Sends a message of the page, and returns the answer. */
async function say(message: PageMessage, source: unknown = page): Promise<Status> {
  const answers: Status[] = [];
  const port = { postMessage: (status: Status) => answers.push(status) };
  await scope.send('message', { data: message, source, ports: [port] });
  const [answer, ...others] = answers;
  if (!answer || others.length > 0) throw new Error(`There are ${answers.length} answers.`);
  return answer;
}

/** Stores a complete copy of a build, as a first visit does. */
async function store(build: Build, contents: Record<string, string>): Promise<void> {
  world.serve(contents);
  await start(build);
  await scope.send('install');
  await scope.send('activate');
  await say({ type: 'download' });
}

/**
 * Opens a page while the server has only these files. Returns undefined if the worker leaves the request to the browser.
 */
async function open(
  address: string,
  served = {},
  { mode = 'navigate', referrer = '' } = {},
): Promise<Response | undefined> {
  world.server.clear();
  world.serve(served);
  let answer: Promise<Response> | undefined;
  const request = Object.defineProperties(new Request(address), {
    mode: { value: mode },
    referrer: { value: referrer },
  });
  const respondWith = (response: Promise<Response>) => {
    answer = response;
  };
  await scope.send('fetch', { request, respondWith, resultingClientId: 'new' });
  return answer;
}

test('the first worker takes over at once, and controls the page that registered it', async () => {
  await start(a);
  await scope.send('install');
  expect(scope.skipWaiting).toHaveBeenCalledOnce();
  await scope.send('activate');
  expect(scope.clients.claim).toHaveBeenCalledOnce();
  expect(scope.registration.navigationPreload.enable).toHaveBeenCalledOnce();
});

test('an update opens when the reader asks, but its worker waits until one of its pages has started', async () => {
  await store(a, CONTENTS);
  world.serve(EDITED);
  await start(b);
  await scope.send('install');
  expect(scope.skipWaiting).not.toHaveBeenCalled();
  expect((await say({ type: 'apply' })).error).toMatch('not complete');
  await say({ type: 'download' });
  expect((await say({ type: 'apply' })).error).toBeUndefined();
  expect((await say({ type: 'status' })).current?.id).toBe('b');
  expect(scope.skipWaiting).not.toHaveBeenCalled();
  await say({ type: 'activate' });
  expect(scope.skipWaiting).toHaveBeenCalledOnce();
});

test('a worker without storage is installed and activated, and tells pages why it stores nothing', async () => {
  await start(a);
  scope.caches.failing.set('match', BROKEN);
  await scope.send('install');
  await scope.send('activate');
  expect(scope.clients.claim).toHaveBeenCalledOnce();
  scope.caches.failing.clear();
  expect((await say({ type: 'status' })).errors).toMatchObject([
    { what: 'install', error: 'UnknownError: Broken' },
  ]);
});

test('answers for pages of the site, and leaves other sites to the browser', async () => {
  await store(a, CONTENTS);
  expect(await (await open(`${BASE}guide`))?.text()).toContain('shell of a');
  expect(await open('https://elsewhere.example/')).toBeUndefined();
});

test('a visit that bypasses the worker is left to the browser, and so are its files', async () => {
  await store(a, CONTENTS);
  const page = `${BASE}guide?no-worker`;
  expect(await open(page)).toBeUndefined();
  const script = `${BASE}static/guide.js`;
  expect(await open(script, {}, { mode: 'no-cors', referrer: page })).toBeUndefined();
  expect(await open(script, {}, { mode: 'no-cors' })).toBeDefined();
});

test('a page of the newer build activates the waiting worker when it has started, not before', async () => {
  b = { ...b, scripts: ['static/guide.js'] };
  await store(a, CONTENTS);
  await store(b, EDITED);
  await start(a);
  const waiting = new FakeClient('worker');
  scope.registration.waiting = waiting;
  page.leaving = true;
  expect(await (await open(`${BASE}guide`))?.text()).toContain('shell of b');
  expect(waiting.heard).toEqual([{ type: 'resume' }]);
  await scope.send('message', { data: { type: 'started', scripts: b.scripts }, ports: [] });
  expect(waiting.heard).toEqual([{ type: 'resume' }, { type: 'activate' }]);
});

test('an update is stored although no page asks for it', async () => {
  await store(a, CONTENTS);
  world.serve(EDITED);
  await start(b);
  await scope.send('install');
  await expect.poll(async () => (await say({ type: 'status' })).next?.ready).toBe(true);
});

test('a page load continues a download that the browser has interrupted', async () => {
  await start(a);
  await scope.send('install');
  await scope.send('activate');
  world.serve(CONTENTS);
  await start(a);
  await open(`${BASE}guide`, CONTENTS);
  expect((await say({ type: 'status' })).current?.ready).toBe(true);
});

test('knows the build of a page that has said hello, and then deletes the builds that no page uses', async () => {
  await store(a, CONTENTS);
  await store(b, EDITED);
  await say({ type: 'apply' });
  const stored = async () =>
    (await (await scope.caches.open(`docs-offline:files:${BASE}`)).keys()).length;
  expect(await stored()).toBe(4);
  const { page: build } = await say({ type: 'hello', scripts: [...b.scripts] });
  expect(build).toBeDefined();
  expect(await stored()).toBe(3);
});

test('ignores messages of other code', async () => {
  await start(a);
  await expect(say('hello' as never)).rejects.toThrow('There are 0 answers.');
});

test('answers senders that are no pages, such as another worker', async () => {
  await start(a);
  expect((await say({ type: 'hello', scripts: [...a.scripts] }, null)).page).toBeUndefined();
});
