import { readStored, store } from '../../sw/client/storage';
import { STORAGE_KEYS } from '../config/constants';

const KEY = STORAGE_KEYS.recentSearches;

/** How many past searches are offered again. */
const MOST_RECENT = 5;

/** Past searches, the latest first; none where something else is stored. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    const entries: unknown[] = Array.isArray(stored) ? stored : [];
    return entries.filter((entry) => typeof entry === 'string').slice(0, MOST_RECENT);
  } catch {
    return [];
  }
}

/** Puts a search that led somewhere at the top of the list. */
export function rememberSearch(query: string): void {
  const trimmed = query.trim();
  if (!trimmed) return;
  const others = recentSearches().filter((entry) => entry !== trimmed);
  store(KEY, JSON.stringify([trimmed, ...others].slice(0, MOST_RECENT)));
}

export const forgetSearches = (): boolean => store(KEY, null);
