import { readStored, store } from '../../../sw/client/storage';
import { demoStorageKey } from '../../config/constants';
import type { Sources } from './sources';

/** What differs from the original, by file name. */
export const changesOf = (sources: Sources, original: Sources): Sources =>
  Object.fromEntries(Object.entries(sources).filter(([file, text]) => text !== original[file]));

/** Changes put into the original. Files that it does not have, or has no more, are left out. */
export function applyChanges(original: Sources, changes: unknown): Sources {
  const known = Object(changes) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(original).map(([file, text]) => {
      const changed = Object.hasOwn(known, file) ? known[file] : undefined;
      return [file, typeof changed === 'string' ? changed : text];
    }),
  );
}

/** The changes that the reader has made to a demo before, if any. */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(readStored(demoStorageKey(name)) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Keeps changes for the next visit; forgets them where there are none.
 *
 * @returns whether the browser could keep them
 */
export function keepDraft(name: string, changes: Sources): boolean {
  const isEmpty = Object.keys(changes).length === 0;
  return store(demoStorageKey(name), isEmpty ? null : JSON.stringify(changes));
}
