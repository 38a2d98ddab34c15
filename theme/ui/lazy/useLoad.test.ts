import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLoad } from './useLoad';

afterEach(cleanup);

test('a result after unmount is dropped', async () => {
  let arrive = (_value: string) => {};
  const onLoaded = vi.fn();
  const load = () => new Promise<string>((resolve) => (arrive = resolve));
  const { unmount } = renderHook(() => useLoad(load, onLoaded));
  unmount();
  await act(async () => arrive('late'));
  expect(onLoaded).not.toHaveBeenCalled();
});

test('a retry clears the previous failure', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('there');
  const onLoaded = vi.fn();
  const { result } = renderHook(() => useLoad(load, onLoaded));
  await act(async () => {});
  expect(result.current.error).toEqual(new Error('offline'));
  await act(async () => result.current.retry());
  expect(result.current.error).toBeUndefined();
  expect(onLoaded).toHaveBeenCalledExactlyOnceWith('there');
});

test('another key loads again, and the pending result is dropped', async () => {
  const onLoaded = vi.fn();
  const { rerender } = renderHook(
    ({ key }) => useLoad(async () => `loaded ${key}`, onLoaded, key),
    { initialProps: { key: 'a' } },
  );
  rerender({ key: 'b' });
  await act(async () => {});
  expect(onLoaded).toHaveBeenCalledExactlyOnceWith('loaded b');
});
