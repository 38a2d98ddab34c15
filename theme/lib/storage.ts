/**
 * Access to the browser's storage, which can be blocked or full. In this case, nothing is stored, and the reader's
 * choices are lost with the page.
 */

/** Permanent, or per tab. */
type Area = 'localStorage' | 'sessionStorage';

/**
 * Reads the string under a key, or null. Removes a string that does not match the schema, because anyone can edit the
 * storage.
 */
export function readStored(
  key: string,
  schema: Pick<RegExp, 'test'>,
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

/** Stores a string. Null removes it. */
export function store(key: string, text: string | null, area: Area = 'localStorage'): boolean {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

type Shape<T> = (value: unknown) => T | null;

/** Reads the JSON under a key, or null. Removes a string that is too long, not JSON, or of another shape. */
export function readStoredJson<T>(key: string, longest: number, shape: Shape<T>): T | null {
  let value: T | null = null;
  const test = (text: string) => {
    if (text.length > longest) return false;
    try {
      value = shape(JSON.parse(text));
    } catch {
      // The string is not JSON.
    }
    return value !== null;
  };
  readStored(key, { test });
  return value;
}

const textList: Shape<string[]> = (value) =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string') ? value : null;

export const textRecord: Shape<Record<string, string>> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? textList(Object.values(value)) && (value as Record<string, string>)
    : null;
