import { afterEach, expect, test, vi } from 'vitest';
import { withTransition } from './transition';

const start = vi.fn((change: () => void) => {
  change();
  return {
    ready: Promise.resolve(),
    finished: Promise.resolve(),
    updateCallbackDone: Promise.resolve(),
  };
});

function browser({ has = true, reduced = false }) {
  Object.assign(document, { startViewTransition: has ? start : undefined });
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
  ['the browser does not support it', true, { has: false }],
])('a page gets no view transition if %s', (_why, animate, situation) => {
  browser(situation);
  const change = vi.fn();
  expect(withTransition(animate, change)).toBeUndefined();
  expect(start).not.toHaveBeenCalled();
  expect(change).toHaveBeenCalledOnce();
});
