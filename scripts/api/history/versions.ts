/** Orders versions as npm does. One collator: `localeCompare` would make another each time. */
export const compareVersions: (a: string, b: string) => number = new Intl.Collator('en', {
  numeric: true,
}).compare;

/** Pre-releases are no versions that readers install. */
export const isRelease = (version: string) => /^\d+\.\d+\.\d+$/.test(version);

export const majorOf = (version: string) => version.split('.')[0] ?? '';
