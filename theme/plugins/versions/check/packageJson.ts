import { library } from '../../../config/library';
import type { Release } from '../Upgrade/compareVersions';

/** A place that needs a change. */
export interface Finding {
  line: number;
  /** Markdown with code and links. */
  message: string;
  /** The page that explains it. */
  href?: string | undefined;
}

/** The result of a check. */
export interface Result {
  findings: readonly Finding[];
  /** What the check knows about the text as a whole, in Markdown. */
  summary: string;
  /** The newest version that a `package.json` accepts. */
  installed?: Release;
}

/** The names of the library's package. */
export const PACKAGES: readonly string[] = [library.packageName, library.newName.packageName];

const KINDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
const FAILED = 'The `package.json` cannot be checked:';

/** The chosen version counts if the `package.json` accepts any version. Versions are oldest first. */
export function checkPackageJson(
  text: string,
  versions: readonly Release[],
  chosen: Release | undefined,
): Result {
  const packages = packagesIn(text);
  if (typeof packages === 'string') return { findings: [], summary: packages };
  const [name, range = ''] = [...packages].find(([listed]) => PACKAGES.includes(listed)) ?? [];
  if (!name) return { findings: [], summary: 'The `package.json` does not list the toolkit.' };
  const listed = `The \`package.json\` lists the toolkit with \`${range}\``;
  const intervals = intervalsOf(range.replace(/^workspace:(?=.)/, ''));
  if (!intervals || /^(?:workspace:)?[*^~]?$/.test(range)) {
    return {
      findings: chosen ? conflictsWith(chosen, packages, name, text) : [],
      summary: `${listed}, which can be any version${chosen ? '' : ': choose yours'}.`,
    };
  }
  const installed = versions.findLast(({ version }) => includes(intervals, version));
  if (installed) {
    const findings = conflictsWith(installed, packages, name, text);
    const fits = findings.length === 0 ? ', which the other packages fit' : '';
    return {
      findings,
      summary: `${listed}: the newest matching version is ${installed.version}${fits}.`,
      installed,
    };
  }
  const newest = versions.at(-1)?.version;
  return {
    findings: [],
    summary: `${listed}, which is not a known version. The newest known version is ${newest}.`,
  };
}

/** The ranges of all kinds of dependencies by package, or why there are none. */
function packagesIn(text: string): Map<string, string> | string {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return `${FAILED} it is not valid JSON. ${placeOf(error as SyntaxError, text)}`;
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return `${FAILED} it is not an object.`;
  }
  const packages = new Map<string, string>();
  for (const kind of KINDS) {
    const entries: unknown = (json as Record<string, unknown>)[kind];
    if (typeof entries !== 'object' || entries === null) continue;
    for (const [name, range] of Object.entries(entries)) {
      if (typeof range === 'string' && !packages.has(name)) packages.set(name, range);
    }
  }
  return packages;
}

/** Where JSON is invalid. The wording differs between browsers. */
function placeOf({ message }: SyntaxError, text: string): string {
  const [, line] = /line (\d+)/.exec(message) ?? [];
  const [, position] = /position (\d+)/.exec(message) ?? [];
  const place = line ?? (position && lineAt(text, Number(position)));
  return place ? `The error is on line ${place}.` : 'It ends too early.';
}

export const lineAt = (text: string, offset: number): number =>
  text.slice(0, Math.max(offset, 0)).split(/\r\n|[\n\r\u2028\u2029]/).length;

function conflictsWith(
  { version, peers, optionalPeers }: Release,
  packages: ReadonlyMap<string, string>,
  name: string,
  text: string,
): Result['findings'] {
  // In a workspace, the others can be in another file.
  const isComplete = Object.keys(peers).some((peer) => packages.has(peer));
  const findingAt = (at: string, message: string) => ({
    line: lineAt(text, text.indexOf(`"${at}"`)),
    message,
    href: '/docs/getting-started#version-compatibility',
  });
  return Object.entries(peers).flatMap(([peer, range]) => {
    const needs = `Version ${version} needs \`${peer}\` \`${range}\``;
    const listed = packages.get(peer);
    if (listed === undefined) {
      const isNeeded = isComplete && !optionalPeers?.includes(peer);
      return isNeeded ? [findingAt(name, `${needs}, which is missing.`)] : [];
    }
    const [asked, accepted] = [intervalsOf(listed), intervalsOf(range)];
    if (!asked || !accepted || overlap(asked, accepted)) return [];
    return [findingAt(peer, `${needs}, not \`${listed}\`.`)];
  });
}

/** A half-open interval of versions, as numbers. */
type Interval = readonly [from: number, to: number];

const PART = 10_000;

const numberOf = (major: number, minor = 0, patch = 0) => (major * PART + minor) * PART + patch;

const COMPARATOR =
  /^(\^|~>?|>=?|<=?|=)?v?(\d+|[xX*])(?:\.(\d+|[xX*]))?(?:\.(\d+|[xX*]))?(?:[-+].*)?$/;

function comparatorOf(text: string): Interval | undefined {
  const [, operator = '', ...texts] = COMPARATOR.exec(text) ?? [];
  if (texts.length === 0) return undefined;
  const [major, minor, patch] = texts.filter((part) => /^\d/.test(part ?? '')).map(Number);
  if (major === undefined) return [0, Infinity];
  const from = numberOf(major, minor, patch);
  const nextMinor = minor === undefined ? numberOf(major + 1) : numberOf(major, minor + 1);
  /** The first version after all those that the parts match. */
  const next = patch === undefined ? nextMinor : from + 1;
  if (operator === '>=') return [from, Infinity];
  if (operator === '>') return [next, Infinity];
  if (operator === '<') return [0, from];
  if (operator === '<=') return [0, next];
  if (operator.startsWith('~')) return [from, nextMinor];
  if (operator !== '^' || minor === undefined) return [from, next];
  if (major > 0) return [from, numberOf(major + 1)];
  return [from, minor > 0 ? nextMinor : next];
}

/** The versions that an npm range accepts. Undefined for other texts, such as `latest` or an address. */
function intervalsOf(range: string): Interval[] | undefined {
  const intervals: Interval[] = [];
  for (const alternative of range.split('||')) {
    const text = alternative
      .trim()
      .replace(/^(\S+)\s+-\s+(\S+)$/, '>=$1 <=$2')
      .replace(/([<>=^~])\s+/g, '$1');
    let [from, to]: Interval = [0, Infinity];
    for (const comparator of (text || '*').split(/\s+/)) {
      const accepted = comparatorOf(comparator);
      if (!accepted) return undefined;
      [from, to] = [Math.max(from, accepted[0]), Math.min(to, accepted[1])];
    }
    intervals.push([from, to]);
  }
  return intervals;
}

function includes(intervals: readonly Interval[], version: string): boolean {
  const [major = 0, minor, patch] = version.split('.').map(Number);
  const number = numberOf(major, minor, patch);
  return intervals.some(([from, to]) => number >= from && number < to);
}

const overlap = (asked: readonly Interval[], accepted: readonly Interval[]): boolean =>
  asked.some(([from, to]) =>
    accepted.some(([start, end]) => Math.max(from, start) < Math.min(to, end)),
  );
