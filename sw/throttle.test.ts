import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first is passed on at once, and of those soon after it the last', () => {
  const heard: number[] = [];
  const { call } = throttle(100, (count: number) => heard.push(count));
  for (const count of [1, 2, 3]) call(count);
  expect(heard).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(heard).toEqual([1, 3]);
  call(4);
  expect(heard).toEqual([1, 3]);
  vi.advanceTimersByTime(100);
  expect(heard).toEqual([1, 3, 4]);
});

test('after a while without any, one is passed on at once again', () => {
  const run = vi.fn();
  const { call } = throttle(100, run);
  call();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(1);
  call();
  expect(run).toHaveBeenCalledTimes(2);
});

test('what was called off does not come', () => {
  const run = vi.fn();
  const { call, cancel } = throttle(100, run);
  call();
  call();
  cancel();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});
