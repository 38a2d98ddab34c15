import { afterEach, expect, test, vi } from 'vitest';
import { afterPaint, withTransition } from './transition';

const start = vi.fn((change: () => void) => {
  change();
  return {
    ready: Promise.resolve(),
    finished: Promise.resolve(),
    updateCallbackDone: Promise.resolve(),
  };
});

function browser({ has = true, reduced = false, hidden = false }) {
  Object.assign(document, { startViewTransition: has ? start : undefined });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
}

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('a page that the reader has waited for gets a view transition', async () => {
  browser({});
  const change = vi.fn();
  await withTransition(true, change);
  expect(start).toHaveBeenCalledOnce();
  expect(change).toHaveBeenCalledOnce();
});

test.each([
  ['it loads at once', false, {}],
  ['motion is reduced', true, { reduced: true }],
  ['it loads in a background tab', true, { hidden: true }],
  ['the browser does not support it', true, { has: false }],
])('a page gets no view transition if %s', (_why, animate, situation) => {
  browser(situation);
  const change = vi.fn();
  expect(withTransition(animate, change)).toBeUndefined();
  expect(start).not.toHaveBeenCalled();
  expect(change).toHaveBeenCalledOnce();
});

test('a transition that the next click skips is no error', async () => {
  browser({});
  const skipped = new DOMException('Skipped', 'AbortError');
  start.mockImplementationOnce((change) => {
    change();
    const updateCallbackDone = Promise.resolve();
    return {
      ready: Promise.reject(skipped),
      finished: Promise.reject(skipped),
      updateCallbackDone,
    };
  });
  await expect(withTransition(true, () => {})).resolves.toBeUndefined();
});

test('work after the paint waits for it only where there is one', async () => {
  const work = vi.fn();
  browser({});
  afterPaint(work);
  expect(work).not.toHaveBeenCalled();
  await expect.poll(() => work.mock.calls.length).toBe(1);
  browser({ hidden: true });
  afterPaint(work);
  expect(work).toHaveBeenCalledTimes(2);
});
