import { STORAGE_KEYS } from '../config/constants';

/** How many past searches are offered again. */
const MOST_RECENT = 5;

/** Past searches, the latest first; none where storage is blocked or holds something else. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.recentSearches) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/** Puts a search that led somewhere at the top of the list. */
export function rememberSearch(query: string): void {
  const trimmed = query.trim();
  if (!trimmed) return;
  const others = recentSearches().filter((entry) => entry !== trimmed);
  try {
    const list = [trimmed, ...others].slice(0, MOST_RECENT);
    localStorage.setItem(STORAGE_KEYS.recentSearches, JSON.stringify(list));
  } catch {
    // Storage is blocked or full: the search itself works without.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(STORAGE_KEYS.recentSearches);
  } catch {
    // As above.
  }
}
