import { afterEach, expect, test, vi } from 'vitest';
import { describeState, type Facts } from './report';
import { fakePage } from './testing/page';
import { precached } from './testing/status';

const FACTS: Facts = {
  state: { phase: 'incomplete', offered: false, failed: 'No room' },
  status: {
    error: 'QuotaExceededError: No room',
    current: precached('a', { failures: [{ path: '', reason: 'quota' }] }),
    next: precached('b', { done: 3, pages: 1, ready: false, downloading: true }),
    page: 'a',
    errors: [{ time: 0, what: 'download', error: 'No room' }],
  },
  registration: {
    scope: 'https://site.example/docs/',
    active: { state: 'activated' },
    waiting: { state: 'installed' },
    installing: null,
  } as ServiceWorkerRegistration,
};

/** Simulates a browser with these properties. */
const browser = (properties: object) => vi.stubGlobal('navigator', properties);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a report contains everything that explains a failure', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  localStorage.setItem('offline.dismissed', 'b');
  browser({
    userAgent: 'Browser 1.0',
    onLine: false,
    serviceWorker: { controller: {} },
    storage: { estimate: async () => ({ quota: 2000, usage: 1500 }), persisted: async () => true },
  });
  expect((await describeState(FACTS)).split('\n')).toEqual([
    'Offline copy of https://site.example/docs/, 1970-01-01T00:00:00.000Z',
    'Browser: Browser 1.0, offline',
    'State: incomplete, No room',
    'Worker: active: activated, waiting: installed, installing: none, this page has one',
    "Worker's answer: QuotaExceededError: No room",
    'Build of new pages: a, 10 of 10 files, 4 of 4 pages',
    'Newer build: b, 3 of 10 files, 1 of 4 pages, downloading',
    'Build of this page: a; dismissed: b',
    'Storage: 1500 of 2000 bytes, kept by the browser',
    'Missing files:',
    '- storage: quota',
    'Last errors:',
    '- 1970-01-01T00:00:00.000Z download: No room',
  ]);
});

test.each<[string, object]>([
  ['has no information about storage', {}],
  [
    'forbids the question',
    {
      storage: {
        estimate: () => {
          throw new Error('Denied');
        },
      },
    },
  ],
  [
    'refuses it',
    {
      storage: {
        estimate: () => Promise.reject(new Error('Denied')),
        persisted: () => Promise.reject(new Error('Denied')),
      },
    },
  ],
])('a report works in a browser that %s', async (_what, properties) => {
  browser({ userAgent: 'Browser 1.0', onLine: true, ...properties });
  const report = await describeState({ ...FACTS, status: {}, registration: undefined });
  expect(report).toContain(`Offline copy of ${location.origin}, `);
  expect(report).toContain('Browser: Browser 1.0, online');
  expect(report).toContain("Worker's answer: complete");
  expect(report).toContain('this page has none');
  expect(report).toContain('Storage: unknown of unknown bytes, may be cleared by the browser');
});

test('the manager knows what the worker answers, and the registration', async () => {
  const { container, manager } = fakePage();
  container.existing = container.registration;
  await manager.start();
  expect(await manager.facts()).toMatchObject({
    state: { phase: 'ready' },
    status: { current: { id: 'a', ready: true } },
    registration: container.registration,
  });
});

test('a report works even if no worker answers', async () => {
  const { manager, worker } = fakePage();
  worker.stopped = true;
  await Promise.all([manager.start(), vi.advanceTimersByTimeAsync(60_000)]);
  const [facts] = await Promise.all([manager.facts(), vi.advanceTimersByTimeAsync(60_000)]);
  const report = await describeState(facts);
  expect(report.split('\n').slice(2)).toEqual([
    'State: silent',
    'Worker: active: none, waiting: none, installing: none, this page has none',
    "Worker's answer: none",
    'Build of new pages: none',
    'Newer build: none',
    'Build of this page: unknown; dismissed: none',
    'Storage: unknown of unknown bytes, may be cleared by the browser',
    'Missing files: none',
    'Last errors: none',
  ]);
});
