import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from '../../../../sw/messages';
import { RETRY_DELAYS, RetryTimer } from './retry-timer';
import { precached } from './testing/status';

const failed = (reason: Failure['reason']) =>
  precached('a', { ready: false, failures: [{ path: 'a.js', reason }] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('retries with growing delays, and soon again after a complete download', () => {
  const timer = new RetryTimer(() => {});
  const [first, second, last] = RETRY_DELAYS;
  /** Returns the next delays, in ms. */
  const waits = () =>
    Array.from({ length: 4 }, () => {
      const started = Date.now();
      timer.update(failed('network'));
      vi.advanceTimersToNextTimer();
      return Date.now() - started;
    });
  expect(waits()).toEqual([first, second, last, last]);
  timer.update(precached('a'));
  expect(waits()).toEqual([first, second, last, last]);
});

test.each([
  ['fails for another reason', failed('quota')],
  ['is complete', precached('a')],
  ['is not known', undefined],
])('a download that %s is not retried', (_what, status) => {
  const retry = vi.fn();
  const timer = new RetryTimer(retry);
  timer.update(failed('network'));
  timer.update(status);
  vi.runAllTimers();
  expect(retry).not.toHaveBeenCalled();
});
