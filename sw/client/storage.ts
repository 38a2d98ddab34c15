/**
 * Texts in the browser's storage. It can be forbidden or full: then nothing is stored, and what the reader
 * chooses lasts as long as the page.
 */

/** Kept for good, or as long as the tab. */
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
 * @returns whether that was possible
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
