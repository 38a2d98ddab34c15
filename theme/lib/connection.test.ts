// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { savesData } from './connection';

test.each([
  ['2g', { effectiveType: '2g' }, true],
  ['slow-2g', { effectiveType: 'slow-2g' }, true],
  ['data saver', { effectiveType: '4g', saveData: true }, true],
  ['4g', { effectiveType: '4g', saveData: false }, false],
  ['a browser that does not say', undefined, false],
])('a connection saves data or not: %s', (_name, connection, expected) => {
  expect(savesData(connection)).toBe(expected);
});
