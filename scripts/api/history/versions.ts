/** Orders versions as npm does; a pre-release comes before its release. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parse(a), parse(b)];
  for (const index of [0, 1, 2]) {
    const difference = (left.numbers[index] ?? 0) - (right.numbers[index] ?? 0);
    if (difference) return difference;
  }
  if (left.pre === right.pre) return 0;
  if (!left.pre) return 1;
  return right.pre ? left.pre.localeCompare(right.pre, 'en', { numeric: true }) : -1;
}

/** Pre-releases are no versions that readers install. */
export const isRelease = (version: string) => /^\d+\.\d+\.\d+$/.test(version);

function parse(version: string) {
  const [core = '', ...pre] = version.split('-');
  return { numbers: core.split('.').map(Number), pre: pre.join('-') };
}
