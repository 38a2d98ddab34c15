export const isRelease = (version: string) => /^\d+\.\d+\.\d+$/.test(version);

/** The first major version that follows Angular's numbering. */
export const FIRST_MAJOR = 18;

export const majorOf = (version: string): number => Number(version.split('.')[0]);

/** A version in the form that readers see: `20.1`, or `19.3 and 20.3` if two release lines got the symbol. */
export const shortVersion = (version: string): string => version.replace(/(\.0)+(?= |$)/g, '');

export const majorsOf = (versions: readonly { version: string }[]): number[] =>
  [...new Set(versions.map(({ version }) => majorOf(version)))].filter(
    (major) => major >= FIRST_MAJOR,
  );

let collator: Intl.Collator | undefined;

/**
 * Orders versions as npm does. Reuses one collator, unlike `localeCompare`, and creates it lazily, because creating it
 * is slow.
 */
export function compareVersions(a: string, b: string): number {
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(a, b);
}
