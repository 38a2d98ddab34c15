import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { report } from './bench-report';

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  process.exitCode = 0;
  vi.restoreAllMocks();
});

test.each([
  ['keeps a limit that it just reaches', 5, 'ms', 0],
  ['breaks a limit that it is over', 6, 'ms', 1],
  ['keeps none as a size of nothing: the file was not found', 0, 'B', 1],
  ['keeps none as the middle of no tries', Number.NaN, 'ms', 1],
  ['keeps a limit as a growth of nothing', 0, '% more', 0],
])('a figure %s', (_, value, unit, code) => {
  process.exitCode = 0;
  report('what is measured', value, 5, unit);
  expect(process.exitCode).toBe(code);
});
