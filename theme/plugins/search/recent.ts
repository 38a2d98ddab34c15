import { readStoredJson, store } from '../../lib/storage';

const KEY = 'search.recent';

/** Maximum number of recent searches. */
const MOST_RECENT = 5;

/** Maximum length of a list that is read, in characters of JSON. */
const LONGEST = 10_000;

export const recentSearches = (): string[] =>
  readStoredJson(KEY, LONGEST, texts)?.slice(0, MOST_RECENT) ?? [];

const texts = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : null;

/** Puts a successful search at the top of the list. */
export function rememberSearch(query: string): void {
  const trimmed = query.trim();
  if (!trimmed) return;
  const others = recentSearches().filter((entry) => entry !== trimmed);
  store(KEY, JSON.stringify([trimmed, ...others].slice(0, MOST_RECENT)));
}

export const forgetSearches = (): boolean => store(KEY, null);
