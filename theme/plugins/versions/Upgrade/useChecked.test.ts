import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { testGarbage } from '../../../testing/garbage';
import { readUpgrades, useChecked } from './useChecked';

testGarbage('library-upgrades', readUpgrades);

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

test('checked changes are remembered for each upgrade', () => {
  const first = renderHook(() => useChecked('19-22'));
  act(() => first.result.current.check('a', true));
  act(() => first.result.current.check('b', true));
  act(() => first.result.current.check('a', false));
  expect(first.result.current.checked).toEqual(['b']);
  expect(renderHook(() => useChecked('19-22')).result.current.checked).toEqual(['b']);
  expect(renderHook(() => useChecked('20-22')).result.current.checked).toEqual([]);
});

test('if storage is blocked, checked changes are remembered for the visit', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('blocked');
    },
  });
  const { result } = renderHook(() => useChecked('19-22'));
  act(() => result.current.check('a', true));
  expect(result.current.checked).toEqual(['a']);
});
