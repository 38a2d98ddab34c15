import { expect, it } from 'vitest';
import { excerptOf } from './excerpt';
import { termsIn } from './tokens';

const excerpt = (text: string, query: string) => excerptOf(text, new Set(termsIn(query)));
const filler = (word: string) => `${word} `.repeat(40).trim();

it('shows the sentence that holds most of the words, with what follows it', () => {
  const text = 'Stores hold state. A slice of state is tracked. Nothing else is.';
  expect(excerpt(text, 'tracked slice')).toBe('A slice of state is tracked. Nothing else is.');
});

it('shows the beginning where no sentence holds a word', () => {
  expect(excerpt('Stores hold state.', 'router')).toBe('Stores hold state.');
});

it('cuts a long sentence at words, around the first that was looked for', () => {
  const shown = excerpt(`${filler('before')} storage ${filler('after')}`, 'storage');
  expect(shown).toMatch(/^… (before )+storage( after)+ …$/);
  expect(shown.length).toBeLessThan(150);
});

it('shows a short sentence whole, wherever the word stands in it', () => {
  const text = 'What the reader has typed so far is kept for the next visit in local storage';
  expect(excerpt(text, 'storage')).toBe(text);
});

it('begins a long sentence with its first word where that was looked for, however long it is', () => {
  const name = 'createStorageStrategyThatKeepsStateBetweenVisitsOfReaders';
  expect(excerpt(`${name} ${filler('after')}`, name)).toMatch(new RegExp(`^${name}( after)+ …$`));
});
