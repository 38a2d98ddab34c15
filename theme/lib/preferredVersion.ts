import { readStored, store } from './storage';

const keyOf = (pluginId: string) => `docs-preferred-version-${pluginId}`;

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
  return find(readStored(keyOf(pluginId), exists));
}

/** Stores the version that the reader chose. */
export const savePreferredVersion = (pluginId: string, name: string): boolean =>
  store(keyOf(pluginId), name);
