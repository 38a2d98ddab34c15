import { expect, it } from 'vitest';
import { areAlike } from './slips';

it.each([
  ['abc', 'abd', false],
  ['rest', 'reset', true],
  ['rst', 'reset', false],
  ['storge', 'storage', true],
  ['strge', 'storage', false],
  ['storag', 'storages', true],
  ['ng0200', 'ng0201', false],
])('the longer a word, the more slips it may hold: %s for %s', (typed, word, expected) => {
  expect(areAlike(typed, word)).toBe(expected);
});
