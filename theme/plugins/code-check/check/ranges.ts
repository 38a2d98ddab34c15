/** A half-open interval of versions, as numbers. */
type Interval = readonly [from: number, to: number];

const PART = 10_000;

const numberOf = (major: number, minor = 0, patch = 0) => (major * PART + minor) * PART + patch;

/** Converts a version to a number. */
export function versionNumber(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return numberOf(major, minor, patch);
}

const COMPARATOR =
  /^(\^|~>?|>=?|<=?|=)?v?(\d+|[xX*])(?:\.(\d+|[xX*]))?(?:\.(\d+|[xX*]))?(?:[-+].*)?$/;

/** Returns the versions that one comparator accepts, such as `^19.2`. */
function comparatorOf(text: string): Interval | undefined {
  const [, operator = '', ...texts] = COMPARATOR.exec(text) ?? [];
  const parts = texts.filter((part) => part !== undefined && /\d/.test(part)).map(Number);
  if (texts.length === 0) return undefined;
  const [major, minor, patch] = parts;
  if (major === undefined) return [0, Infinity];
  const from = numberOf(major, minor, patch);
  /** The first version after all those that the parts match. */
  const next =
    minor === undefined
      ? numberOf(major + 1)
      : patch === undefined
        ? numberOf(major, minor + 1)
        : from + 1;
  if (operator === '>=') return [from, Infinity];
  if (operator === '>') return [next, Infinity];
  if (operator === '<') return [0, from];
  if (operator === '<=') return [0, next];
  if (operator.startsWith('~'))
    return [from, minor === undefined ? next : numberOf(major, minor + 1)];
  if (operator !== '^' || parts.length === 1) return [from, next];
  if (major > 0) return [from, numberOf(major + 1)];
  return [from, minor ? numberOf(0, minor + 1) : next];
}

/** Returns the versions that an npm range accepts. Undefined for other texts, such as `latest` or an address. */
export function intervalsOf(range: string): Interval[] | undefined {
  const alternatives = range.split('||').map((alternative) => {
    const text = alternative
      .trim()
      .replace(/^(\S+)\s+-\s+(\S+)$/, '>=$1 <=$2')
      .replace(/([<>=^~])\s+/g, '$1');
    const all = (text || '*').split(/\s+/).map(comparatorOf);
    if (all.includes(undefined)) return undefined;
    return all.reduce<Interval>(
      ([from, to], one) => [Math.max(from, one?.[0] ?? 0), Math.min(to, one?.[1] ?? 0)],
      [0, Infinity],
    );
  });
  const known = alternatives.filter((one) => one !== undefined);
  return known.length === alternatives.length ? known : undefined;
}

/** Returns whether a version is in one of the intervals. */
export const includes = (intervals: readonly Interval[], version: string): boolean =>
  intervals.some(([from, to]) => versionNumber(version) >= from && versionNumber(version) < to);

/** Returns whether some version is in both. */
export const overlap = (one: readonly Interval[], other: readonly Interval[]): boolean =>
  one.some(([from, to]) => other.some(([start, end]) => Math.max(from, start) < Math.min(to, end)));
