/** An entry of `packages` in `package-lock.json`. */
export interface LockEntry {
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: readonly string[];
  cpu?: readonly string[];
}

/**
 * Packages that may have no integrity hash, with the reason. npm adds the hash where its registry has the package, and
 * verifies it from then on.
 */
export const WITHOUT_INTEGRITY: Readonly<Record<string, string>> = {
  '@biomejs/cli-':
    'Biome’s binary for another system, which the registry that made the lock file lacks',
  '@rollup/rollup-': 'Rollup’s binary for another system, which that registry lacks',
  '@rspack/binding-': 'Rspack’s binary for another system, which that registry lacks',
};

/** The entries without an integrity hash, each with the reason, or undefined if there is none. */
export function unverified(
  packages: Readonly<Record<string, LockEntry>>,
): { name: string; reason: string | undefined }[] {
  return Object.entries(packages)
    .filter(([key, { integrity, link }]) => key !== '' && !integrity && !link)
    .map(([key, { optional, os, cpu }]) => {
      const name = key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const isForOneSystem = optional === true && (os ?? cpu) !== undefined;
      const [, reason] =
        Object.entries(WITHOUT_INTEGRITY).find(([start]) => name.startsWith(start)) ?? [];
      return { name, reason: isForOneSystem ? reason : undefined };
    });
}
