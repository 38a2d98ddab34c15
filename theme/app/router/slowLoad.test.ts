import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SLOW_LOAD, watchSlowLoad } from './slowLoad';

const reload = vi.fn();
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  end = watchSlowLoad(reload);
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

const notice = () => document.querySelector('[role=alert]');
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();

test('a page that loads fast shows no notice', () => {
  vi.advanceTimersByTime(SLOW_LOAD.notice - 1);
  end();
  vi.advanceTimersByTime(SLOW_LOAD.reload);
  expect(notice()).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

test('for a page that hangs, a notice is shown, and then the document is loaded', () => {
  vi.advanceTimersByTime(SLOW_LOAD.notice);
  expect(notice()?.textContent).toContain('taking a while');
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(SLOW_LOAD.reload - SLOW_LOAD.notice);
  expect(reload).toHaveBeenCalledOnce();
});

test('the reader can choose to wait', () => {
  vi.advanceTimersByTime(SLOW_LOAD.notice);
  press('Wait');
  expect(notice()).toBeNull();
  vi.advanceTimersByTime(SLOW_LOAD.reload);
  expect(reload).not.toHaveBeenCalled();
});

test('a reader who does not want to wait gets the document immediately', () => {
  vi.advanceTimersByTime(SLOW_LOAD.notice);
  press('Reload');
  expect(reload).toHaveBeenCalledOnce();
});
