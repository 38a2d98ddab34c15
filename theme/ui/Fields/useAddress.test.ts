import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAddress } from './useAddress';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const NAMES = ['from', 'use'] as const;

test('a link to the page, or the way back, chooses what its URL says', () => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  window.history.replaceState(null, '', '/docs/changes?from=19');
  const { result } = renderHook(() => useAddress(NAMES));
  const go = (address: string, navigationType: string) => {
    window.history.replaceState(null, '', address);
    act(() => {
      navigation.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType }));
    });
    return result.current.chosen.from;
  };
  expect(go('/docs/changes', 'push')).toBe('');
  expect(go('/docs/changes?from=19', 'traverse')).toBe('19');
  expect(go('/docs/team', 'push'), 'until another page arrives').toBe('19');
});

test('the URL keeps the chosen values and its other parameters', () => {
  const address = '/docs/changes?from=19&x=1&use=withResource,withMutations#top';
  window.history.replaceState({ kept: true }, '', address);
  const { result } = renderHook(() => useAddress(NAMES));
  const shown = () => {
    vi.runAllTimers();
    return window.location.href.replace(window.location.origin, '');
  };
  expect(result.current.chosen).toEqual({ from: '19', use: 'withResource,withMutations' });
  expect(shown(), 'an opened URL is unchanged, in its order').toBe(address);

  act(() => result.current.choose({ use: 'a,b' }));
  expect(shown()).toBe('/docs/changes?from=19&x=1&use=a,b#top');
  act(() => result.current.choose({ from: '', use: ' ' }));
  expect(shown()).toBe('/docs/changes?x=1#top');
  expect(window.history.state).toEqual({ kept: true });
});

test('punctuation after a URL is not part of its last value', () => {
  window.history.replaceState(null, '', '/docs/changes?from=19&use=withResource).');
  const { result } = renderHook(() => useAddress(NAMES));
  expect(result.current.chosen.use).toBe('withResource');
});
