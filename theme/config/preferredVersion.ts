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
  try {
    const name = localStorage.getItem(key);
    const version = versions.find((candidate) => candidate.name === name);
    if (name !== null && !version) localStorage.removeItem(key);
    return version;
  } catch {
    return undefined;
  }
}

/** Remembers the version that the reader chose. */
export function savePreferredVersion(pluginId: string, name: string): void {
  try {
    localStorage.setItem(STORAGE_KEYS.preferredVersion(pluginId), name);
  } catch {
    // Without storage the choice lasts for this page.
  }
}
