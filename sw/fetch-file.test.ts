import { afterEach, expect, test, vi } from 'vitest';
import { hashOf, type SiteFile } from './build';
import { fetchFile } from './fetch-file';

const CONTENT = 'console.log(1)';
const file = async (): Promise<SiteFile> => [
  'a.js',
  await hashOf(new TextEncoder().encode(CONTENT)),
];
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

test('returns the right bytes with their type and without misleading headers', async () => {
  const { fetch } = network(
    new Response(CONTENT, {
      headers: { 'Content-Type': 'text/javascript', 'Content-Encoding': 'gzip', Age: '3' },
    }),
  );
  const response = await fetchFile(await file(), URL_OF_FILE, fetch);
  if (typeof response === 'string') throw new Error(response);
  expect(await response.text()).toBe(CONTENT);
  expect([...response.headers]).toEqual([['content-type', 'text/javascript']]);
});

test('bypasses the HTTP cache when it holds damaged bytes', async () => {
  const { fetch, modes } = network(new Response('console.lo'), new Response(CONTENT));
  const response = await fetchFile(await file(), URL_OF_FILE, fetch);
  if (typeof response === 'string') throw new Error(response);
  expect(await response.text()).toBe(CONTENT);
  expect(modes).toEqual(['default', 'reload']);
});

test.each([
  ['damaged', () => new Response('<!doctype html>')],
  ['damaged', () => new Response(CONTENT.slice(0, 5))],
  ['status', () => new Response(CONTENT, { status: 404 })],
  ['status', () => new Response(CONTENT, { status: 500 })],
  ['status', () => new Response(CONTENT, { status: 206 })],
  [
    'status',
    () => Object.defineProperty(new Response(CONTENT), 'redirected', { value: true }) as Response,
  ],
  [
    'status',
    () => Object.defineProperty(new Response(CONTENT), 'type', { value: 'opaque' }) as Response,
  ],
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
  ['waits for a slow file, however long it takes', [...CONTENT], Response],
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
