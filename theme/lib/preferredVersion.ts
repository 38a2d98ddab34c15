import { STORAGE_KEYS } from '../config/constants';
import { readStored, store } from './storage';

/**
 * Returns the documentation version that the reader chose last. Clears a version that no longer exists.
 *
 * @param pluginId docs plugin that the versions belong to
 */
export function readPreferredVersion<Version extends { name: string }>(
  pluginId: string,
  versions: readonly Version[],
): Version | undefined {
  const find = (name: string | null) => versions.find((candidate) => candidate.name === name);
  const exists = { test: (name: string) => find(name) !== undefined };
  return find(readStored(STORAGE_KEYS.preferredVersion(pluginId), exists));
}

/** Stores the version that the reader chose. */
export const savePreferredVersion = (pluginId: string, name: string): boolean =>
  store(STORAGE_KEYS.preferredVersion(pluginId), name);
