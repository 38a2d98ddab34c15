import { beforeEach, expect, test, vi } from 'vitest';
import type { Build } from './build';
import { isMessage, type PageMessage } from './messages';
import type { Precache } from './precache';
import { answerTo, buildOf, CONTENTS, EDITED, STORAGE_CALLS, World } from './testing/world';

const MESSAGES: PageMessage[] = [
  { type: 'hello', scripts: ['static/index.js'] },
  { type: 'started', scripts: ['static/index.js'] },
  { type: 'status' },
  { type: 'download' },
  { type: 'check-host' },
  { type: 'apply' },
  { type: 'remove' },
  { type: 'activate' },
  { type: 'resume' },
];

let world: World;
let a: Build;
let b: Build;
let skipWaiting: () => Promise<void>;

beforeEach(async () => {
  world = new World();
  a = await buildOf('a', CONTENTS);
  b = await buildOf('b', EDITED);
  skipWaiting = vi.fn(async () => {});
});

const say = (message: PageMessage, worker: Precache) =>
  answerTo(message, worker, 'page', { skipWaiting });

test.each(
  STORAGE_CALLS.flatMap((call) =>
    MESSAGES.map((message) => [message.type, call, message] as const),
  ),
)('“%s” is answered when “%s” of the storage fails', async (_type, call, message) => {
  const worker = await world.copy(a, CONTENTS);
  world.caches.failing.set(call, new DOMException('Broken', 'UnknownError'));
  const { error, current } = await say(message, worker);
  expect(error ?? (message.type === 'apply' ? 'switched' : current?.id)).toBeDefined();
});

test('a copy is removed on request', async () => {
  const worker = await world.copy(a, CONTENTS);
  await say({ type: 'remove' }, worker);
  expect(await world.caches.keys()).toEqual([]);
});

test('errors are reported with their time to every page', async () => {
  const worker = await world.copy(a, CONTENTS);
  world.caches.failing.set('keys', new DOMException('Broken', 'UnknownError'));
  await say({ type: 'status' }, worker);
  world.caches.failing.clear();
  const [logged] = (await say({ type: 'status' }, worker)).errors ?? [];
  expect(logged).toMatchObject({ what: 'status', error: 'UnknownError: Broken' });
  expect(logged?.time).toBeLessThanOrEqual(Date.now());
});

test('an update that does not fit into storage is known, and so is its failure', async () => {
  await world.copy(a, CONTENTS);
  world.serve(EDITED);
  world.caches.full = true;
  const worker = world.worker(b);
  await worker.install().catch(() => {});
  expect(await say({ type: 'hello', scripts: [] }, worker)).toMatchObject({
    current: { id: 'a', ready: true },
    next: { id: 'b', ready: false },
  });
  expect((await say({ type: 'download' }, worker)).next?.failures).toEqual([
    { path: '', reason: 'quota' },
  ]);
});

test('an update that cannot be taken because storage is full is reported to the reader', async () => {
  await world.copy(a, CONTENTS);
  const worker = await world.copy(b, EDITED);
  world.caches.full = true;
  expect((await say({ type: 'apply' }, worker)).error).toMatch('QuotaExceededError');
});

test.each(['apply', 'take'] as const)(
  '“%s” opens the update without waiting for its worker',
  async (type) => {
    await world.copy(a, CONTENTS);
    const worker = await world.copy(b, EDITED);
    expect((await say({ type }, worker)).error).toBeUndefined();
    expect(await say({ type: 'status' }, worker)).toMatchObject({ current: { id: 'b' } });
    expect(skipWaiting).not.toHaveBeenCalled();
  },
);

const login = (status: number) =>
  new Response('Sign in', { status, headers: { 'Content-Type': 'text/html' } });

test.each<[what: string, answer: () => Response, expected: boolean]>([
  ['redirects to its login', () => Response.error(), true],
  ['answers with its login', () => login(200), true],
  ['requires a login', () => login(401), true],
  ['forbids access', () => login(403), true],
  ['no longer has the site', () => login(404), true],
  ['has an error', () => login(503), false],
  [
    'delivers the site',
    () => new Response('', { headers: { 'Content-Type': 'text/javascript' } }),
    false,
  ],
])('the host is replaced if it %s', async (_, answer, expected) => {
  const worker = await world.copy(a, CONTENTS);
  expect((await say({ type: 'check-host' }, worker)).isReplaced, 'no network').toBe(false);
  world.server.set('sw.js', answer);
  expect((await say({ type: 'check-host' }, worker)).isReplaced).toBe(expected);
});

test('a worker takes over when told to, whatever is stored', async () => {
  await say({ type: 'activate' }, world.worker(b));
  expect(skipWaiting).toHaveBeenCalledOnce();
});

test('data of other code is not a message, but a type of another version is', () => {
  const messages = [null, undefined, 'type', 1, [], {}, { type: 'of tomorrow' }].filter(isMessage);
  expect(messages).toEqual([{ type: 'of tomorrow' }]);
});
