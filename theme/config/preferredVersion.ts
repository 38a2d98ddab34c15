import { readStored, store } from '../../sw/client/storage';
import { STORAGE_KEYS } from './constants';

/**
 * The version of the documentation that the reader chose last. A name that no version has any more is
 * forgotten.
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

/** Remembers the version that the reader chose. */
export const savePreferredVersion = (pluginId: string, name: string): boolean =>
  store(STORAGE_KEYS.preferredVersion(pluginId), name);
