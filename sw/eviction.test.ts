import './testing/globals';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Build } from './build';
import type { PageMessage } from './messages';
import type { Precache } from './precache';
import { PageStrategy } from './strategies/page-strategy';
import { answerTo, BASE, buildOf, CONTENTS, FakeClient, handlerFor, World } from './testing/world';

const EDITED = { ...CONTENTS, 'static/index2.js': 'index 2', 'static/guide.js': 'guide, edited' };
const PAGE = 'page';

let world: World;
let a: Build;
let b: Build;

beforeEach(async () => {
  world = new World();
  world.windows = [new FakeClient(PAGE)];
  a = await buildOf('a', CONTENTS);
  b = { ...(await buildOf('b', EDITED)), scripts: ['static/index2.js'] };
});

/** Functions that store copies before the browser evicts something. They return the builds, the newest one last. */
const COPIES: Record<string, () => Promise<Build[]>> = {
  'a complete copy': async () => {
    await complete(a, CONTENTS);
    return [a];
  },
  'a complete copy and half an update': async () => {
    await complete(a, CONTENTS);
    world.server.delete('static/index2.js');
    world.serve({ 'static/guide.js': EDITED['static/guide.js'] });
    await world.worker(b).install();
    await world.worker(b).download();
    return [a, b];
  },
  'a complete copy and a complete update': async () => {
    await complete(a, CONTENTS);
    await world.copy(b, EDITED);
    return [a, b];
  },
};

async function complete(build: Build, contents: Record<string, string>): Promise<void> {
  const worker = await world.copy(build, contents);
  await worker.pin(PAGE, build);
}

/** Data that a browser, or a reader with developer tools, may delete. */
const LOSSES: Record<string, () => Promise<unknown>> = {
  'all files': () => world.caches.delete('files'),
  'all records': () => world.caches.delete('records'),
  'half of the files': async () => {
    const urls = await stored('files');
    for (const url of urls.filter((_, i) => i % 2)) await drop('files', url);
  },
  ...Object.fromEntries(
    [
      'builds/a',
      'builds/b',
      'ready/a',
      'ready/b',
      'failures/b',
      'started/a',
      'pins/page',
      'current',
      'newest',
    ].map((name) => [`“${name}”`, () => drop('records', `${BASE}__offline__/${name}`)]),
  ),
};

const names = Object.keys(LOSSES);
const PAIRS = names.flatMap((one, i) => [
  [one],
  ...names.slice(i + 1).map((other) => [one, other]),
]);

async function stored(cache: string): Promise<string[]> {
  if (!(await world.caches.has(cache))) return [];
  return (await (await world.caches.open(cache)).keys()).map(({ url }) => url);
}

async function drop(cache: string, url: string): Promise<void> {
  if (await world.caches.has(cache)) await (await world.caches.open(cache)).delete(url);
}

const say = (message: PageMessage, worker: Precache) => answerTo(message, worker, PAGE);

/** Simulates a page load: the page greets the newest worker, which then cleans up, and queries the active one. */
async function loadPage(workers: readonly Precache[]) {
  const newest = workers.at(-1) as Precache;
  await say({ type: 'hello', scripts: [...a.scripts] }, newest);
  await newest.cleanUp();
  if (workers.length > 1) await say({ type: 'status' }, workers[0] as Precache);
  return say({ type: 'status' }, newest);
}

async function openOffline(route: string, worker: Precache): Promise<Response> {
  world.server.clear();
  const { handler, done } = handlerFor(world, { resultingClientId: '' });
  const strategy = new PageStrategy(worker, BASE);
  const response = await strategy._handle(new Request(BASE + route), handler);
  await done();
  return response;
}

describe.each(Object.keys(COPIES))('from %s', (copy) => {
  test.each(PAIRS.map((losses) => [losses.join(' and '), losses] as const))(
    'losing %s loses nothing else, and the status is correct',
    async (_, losses) => {
      const builds = (await COPIES[copy]?.()) ?? [];
      for (const loss of losses) await LOSSES[loss]?.();
      const left = await stored('files');

      // Workers start again, because browsers stop them after a while.
      const workers = builds.map((build) => world.worker(build));
      await loadPage(workers);
      const status = await loadPage(workers);
      expect(await stored('files')).toEqual(left);

      for (const told of [status.current, status.next]) {
        const build = builds.find(({ id }) => id === told?.id);
        if (!told || !build) continue;
        const missing = await workers[0]?.files.missing(build.files);
        expect(told.done).toBe(build.files.length - (missing?.length ?? 0));
        expect(told.ready).toBe(missing?.length === 0);
      }
      if (!losses.some((loss) => loss.includes('files'))) {
        expect(status.current?.ready).toBe(true);
        expect((await openOffline('guide', workers[0] as Precache)).status).toBe(200);
      }
    },
  );
});

test('records are rebuilt only from files with the right bytes', async () => {
  await world.copy(a, CONTENTS);
  const [url = ''] = (await stored('files')).filter((each) => each.includes('static/c.js'));
  await (await world.caches.open('files')).put(url, new Response('damaged'));
  await world.caches.delete('records');
  const worker = world.worker(a);
  expect(await loadPage([worker])).toMatchObject({ current: { id: 'a', done: 2, ready: false } });
  await worker.download();
  expect((await worker.status('')).current?.ready).toBe(true);
  expect(await (await worker.files.get(a.files[2] as never))?.text()).toBe('c');
});

test('if an update arrives when all records are lost, the worker that knows the files stays active', async () => {
  await world.copy(a, CONTENTS);
  await world.caches.delete('records');
  const next = world.worker(b);
  expect(await next.install(), 'takes over at once').toBe(false);
  await loadPage([world.worker(a), next]);
  expect((await next.status('')).current).toMatchObject({ id: 'a', ready: true });
});

test('an open page whose build is unknown keeps the files of all builds', async () => {
  await world.copy(a, CONTENTS);
  await world.copy(b, EDITED);
  const worker = world.worker(b);
  await worker.switchToNewest();
  const before = await stored('files');
  await worker.cleanUp();
  expect(await stored('files')).toEqual(before);
});
