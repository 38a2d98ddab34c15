import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROGRESS } from '../../config/constants';
import { startProgress } from './progress';

const bar = () => document.querySelector<HTMLElement>('[role=progressbar]');
/** Advances the time, and finishes imports. */
async function wait(time: number): Promise<void> {
  vi.advanceTimersByTime(time);
  await vi.dynamicImportSettled();
}
const share = () => Number(bar()?.style.getPropertyValue('--progress'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a fast page shows no bar', async () => {
  const end = startProgress();
  vi.advanceTimersByTime(PROGRESS.startDelay - 1);
  end();
  vi.advanceTimersByTime(5000);
  expect(bar()).toBeNull();
});

test('a slow page shows a bar that grows in steps from its minimum until the page is loaded', async () => {
  const end = startProgress();
  await wait(PROGRESS.startDelay);
  expect(share()).toBe(0.08);
  vi.advanceTimersByTime(PROGRESS.trickleInterval * 2);
  expect(share()).toBeCloseTo(0.12);
  vi.advanceTimersByTime(PROGRESS.trickleInterval * 100);
  expect(share()).toBeLessThan(1);
  end();
  expect(share()).toBe(1);
  vi.advanceTimersByTime(PROGRESS.speed * 2);
  expect(bar()).toBeNull();
});

test('the last of two concurrent loads ends the bar', async () => {
  const first = startProgress();
  const second = startProgress();
  await wait(PROGRESS.startDelay);
  first();
  first();
  expect(share()).toBe(0.08);
  second();
  expect(share()).toBe(1);
});

test('no bar remains after one slow load directly follows another', async () => {
  const first = startProgress();
  await wait(PROGRESS.startDelay);
  first();
  const second = startProgress();
  await wait(PROGRESS.startDelay);
  second();
  vi.advanceTimersByTime(PROGRESS.speed * 2);
  expect(bar()).toBeNull();
});
