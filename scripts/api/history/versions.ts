/** Orders versions as npm does. */
export const compareVersions = (a: string, b: string): number =>
  a.localeCompare(b, 'en', { numeric: true });

/** Pre-releases are no versions that readers install. */
export const isRelease = (version: string) => /^\d+\.\d+\.\d+$/.test(version);

export const majorOf = (version: string) => version.split('.')[0] ?? '';
