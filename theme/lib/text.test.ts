import { expect, test } from 'vitest';
import { shortened, startOf } from './text';

test('a text is not cut within a character', () => {
  expect(startOf('ab😀', 3)).toBe('ab');
  expect(startOf('ab😀', 4)).toBe('ab😀');
  expect(startOf('a\ud83db', 3), 'half of a character, which no URL can contain').toBe('ab');
  expect(shortened('ab😀c', 3)).toBe('ab …');
  expect(shortened('ab😀', 4)).toBe('ab😀');
});
