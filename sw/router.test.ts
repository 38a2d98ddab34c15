import './testing/globals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Precache } from './precache';
import { createRouter } from './router';
import { BASE, buildOf, CONTENTS, EDITED, STORAGE_CALLS, World } from './testing/world';

class FakeEvent {
  readonly resultingClientId = 'new';
  readonly clientId = 'open';
  waitUntil(work: Promise<unknown>): void {
    work.catch(() => {});
  }
}

let world: World;
let precache: Precache;

beforeEach(async () => {
  world = new World();
  vi.stubGlobal('fetch', world.fetch);
  vi.stubGlobal('location', new URL(BASE));
  vi.stubGlobal('FetchEvent', FakeEvent);
  vi.stubGlobal('ExtendableEvent', FakeEvent);
  precache = await world.copy(await buildOf('a', CONTENTS), CONTENTS);
});
afterEach(() => vi.unstubAllGlobals());

/** The response that a browser with the worker gets. An error means that it shows nothing at all. */
async function ask(path: string, mode: RequestMode): Promise<Response> {
  const request = Object.defineProperty(new Request(BASE + path), 'mode', { value: mode });
  const event = new FakeEvent() as unknown as ExtendableEvent;
  const answer = createRouter(precache, BASE).handleRequest({ request, event });
  if (!answer) throw new Error(`Nothing answers for ${path}.`);
  return answer;
}

describe.each(STORAGE_CALLS)('when calls of “%s” fail', (call) => {
  beforeEach(() => {
    world.caches.failing.set(call, new DOMException('Broken', 'UnknownError'));
  });

  test.each(['guide', '', 'no/such-page'])('/%s comes from the network', async (path) => {
    const page = () => new Response('of the network', { headers: { 'Content-Type': 'text/html' } });
    for (const name of ['', 'guide', 'no/such-page']) world.server.set(name, page);
    const response = await ask(path, 'navigate');
    expect(response.status).toBe(200);
  });

  test('a page is answered even without a network', async () => {
    world.server.clear();
    expect([200, 503]).toContain((await ask('guide', 'navigate')).status);
  });

  test('files come from storage or the network', async () => {
    expect(await (await ask('static/guide.js', 'no-cors')).text()).toBe('guide');
    world.server.clear();
    const response = await ask('static/guide.js', 'no-cors');
    expect(['default', 'error']).toContain(response.type);
  });
});

describe('when storage never answers', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    world.caches.match = () => new Promise(() => {});
  });
  afterEach(() => void vi.useRealTimers());

  test('the page comes from the network after a while, and its files then come at once', async () => {
    world.server.set('guide', () => new Response('of the network'));
    const page = ask('guide', 'navigate');
    await vi.advanceTimersByTimeAsync(3000);
    expect(await (await page).text()).toBe('of the network');
    expect(await (await ask('static/guide.js', 'no-cors')).text()).toBe('guide');
  });
});

describe.each(['put', 'delete'] as const)('when calls of “%s” never answer', (call) => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await world.store(await buildOf('b', EDITED), EDITED);
    world.caches.hanging.add(call);
    world.server.clear();
  });
  afterEach(() => void vi.useRealTimers());

  test('an update opens after a moment', async () => {
    const page = ask('guide', 'navigate');
    await vi.advanceTimersByTimeAsync(1500);
    expect(await (await page).text()).toContain('shell of b');
  });

  test.each([
    ['evicted', () => precache.files.clear(), 503],
    [
      'not known to be complete',
      async () => {
        for (const id of ['a', 'b']) await precache.records.ready.delete(id);
      },
      200,
    ],
  ])('a page is answered whose files are %s', async (_, lose, status) => {
    world.caches.hanging.clear();
    await lose();
    world.caches.hanging.add(call);
    const page = ask('guide', 'navigate');
    await vi.advanceTimersByTimeAsync(15_000);
    expect((await page).status).toBe(status);
  });
});

test('answers for pages only when the browser opens them', async () => {
  await expect(ask('guide', 'cors')).rejects.toThrow('Nothing answers for guide.');
});

test('a file that is neither stored nor on the network is an error as it is without a worker, and is not logged', async () => {
  expect((await ask('static/of-another-build.js', 'no-cors')).type).toBe('error');
  expect(await precache.errors.all()).toEqual([]);
});

test('the stored build stays in use when storage is too full to switch to a newer one', async () => {
  const newer = await world.copy(await buildOf('b', EDITED), EDITED);
  world.caches.full = true;
  world.server.clear();
  expect((await newer.buildForNavigation('new')).id).toBe('a');
  expect(await (await ask('guide', 'navigate')).text()).toContain('shell of a');
});

test('the network answers when the host sends other bytes for an evicted file', async () => {
  await precache.files.deleteAllExcept([]);
  world.server.set('static/guide.js', () => new Response('rewritten by a proxy'));
  expect(await (await ask('static/guide.js', 'no-cors')).text()).toBe('rewritten by a proxy');
});

test('the report contains the error that caused the fallback to the network', async () => {
  world.caches.failing.set('match', new DOMException('Broken', 'UnknownError'));
  await ask('static/guide.js', 'no-cors');
  await expect
    .poll(() => precache.errors.all())
    .toMatchObject([{ what: 'answering for a file', error: 'UnknownError: Broken' }]);
});

test('the report contains the last twenty errors', async () => {
  for (let at = 1; at <= 21; at++) await precache.errors.add('answering for a file', at);
  const told = (await precache.errors.all()).map(({ error }) => Number(error));
  expect(told).toEqual(Array.from({ length: 20 }, (_, at) => at + 2));
});
