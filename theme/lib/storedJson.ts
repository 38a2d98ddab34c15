import { readStored } from './storage';

/** Returns the value if it has the right type, otherwise null. */
export type Shape<T> = (value: unknown) => T | null;

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

/** Accepts a list of strings. */
export const textList: Shape<string[]> = (value) =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string') ? value : null;

/** Accepts strings by name. */
export const textRecord: Shape<Record<string, string>> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? textList(Object.values(value)) && (value as Record<string, string>)
    : null;
