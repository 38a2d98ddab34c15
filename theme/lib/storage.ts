/**
 * Access to the browser's storage, which can be blocked or full. In this case, nothing is stored, and the reader's
 * choices are lost with the page.
 */

/** Permanent, or per tab. */
type Area = 'localStorage' | 'sessionStorage';

/** Checks whether a string is one that the site stores: a regular expression, or a check of JSON (`storedJson.ts`). */
export interface Schema {
  test(text: string): boolean;
}

/**
 * Reads the string under a key, or null. Removes a string that does not match the schema, because anyone can edit the
 * storage.
 */
export function readStored(
  key: string,
  schema: Schema,
  area: Area = 'localStorage',
): string | null {
  try {
    const text = window[area].getItem(key);
    if (text !== null && schema.test(text)) return text;
    window[area].removeItem(key);
  } catch {
    // Nothing can be stored.
  }
  return null;
}

/**
 * Stores a string. Null removes it.
 *
 * @returns whether this succeeded
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
