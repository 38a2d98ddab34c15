import { distance } from 'fastest-levenshtein';

/** Minimum length of words that may have one or two typos. */
const ONE_FROM = 4;
const TWO_FROM = 6;

/** Maximum number of typos in a word. None in words with digits, which would mean something else. */
export function slipsAllowedIn(word: string): 0 | 1 | 2 {
  if (/\p{N}/u.test(word)) return 0;
  return word.length >= TWO_FROM ? 2 : word.length >= ONE_FROM ? 1 : 0;
}

/** The number of typos in a word, if there are at most `most`; otherwise infinity. */
export const slipsIn = (typed: string, word: string, most: number): number =>
  Math.abs(typed.length - word.length) > most ? Number.POSITIVE_INFINITY : distance(typed, word);

/** Whether one word can be a misspelling of the other. */
export function isMisspelling(typed: string, word: string): boolean {
  const most = slipsAllowedIn(typed);
  return slipsIn(typed, word, most) <= most;
}
