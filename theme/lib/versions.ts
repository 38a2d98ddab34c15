/** Returns whether a version is not a prerelease. */
export const isRelease = (version: string) => /^\d+\.\d+\.\d+$/.test(version);

/** The first major version that follows Angular's numbering. */
export const FIRST_MAJOR = 18;

export const majorOf = (version: string): number => Number(version.split('.')[0]);

/** Returns the major versions that readers can choose, oldest first. */
export const majorsOf = (versions: readonly { version: string }[]): number[] =>
  [...new Set(versions.map(({ version }) => majorOf(version)))].filter(
    (major) => major >= FIRST_MAJOR,
  );
