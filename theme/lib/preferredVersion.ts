import { STORAGE_KEYS } from '../config/constants';
import { readStored, store } from './storage';

/**
 * The documentation version that the reader chose last. Clears a version that no longer exists.
 *
 * @param pluginId docs plugin that the versions belong to
 */
export function readPreferredVersion<Version extends { name: string }>(
  pluginId: string,
  versions: readonly Version[],
): Version | undefined {
  const key = STORAGE_KEYS.preferredVersion(pluginId);
  const name = readStored(key);
  const version = versions.find((candidate) => candidate.name === name);
  if (name !== null && !version) store(key, null);
  return version;
}

/** Stores the version that the reader chose. */
export const savePreferredVersion = (pluginId: string, name: string): boolean =>
  store(STORAGE_KEYS.preferredVersion(pluginId), name);
