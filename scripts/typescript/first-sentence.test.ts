import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence';

test.each([
  [
    'What to store: an object of slices. The default is all.',
    'What to store: an object of slices.',
  ],
  ['Throws:\n- an error', 'Throws:'],
  ['Runs `f()`, see [its page](/f).\n\nMore.', 'Runs f(), see its page.'],
])('the first sentence of %j', (comment, sentence) => {
  expect(firstSentence(comment)).toBe(sentence);
});
