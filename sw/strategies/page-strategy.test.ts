import '../testing/globals';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Build } from '../build';
import type { Precache } from '../precache';
import { BASE, buildOf, FakeClient, handlerFor, World } from '../testing/world';
import { PageStrategy } from './page-strategy';

const CONTENTS = { 'static/index.js': 'index', 'static/guide.js': 'guide' };
const RENDERED =
  '<html><head><script src="/docs-site/static/index.js"></script></head><body>rendered</body></html>';
const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

const redirect = () =>
  Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' }) as Response;

const streaming = (source: UnderlyingDefaultSource) =>
  new Response(new ReadableStream(source), { headers: { 'Content-Type': 'text/html' } });

/** A response that stalls after some text. */
const stalling = (text: string) =>
  streaming({ start: (body) => body.enqueue(new TextEncoder().encode(text)) });

let world: World;
let build: Build;
let precache: Precache;
let strategy: PageStrategy;

beforeEach(async () => {
  world = new World();
  world.serve(CONTENTS);
  build = await buildOf('a', CONTENTS);
  precache = world.worker(build);
  await precache.install();
  strategy = new PageStrategy(precache, BASE);
});

async function open(path: string, client = 'new'): Promise<Response> {
  const { handler, done } = handlerFor(world, { resultingClientId: client });
  const response = await strategy._handle(new Request(BASE + path), handler);
  await done();
  return response;
}

test.each([
  ['guide', true],
  ['no/such-page', true],
  ['llms.txt', false],
  ['../elsewhere', false],
])('answers only for precached pages: %s %s', (path, expected) => {
  expect(strategy.matches(new URL(path, BASE))).toBe(expected);
});

describe('with a complete copy', () => {
  beforeEach(async () => {
    await precache.download();
    await precache.builds.markStarted(build);
  });

  test('serves the rendered page from the network if it belongs to the same build', async () => {
    world.server.set('guide', () => html(RENDERED));
    expect(await (await open('guide')).text()).toBe(RENDERED);
  });

  test.each([
    ['of another build', () => html(RENDERED.replace('index.js', 'index2.js'))],
    ['of another site', () => html('<h1>Log in to the network</h1>')],
    ['an error', () => html(RENDERED, 500)],
    ['not found', () => html(RENDERED, 404)],
    ['no page', () => new Response(RENDERED, { headers: { 'Content-Type': 'text/plain' } })],
    ['of no sort', () => new Response(new Blob([RENDERED]))],
    ['a redirect to its login', redirect],
    ['broken off halfway', () => streaming({ pull: (body) => body.error(new Error('reset')) })],
    ['missing, as without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('serves the stored page if the network’s page is %s', async (_, answer) => {
    world.server.set('guide', answer);
    const response = await open('guide');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('shell of a');
  });

  test.each([
    ['before it answers', () => new Promise<Response>(() => {})],
    ['after the headers', () => stalling('')],
    ['after the head', () => stalling(RENDERED.slice(0, RENDERED.indexOf('<body>')))],
    ['in the middle', () => stalling(RENDERED.slice(0, -9))],
  ])('serves the stored page if the network stalls %s', async (_, answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    world.server.set('guide', answer);
    const { handler } = handlerFor(world, { resultingClientId: 'new' });
    const opened = strategy._handle(new Request(`${BASE}guide`), handler);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await (await opened).text()).toContain('shell of a');
    vi.useRealTimers();
  });

  test.each(['guide.html', 'guide/', 'guide/index.html'])(
    'redirects from %s to the page',
    async (path) => {
      const response = await open(`${path}?q=1`);
      expect(response.status).toBe(301);
      expect(response.headers.get('Location')).toBe(`${BASE}guide?q=1`);
    },
  );

  test.each([
    'no/such-page',
    ...['%', 'docs/%E0%A4%A'],
    ...['constructor', '__proto__', 'hasOwnProperty', 'toString'],
  ])('says “not found” for /%s without a network', async (path) => {
    expect(strategy.matches(new URL(path, BASE))).toBe(true);
    const response = await open(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('shell of a');
  });

  test.each([
    ['answers with an error', () => html('Error', 500)],
    ['gives an error as its response', () => Response.error()],
  ])('says “not found” for an unknown path if the network %s', async (_, answer) => {
    world.server.set('no/such-page', answer);
    const response = await open('no/such-page');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('shell of a');
  });

  test('knows which build the opened page has got', async () => {
    await open('guide', 'opened page');
    expect((await precache.status('opened page')).page).toBe('a');
  });

  test('passes a path that this build does not have on to the network', async () => {
    world.server.set('brand-new', () => html('a page of the next build'));
    expect(await (await open('brand-new')).text()).toBe('a page of the next build');
  });

  test('passes on redirects of the network', async () => {
    const response = redirect();
    world.server.set('moved', () => response);
    expect(await open('moved')).toBe(response);
  });

  test('does not serve a shell whose files are missing', async () => {
    await precache.files.deleteAllExcept([]);
    const response = await open('guide');
    expect(response.status).toBe(503);
    expect(await precache.builds.isReady(build)).toBe(false);
  });
});

describe('without a complete copy', () => {
  test('serves any response of the network', async () => {
    world.server.set('guide', () => html('of another build'));
    expect(await (await open('guide')).text()).toBe('of another build');
    world.server.set('guide', () => html('Error', 500));
    expect((await open('guide')).status).toBe(500);
  });

  test('prefers the network’s page to a stored one, whichever build it belongs to', async () => {
    world.server.delete('static/guide.js');
    await precache.download();
    world.server.set('', () => html('of another build'));
    expect(await (await open('')).text()).toBe('of another build');
  });

  test('serves a stored page without a network, and the fallback for others', async () => {
    world.server.delete('static/guide.js');
    Object.assign(build.routes, { offline: build.routes.guide });
    await precache.download();
    expect((await open('')).status).toBe(200);
    const missing = await open('guide');
    expect(missing.status).toBe(503);
    const text = await missing.text();
    expect(text).toContain('Not stored on this device');
    expect(text).toContain('<a href="/docs-site/">Home page</a>');
    expect(text, 'not stored either').not.toContain('What is stored');
  });

  test('links to no pages in the fallback when nothing is stored', async () => {
    const text = await (await open('')).text();
    expect(text.match(/<a /g)).toHaveLength(1);
    expect(text).toContain('<a href="">Try again</a>');
  });
});

describe('with a complete copy that no page has confirmed', () => {
  beforeEach(() => precache.download());

  test.each([
    ['of another build', () => html(RENDERED.replace('index.js', 'index2.js'))],
    ['of the same build', () => html(RENDERED)],
    ['a redirect', redirect],
  ])('serves the network’s page, which may be the repaired one: %s', async (_, answer) => {
    const response = answer();
    world.server.set('guide', () => response);
    expect(await open('guide')).toBe(response);
  });

  test.each([
    ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with an error', () => html('Error', 500)],
  ])('serves the stored page if the network %s', async (_, answer) => {
    world.server.set('guide', answer);
    expect(await (await open('guide')).text()).toContain('shell of a');
  });

  test('serves the stored page if the network stalls', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    world.server.set('guide', () => new Promise<Response>(() => {}));
    const { handler } = handlerFor(world, { resultingClientId: 'new' });
    const opened = strategy._handle(new Request(`${BASE}guide`), handler);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await (await opened).text()).toContain('shell of a');
    vi.useRealTimers();
  });

  test('does not serve a stored page twice that has not started, if an earlier build has', async () => {
    await precache.builds.markStarted(build);
    const edited = { 'static/index.js': 'index, broken' };
    const newer = await world.store(await buildOf('b', { ...CONTENTS, ...edited }), edited);
    await newer.switchToNewest();
    world.server.clear();
    expect(await (await open('guide')).text()).toContain('shell of b');
    expect(await (await open('guide', 'again')).text()).toContain('shell of a');
    expect((await precache.status('again')).page, 'it is a page of that build').toBe('a');
  });
});

describe('with a complete newer build', () => {
  beforeEach(async () => {
    await precache.download();
    await precache.builds.markStarted(build);
    const edited = { 'static/index.js': 'index, edited' };
    await world.copy(await buildOf('b', { ...CONTENTS, ...edited }), edited);
  });

  test('the next page comes from the newer build if no other tab is open', async () => {
    const leaving = new FakeClient('old');
    leaving.leaving = true;
    world.windows = [leaving];
    expect(await (await open('guide')).text()).toContain('shell of b');
  });

  test('a page of the new build from the network is not mixed with pages of the old one', async () => {
    world.windows = [new FakeClient('other')];
    world.server.set('guide', () => html(RENDERED.replace('index.js', 'index2.js')));
    expect(await (await open('guide')).text()).toContain('shell of a');
  });
});
