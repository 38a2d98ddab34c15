import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { testGarbage } from '../../../testing/garbage';
import { olderMajor } from '../chosen';
import { readUpgrades, useChecked } from './Upgrade';

testGarbage('library-version', olderMajor);
testGarbage('library-upgrades', readUpgrades);

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

test('if storage is blocked, checked changes are remembered for the visit', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('blocked');
    },
  });
  const { result } = renderHook(() => useChecked('19-22'));
  act(() => result.current.setChecked('a', true));
  expect(result.current.checked).toEqual(['a']);
});
