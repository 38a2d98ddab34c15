import { expect, it } from 'vitest';
import { listed, vocabularyOf } from './vocabulary';

const { encode, decode } = vocabularyOf([' store', 'Redo'].map(listed).join(' '));

it('stores a word as a character, at the same place in every text', () => {
  const word = encode(' store');
  expect(word).toHaveLength(1);
  expect(encode('The store of a store')).toBe(`The${word} of a${word}`);
});

it('distinguishes a word after a space from the same word inside a name', () => {
  expect(encode('store')).toBe('store');
  expect(encode('#Redo')).toHaveLength(2);
  expect(decode(encode('#Redo Redo'))).toBe('#Redo Redo');
});

it.each(['The store of withRedo', 'Łukasz’ store, ę, \u07ff', '在 store 中', ''])(
  'restores every text: %s',
  (text) => expect(decode(encode(text))).toBe(text),
);
