import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearReloadGuard, isLoadFailure, reloadOnce } from './reloadOnce';

const failure = Object.assign(new Error('Loading chunk f failed.'), { name: 'ChunkLoadError' });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('a failing chunk logs a warning and reloads the page, but only once', () => {
  const load = vi.fn();
  expect(reloadOnce('/docs/x', failure, load)).toBe(true);
  expect(reloadOnce('/docs/x', failure, load)).toBe(false);
  expect(load).toHaveBeenCalledOnce();
  expect(console.warn).toHaveBeenCalledTimes(2);
});

test('after a page has loaded, a later failure may reload again', () => {
  const load = vi.fn();
  reloadOnce('/docs/x', failure, load);
  clearReloadGuard();
  expect(reloadOnce('/docs/x', failure, load)).toBe(true);
});

test('without storage, nothing is reloaded, because a loop could not be detected', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(reloadOnce('/docs/x', failure, vi.fn())).toBe(false);
});

test.each([
  ['a chunk', failure],
  ['a page', Object.assign(new Error('x returned 404'), { name: 'PageLoadError' })],
  ['styles', Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' })],
  ['styles, by their message', new Error('Loading CSS chunk a failed')],
  ['a module', new TypeError('Failed to fetch dynamically imported module: x')],
])('%s that fails to load is a load failure', (_what, error) => {
  expect(isLoadFailure(error)).toBe(true);
});

test.each([[new TypeError('x is not a function')], ['ChunkLoadError'], [undefined]])(
  'an error in the page itself is not a load failure: %s',
  (error) => {
    expect(isLoadFailure(error)).toBe(false);
  },
);
