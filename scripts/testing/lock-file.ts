/** An entry of `packages` in `package-lock.json`. */
export interface LockEntry {
  version?: string;
  /** Name in the registry, if the package is installed under another name. */
  name?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: readonly string[];
  cpu?: readonly string[];
}

/**
 * Packages that may lack an integrity hash, with the reason. npm adds the hash if the registry has the package, and
 * verifies it from then on.
 */
export const WITHOUT_INTEGRITY: Readonly<Record<string, string>> = {
  '@biomejs/cli-':
    'Biome’s binary for another system, which the registry that made the lock file lacks',
  '@rollup/rollup-': 'Rollup’s binary for another system, which that registry lacks',
  '@rspack/binding-': 'Rspack’s binary for another system, which that registry lacks',
};

/** Returns the entries without an integrity hash, each with the reason, or undefined if there is none. */
export function unverified(
  packages: Readonly<Record<string, LockEntry>>,
): { name: string; version: string | undefined; reason: string | undefined }[] {
  return Object.entries(packages)
    .filter(([key, { integrity, link }]) => key !== '' && !integrity && !link)
    .map(([key, { name: registered, version, optional, os, cpu }]) => {
      const name =
        registered ?? key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const isForOneSystem = optional === true && (os ?? cpu) !== undefined;
      const [, reason] =
        Object.entries(WITHOUT_INTEGRITY).find(([start]) => name.startsWith(start)) ?? [];
      return { name, version, reason: isForOneSystem ? reason : undefined };
    });
}

/** Reads a package's hash from npm's answer to `npm view <package> dist.integrity --json`, if the registry has one. */
export function hashFrom(answer: string): string | undefined {
  if (answer.trim() === '') return undefined;
  const value: unknown = JSON.parse(answer);
  if (typeof value === 'string') return value;
  const { code, summary } = Object(Object(value).error);
  if (code === 'E404') return undefined;
  throw new Error(`The registry did not respond: ${summary ?? answer}`);
}

/**
 * Compares the entries without an integrity hash with the registry.
 *
 * @param ask returns npm's answer about a package, which is passed as `<name>@<version>`
 * @returns the entries whose hash the registry has, and the others with the reason
 * @throws if the registry cannot be reached
 */
export async function compareWithRegistry(
  packages: Readonly<Record<string, LockEntry>>,
  ask: (spec: string) => Promise<string>,
): Promise<{ missing: string[]; others: string[] }> {
  const missing: string[] = [];
  const others: string[] = [];
  for (const { name, version, reason } of unverified(packages)) {
    const spec = `${name}@${version}`;
    const hash = hashFrom(await ask(spec));
    if (hash) missing.push(`${spec}: ${hash}`);
    else others.push(`${spec}: the registry has no hash. ${reason ?? 'No reason is known.'}`);
  }
  return { missing, others };
}
