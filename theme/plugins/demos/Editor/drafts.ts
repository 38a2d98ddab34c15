import { readStoredJson, store, textRecord } from '../../../lib/storage';
import { demoStorageKey, type Sources } from '../types';

/** In characters of JSON, far more than anybody types. */
const MAX_LENGTH = 1_000_000;

/** Changes to a demo: the reader's own, or those from a link, which never run automatically. */
export interface Version {
  changes: Sources;
  /** The URL fragment that contained them. Missing for the reader's own. */
  from?: string;
}

export const changesOf = (sources: Sources, original: Sources): Sources =>
  Object.fromEntries(Object.entries(sources).filter(([file, text]) => text !== original[file]));

/** Applies changes to the original. Ignores files that it does not have. */
export const applyChanges = (original: Sources, changes: Sources): Sources =>
  Object.fromEntries(
    Object.entries(original).map(([file, text]) => [
      file,
      (Object.hasOwn(changes, file) ? changes[file] : undefined) ?? text,
    ]),
  );

export function ownVersion(name: string): Version | undefined {
  const changes = readStoredJson(demoStorageKey(name), MAX_LENGTH, textRecord);
  return changes ? { changes } : undefined;
}

const sharedKey = (name: string) => `${demoStorageKey(name)}.shared`;

/** The last shared code of a demo that the reader has opened, with the reader's changes, if any. */
export function sharedVersion(name: string): Version | undefined {
  const shape = (value: unknown): Version | null => {
    const { from, files } = Object(value);
    const changes = textRecord(files);
    return changes && typeof from === 'string' ? { from, changes } : null;
  };
  return readStoredJson(sharedKey(name), MAX_LENGTH, shape) ?? undefined;
}

/** Changes from a link never replace the reader's own. Returns whether the browser could store them. */
export function keepVersion(name: string, { changes, from }: Version): boolean {
  const isEmpty = Object.keys(changes).length === 0;
  return from === undefined
    ? store(demoStorageKey(name), isEmpty ? null : JSON.stringify(changes))
    : store(sharedKey(name), isEmpty ? null : JSON.stringify({ from, files: changes }));
}
