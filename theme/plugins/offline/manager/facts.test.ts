import { beforeEach, expect, test, vi } from 'vitest';
import type { OfflineManager } from './offline-manager';
import { describeState } from './report';
import type { FakeContainer, FakeWorker } from './testing/browser';
import { fakePage } from './testing/page';
import { lost, part, precached } from './testing/status';

let container: FakeContainer;
let worker: FakeWorker;
let manager: OfflineManager;

beforeEach(() => {
  ({ container, worker, manager } = fakePage());
});

test('a report contains versions, states, missing files and the last errors', async () => {
  worker.downloaded = {
    current: precached('a'),
    next: part('b', lost('quota')),
    page: 'a',
    errors: [{ time: 0, what: 'download', error: 'QuotaExceededError: No room' }],
  };
  container.existing = container.registration;
  await manager.start();
  const report = await describeState(await manager.facts());
  expect(report).toContain('State: ready');
  expect(report).toContain('Build of new pages: a, 10 of 10 files, 4 of 4 pages');
  expect(report).toContain('Newer build: b, 3 of 10 files');
  expect(report).toContain('- a.js: quota');
  expect(report).toContain('- 1970-01-01T00:00:00.000Z download: QuotaExceededError: No room');
});

test('a report works even if no worker answers', async () => {
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
