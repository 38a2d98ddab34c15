import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { report } from './measure';

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  process.exitCode = 0;
  vi.restoreAllMocks();
});

test.each([
  ['meets a limit that it equals', 5, 'ms', 0],
  ['exceeds its limit', 6, 'ms', 1],
  ['fails if a size is zero, because a file was not found', 0, 'B', 1],
  ['fails without runs', Number.NaN, 'ms', 1],
  ['meets a limit if the growth is zero', 0, '% more', 0],
])('a value %s', (_, value, unit, code) => {
  process.exitCode = 0;
  report('first load', value, 5, unit);
  expect(process.exitCode).toBe(code);
});
