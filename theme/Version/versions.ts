/** Orders versions as npm does. One collator: `localeCompare` would make another each time. */
export const compareVersions: (a: string, b: string) => number = new Intl.Collator('en', {
  numeric: true,
}).compare;

/** Pre-releases are no versions that readers install. */
export const isRelease = (version: string) => /^\d+\.\d+\.\d+$/.test(version);

/** The first major version that is published with Angular's numbers. */
export const FIRST_MAJOR = 18;

/** The major version of a version, as a number. */
export const majorOf = (version: string): number => Number(version.split('.')[0]);

/** Major versions that readers can choose, oldest first. */
export const majorsOf = (versions: readonly { version: string }[]): number[] =>
  [...new Set(versions.map(({ version }) => majorOf(version)))].filter(
    (major) => major >= FIRST_MAJOR,
  );
