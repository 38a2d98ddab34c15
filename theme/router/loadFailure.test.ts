import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearReloadGuard, isLoadFailure, reloadOnce } from './loadFailure';

const failure = Object.assign(new Error('Loading chunk f failed.'), { name: 'ChunkLoadError' });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('a failing chunk is warned of and loads the whole page, but only once', () => {
  const load = vi.fn();
  expect(reloadOnce('/docs/x', failure, load)).toBe(true);
  expect(reloadOnce('/docs/x', failure, load)).toBe(false);
  expect(load).toHaveBeenCalledOnce();
  expect(console.warn).toHaveBeenCalledTimes(2);
});

test('once a page has loaded, a later failure may load again', () => {
  const load = vi.fn();
  reloadOnce('/docs/x', failure, load);
  clearReloadGuard();
  expect(reloadOnce('/docs/x', failure, load)).toBe(true);
});

test('without storage nothing is reloaded, since a loop could not be told', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(reloadOnce('/docs/x', failure, vi.fn())).toBe(false);
});

test('a fault in the page itself is no load failure', () => {
  expect(isLoadFailure(failure)).toBe(true);
  expect(isLoadFailure(new TypeError('x is not a function'))).toBe(false);
  expect(isLoadFailure('text')).toBe(false);
});
