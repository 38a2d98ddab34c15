import { distance } from 'fastest-levenshtein';

/** Minimum length of words that may have one or two typos. */
const ONE_FROM = 4;
const TWO_FROM = 6;

/**
 * Returns the maximum number of typos in a word. Words with digits must have none, because they would mean something
 * else.
 */
export function slipsAllowedIn(word: string): 0 | 1 | 2 {
  if (/\p{N}/u.test(word)) return 0;
  return word.length >= TWO_FROM ? 2 : word.length >= ONE_FROM ? 1 : 0;
}

/** Returns the number of typos in a word, or infinity if there are more than `most`. */
export const slipsIn = (typed: string, word: string, most: number): number =>
  Math.abs(typed.length - word.length) > most ? Number.POSITIVE_INFINITY : distance(typed, word);

/** Returns whether one word can be a misspelling of the other. */
export function isMisspelling(typed: string, word: string): boolean {
  const most = slipsAllowedIn(typed);
  return slipsIn(typed, word, most) <= most;
}
