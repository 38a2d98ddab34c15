/** The first major version that is published with Angular's numbers. */
export const FIRST_MAJOR = 18;

/** The major version of a version, as a number. */
export const majorOf = (version: string): number => Number(version.split('.')[0]);

/** Major versions that readers can choose, oldest first. */
export const majorsOf = (versions: readonly { version: string }[]): number[] =>
  [...new Set(versions.map(({ version }) => majorOf(version)))].filter(
    (major) => major >= FIRST_MAJOR,
  );
