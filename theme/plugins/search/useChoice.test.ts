import { act, cleanup, renderHook } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type OpenIn, useChoice } from './useChoice';

const onOpen = vi.fn<(target: string, where: OpenIn) => void>();
beforeEach(() => void onOpen.mockReset());
afterEach(cleanup);

function open(targets?: string[]) {
  const hook = renderHook((found?: string[]) => useChoice(found, onOpen), {
    initialProps: targets,
  });
  /** Presses keys in sequence. Returns whether the last one was handled. */
  const press = (
    keys: string,
    modifiers: { ctrlKey?: boolean; isComposing?: boolean; keyCode?: number } = {},
  ) => {
    const preventDefault = vi.fn();
    for (const key of keys.split(' ')) {
      const { ctrlKey = false, isComposing = false, keyCode } = modifiers;
      const event = {
        key,
        ctrlKey,
        metaKey: false,
        nativeEvent: { isComposing, keyCode },
        preventDefault,
      };
      preventDefault.mockClear();
      act(() => hook.result.current.onKeyDown(event as unknown as KeyboardEvent));
    }
    return preventDefault.mock.calls.length > 0;
  };
  return { press, arrive: hook.rerender, choice: () => hook.result.current };
}

it('moves through the results, and wraps around at both ends', () => {
  const { press, choice } = open(['a', 'b', 'c']);
  expect(press('ArrowDown')).toBe(true);
  expect(choice().active).toBe(1);
  press('ArrowDown ArrowDown');
  expect(choice().active).toBe(0);
  press('ArrowUp');
  expect(choice().active).toBe(2);
});

it.each<[{ ctrlKey: boolean }, OpenIn]>([
  [{ ctrlKey: false }, 'here'],
  [{ ctrlKey: true }, 'tab'],
])('Enter opens the selected result, %o', (modifiers, where) => {
  const { press, choice } = open(['a', 'b']);
  press('ArrowDown');
  expect(press('Enter', modifiers)).toBe(true);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('b', where);
  expect(choice().isAwaited).toBe(false);
});

it('opens nothing without results, and does not handle the arrow keys', () => {
  const { press, choice } = open([]);
  expect(press('ArrowDown')).toBe(false);
  press('Enter');
  expect(onOpen).not.toHaveBeenCalled();
  expect(choice()).toMatchObject({ active: 0, isAwaited: false });
});

it('does not handle other keys, or any keys during composition', () => {
  const { press, choice } = open(['a', 'b']);
  expect(press('x')).toBe(false);
  expect(press('ArrowDown', { isComposing: true })).toBe(false);
  expect(press('Enter', { keyCode: 229 }), 'ends a composition in Safari').toBe(false);
  expect(choice().active).toBe(0);
});
