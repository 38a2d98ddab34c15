// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint, whenIdle } from './when-idle';

let readyState: DocumentReadyState;
let idle: (() => void)[];

beforeEach(() => {
  readyState = 'interactive';
  idle = [];
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const rest = () => {
  for (const run of idle.splice(0)) run();
};

test('nothing runs before the page has loaded and is idle', () => {
  const run = vi.fn();
  whenIdle(run);
  rest();
  expect(run).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  expect(run).not.toHaveBeenCalled();
  rest();
  expect(run).toHaveBeenCalledOnce();
});

test('on a loaded page, callbacks run as soon as it is idle', () => {
  readyState = 'complete';
  const run = vi.fn();
  whenIdle(run);
  rest();
  expect(run).toHaveBeenCalledOnce();
});

test.each(['before the page has loaded', 'after it'])('can be aborted, %s', (when) => {
  const run = vi.fn();
  const life = new AbortController();
  whenIdle(run, life.signal);
  if (when === 'after it') dispatchEvent(new Event('load'));
  life.abort();
  dispatchEvent(new Event('load'));
  rest();
  expect(run).not.toHaveBeenCalled();
});

test('on a page that is never idle, callbacks run after a while', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: IdleRequestOptions) => {
    if (options?.timeout) setTimeout(run, options.timeout);
  });
  readyState = 'complete';
  const run = vi.fn();
  whenIdle(run);
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  expect(run).toHaveBeenCalledOnce();
});

test('work after the paint waits for it only where there is one', async () => {
  const work = vi.fn();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  afterPaint(work);
  expect(work).not.toHaveBeenCalled();
  await expect.poll(() => work.mock.calls.length).toBe(1);
  hidden.mockReturnValue(true);
  afterPaint(work);
  expect(work).toHaveBeenCalledTimes(2);
});
