/**
 * Access to the browser's storage, which can be blocked or full. Then nothing is stored, and the reader's choices last
 * as long as the page.
 */

/** Permanent, or per tab. */
type Area = 'localStorage' | 'sessionStorage';

/** The text under a key, or null. */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text; null removes it.
 *
 * @returns whether it succeeded
 */
export function store(key: string, text: string | null, area: Area = 'localStorage'): boolean {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
