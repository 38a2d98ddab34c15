import { demoStorageKey } from '../../../config/constants';
import { store } from '../../../lib/storage';
import { readStoredJson, textRecord } from '../../../lib/storedJson';
import type { Sources } from './sources';

/** Longest draft that is read, in characters of JSON: far more than anybody types. */
const LONGEST = 1_000_000;

/** The changed files, by name. */
export const changesOf = (sources: Sources, original: Sources): Sources =>
  Object.fromEntries(Object.entries(sources).filter(([file, text]) => text !== original[file]));

/** Applies changes to the original. Ignores files that it does not have. */
export function applyChanges(original: Sources, changes: unknown): Sources {
  const known = Object(changes) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(original).map(([file, text]) => {
      const changed = Object.hasOwn(known, file) ? known[file] : undefined;
      return [file, typeof changed === 'string' ? changed : text];
    }),
  );
}

/** The reader's stored changes to a demo, if any. */
export const readDraft = (name: string): Sources | null =>
  readStoredJson(demoStorageKey(name), LONGEST, textRecord);

/**
 * Stores changes for the next visit; clears them if there are none.
 *
 * @returns whether the browser could store them
 */
export function keepDraft(name: string, changes: Sources): boolean {
  const isEmpty = Object.keys(changes).length === 0;
  return store(demoStorageKey(name), isEmpty ? null : JSON.stringify(changes));
}
