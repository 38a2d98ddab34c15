import { expect, it } from 'vitest';
import { excerptOf } from './pageResults';
import { termsIn } from './tokens';

const excerpt = (text: string, query: string) => excerptOf(text, new Set(termsIn(query)));
const filler = (word: string) => `${word} `.repeat(40).trim();

it('shows the sentence with the most matches, and the text after it', () => {
  const text = 'Stores hold state. A slice of state is tracked. Nothing else is.';
  expect(excerpt(text, 'tracked slice')).toBe('A slice of state is tracked. Nothing else is.');
});

it('shows the start if no sentence matches', () => {
  expect(excerpt('Stores hold state.', 'router')).toBe('Stores hold state.');
});

it('cuts a long sentence at word boundaries, around the first match', () => {
  const shown = excerpt(`${filler('before')} storage ${filler('after')}`, 'storage');
  expect(shown).toMatch(/^… (before )+storage( after)+ …$/);
  expect(shown.length).toBeLessThan(150);
});

it('shows a short sentence completely, wherever the match is', () => {
  const text = 'What the reader has typed so far is kept for the next visit in local storage';
  expect(excerpt(text, 'storage')).toBe(text);
});

it('starts with the first word of a long sentence if it matches, however long it is', () => {
  const name = 'createStorageStrategyThatKeepsStateBetweenVisitsOfReaders';
  expect(excerpt(`${name} ${filler('after')}`, name)).toMatch(new RegExp(`^${name}( after)+ …$`));
});
