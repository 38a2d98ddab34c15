import { expect, it } from 'vitest';
import { isMisspelling } from './slips';

it.each([
  ['abc', 'abd', false],
  ['rest', 'reset', true],
  ['rst', 'reset', false],
  ['storge', 'storage', true],
  ['strge', 'storage', false],
  ['storag', 'storages', true],
  ['ng0200', 'ng0201', false],
])('longer words may contain more typos: %s for %s', (typed, word, expected) => {
  expect(isMisspelling(typed, word)).toBe(expected);
});
