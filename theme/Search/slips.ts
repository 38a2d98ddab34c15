import { distance } from 'fastest-levenshtein';

/** Shortest words, in letters, that may be misspelled by one letter and by two. */
const ONE_FROM = 4;
const TWO_FROM = 6;

/** How many letters of a word may be missing, added or replaced. Another number means something else. */
export function slipsAllowedIn(word: string): 0 | 1 | 2 {
  if (/\p{N}/u.test(word)) return 0;
  return word.length >= TWO_FROM ? 2 : word.length >= ONE_FROM ? 1 : 0;
}

/** Whether one word can be a misspelling of the other. */
export function areAlike(typed: string, word: string): boolean {
  return distance(typed, word) <= slipsAllowedIn(typed);
}
