import { keepDraft, keepShared, readDraft, readShared } from './drafts';
import { readShareLink } from './shareLink';
import type { Sources } from './sources';

/** Changes to a demo: the reader's own, or those from a link, which never run automatically. */
export interface Version {
  changes: Sources;
  /** The URL fragment that contained them. Missing for the reader's own. */
  from?: string;
}

/**
 * Returns the version to open: that of the link, with the reader's changes, or without a link the reader's own, if
 * there is one.
 *
 * @param link the URL fragment with shared code, if any
 * @throws if the link cannot be read
 */
export async function firstVersion(name: string, link: string | undefined): Promise<Version> {
  if (link === undefined) return ownVersion(name) ?? sharedVersion(name) ?? { changes: {} };
  const kept = sharedVersion(name);
  return kept?.from === link ? kept : { changes: await readShareLink(name, link), from: link };
}

/** Returns the stored version from the other origin, if there is one. */
export const otherVersion = (name: string, { from }: Version): Version | undefined =>
  from === undefined ? sharedVersion(name) : ownVersion(name);

/**
 * Stores changes with their origin, so that shared code never replaces the reader's own.
 *
 * @returns whether the browser could store them
 */
export const keepVersion = (name: string, { changes, from }: Version): boolean =>
  from === undefined ? keepDraft(name, changes) : keepShared(name, from, changes);

function ownVersion(name: string): Version | undefined {
  const changes = readDraft(name);
  return changes ? { changes } : undefined;
}

function sharedVersion(name: string): Version | undefined {
  const kept = readShared(name);
  return kept ? { changes: kept.files, from: kept.from } : undefined;
}
