import { STORAGE_KEYS } from '../../config/constants';
import { readStored, store } from '../../lib/storage';

const KEY = STORAGE_KEYS.recentSearches;

/** Maximum number of recent searches. */
const MOST_RECENT = 5;

/** Recent searches, latest first; none if the stored value is invalid. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    const entries: unknown[] = Array.isArray(stored) ? stored : [];
    return entries.filter((entry) => typeof entry === 'string').slice(0, MOST_RECENT);
  } catch {
    return [];
  }
}

/** Puts a successful search at the top of the list. */
export function rememberSearch(query: string): void {
  const trimmed = query.trim();
  if (!trimmed) return;
  const others = recentSearches().filter((entry) => entry !== trimmed);
  store(KEY, JSON.stringify([trimmed, ...others].slice(0, MOST_RECENT)));
}

export const forgetSearches = (): boolean => store(KEY, null);
