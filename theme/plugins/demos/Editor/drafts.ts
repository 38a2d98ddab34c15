import { readStoredJson, store, textRecord } from '../../../lib/storage';
import { demoStorageKey } from '../types';
import type { Sources } from './sources';

/** Maximum length of a draft in characters of JSON, far more than anybody types. */
const MAX_LENGTH = 1_000_000;

/** Returns the changed files by name. */
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

/** Returns the reader's stored changes to a demo, if any. */
export const readDraft = (name: string): Sources | null =>
  readStoredJson(demoStorageKey(name), MAX_LENGTH, textRecord);

/**
 * Stores changes for the next visit, or clears them if there are none.
 *
 * @returns whether the browser could store them
 */
export function keepDraft(name: string, changes: Sources): boolean {
  const isEmpty = Object.keys(changes).length === 0;
  return store(demoStorageKey(name), isEmpty ? null : JSON.stringify(changes));
}

/** Shared code with the reader's changes, and the URL fragment that contained it. */
interface SharedDraft {
  from: string;
  files: Sources;
}

const sharedKey = (name: string) => `${demoStorageKey(name)}.shared`;

/** Returns the last shared code of a demo that the reader has opened, if any. */
export const readShared = (name: string): SharedDraft | null =>
  readStoredJson(sharedKey(name), MAX_LENGTH, (value) => {
    const { from, files } = Object(value);
    const record = textRecord(files);
    return record && typeof from === 'string' ? { from, files: record } : null;
  });

/**
 * Stores shared code for the next visit, or clears it if there is none.
 *
 * @returns whether the browser could store it
 */
export function keepShared(name: string, from: string, files: Sources): boolean {
  const isEmpty = Object.keys(files).length === 0;
  return store(sharedKey(name), isEmpty ? null : JSON.stringify({ from, files }));
}
