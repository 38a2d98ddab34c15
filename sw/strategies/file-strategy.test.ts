import '../testing/globals';
import { beforeEach, expect, test } from 'vitest';
import type { Build } from '../build';
import type { Precache } from '../precache';
import { BASE, buildOf, handlerFor, World } from '../testing/world';
import { FileStrategy } from './file-strategy';

const CONTENTS = { 'static/index.js': 'index', 'static/guide.js': 'guide', 'logo.svg': 'old logo' };

let world: World;
let build: Build;
let precache: Precache;
let strategy: FileStrategy;

beforeEach(async () => {
  world = new World();
  world.serve(CONTENTS);
  build = await buildOf('a', CONTENTS);
  precache = world.worker(build);
  await precache.install();
  strategy = new FileStrategy(precache, BASE);
});

async function respond(path: string, event: Partial<FetchEvent> = {}): Promise<Response> {
  const { handler, done } = handlerFor(world, { clientId: '', ...event });
  const response = await strategy._handle(new Request(BASE + path), handler);
  await done();
  return response;
}

const get = async (path: string, event?: Partial<FetchEvent>) =>
  (await respond(path, event)).text();

test.each([
  ['static/index.js', true],
  ['static/of-another-build.js', true],
  ['logo.svg', true],
  ['logo.svg?size=2', false],
  ['guide.md', false],
])('answers only for the site’s files: %s %s', (path, expected) => {
  expect(strategy.matches(new URL(BASE + path))).toBe(expected);
});

test('serves stored files without the network', async () => {
  await precache.download();
  world.requests.length = 0;
  expect(await get('static/guide.js')).toBe('guide');
  expect(world.requests).toEqual([]);
});

test('serves stored and restored files with the headers that hosts send', async () => {
  const headers = {
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
  };
  Object.assign(build, { headers });
  await precache.download();
  const expected = {
    'content-security-policy': "default-src 'none'",
    'content-type': 'image/svg+xml; charset=utf-8',
    'x-content-type-options': 'nosniff',
  };
  expect(Object.fromEntries((await respond('logo.svg')).headers)).toEqual(expected);
  await precache.files.deleteAllExcept([]);
  expect(Object.fromEntries((await respond('logo.svg')).headers)).toEqual(expected);
});

test.each(['text/plain', 'text/html', undefined])(
  'serves a script as a script although it was stored as %s',
  async (type) => {
    const [, file] = build.files;
    const headers = new Headers({ Location: '/', 'Content-Encoding': 'br' });
    if (type) headers.set('Content-Type', type);
    await precache.files.put(file as never, new Response(new Blob(['guide']), { headers }));
    const response = await respond('static/guide.js');
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(await response.text()).toBe('guide');
  },
);

test('serves a file that opens in its own tab even if the browser could not preload it', async () => {
  await precache.download();
  const preloadResponse = Promise.reject(new TypeError('Failed to fetch'));
  expect(await get('logo.svg', { preloadResponse })).toBe('old logo');
});

test('leaves files that are not stored yet to the network', async () => {
  expect(await get('static/guide.js')).toBe('guide');
  expect(await precache.files.isEmpty(), 'the download will store it').toBe(true);
  expect(await get('static/of-another-build.js').catch((error) => error.message)).toBe(
    'Failed to fetch',
  );
});

test('serves a file that opens in its own tab from the current build', async () => {
  await precache.download();
  const next = await buildOf('b', { ...CONTENTS, 'logo.svg': 'new logo' });
  await world.copy(next, { 'logo.svg': 'new logo' });
  world.server.clear();
  expect(await get('logo.svg')).toBe('old logo');
  await precache.switchToNewest();
  expect(await get('logo.svg')).toBe('new logo');
});

test('serves each page the file of its own build, even under the same name', async () => {
  await precache.download();
  const next = await buildOf('b', { ...CONTENTS, 'logo.svg': 'new logo' });
  const newWorker = await world.copy(next, { 'logo.svg': 'new logo' });
  await newWorker.pin('old page', build);
  await newWorker.pin('new page', next);
  strategy = new FileStrategy(newWorker, BASE);
  expect(await get('logo.svg', { clientId: 'old page' })).toBe('old logo');
  expect(await get('logo.svg', { clientId: 'new page' })).toBe('new logo');
});

test('finds files of a build stored by another worker', async () => {
  const contents = { 'static/index2.js': 'index two' };
  await world.copy(await buildOf('b', contents), contents);
  world.server.clear();
  expect(await get('static/index2.js')).toBe('index two');
});

test('restores an evicted file of a complete copy, but only with the right bytes', async () => {
  await precache.download();
  await precache.files.deleteAllExcept(build.files.filter(([path]) => path !== 'static/guide.js'));
  world.server.set('static/guide.js', () => new Response('<!doctype html>'));
  await expect(get('static/guide.js')).rejects.toThrow('damaged');
  expect(await precache.builds.isReady(build)).toBe(false);

  await precache.records.ready.put(build.id, true);
  world.serve(CONTENTS);
  expect(await get('static/guide.js')).toBe('guide');
  expect(await precache.files.missing(build.files)).toEqual([]);
});
