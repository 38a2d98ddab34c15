import { distance } from 'fastest-levenshtein';

/** Minimum length of words that may have one or two typos. */
const ONE_FROM = 4;
const TWO_FROM = 6;

/** Maximum number of typos in a word. None in words with digits, which would mean something else. */
export function slipsAllowedIn(word: string): 0 | 1 | 2 {
  if (/\p{N}/u.test(word)) return 0;
  return word.length >= TWO_FROM ? 2 : word.length >= ONE_FROM ? 1 : 0;
}

/** Whether one word can be a misspelling of the other. */
export function isMisspelling(typed: string, word: string): boolean {
  return distance(typed, word) <= slipsAllowedIn(typed);
}
