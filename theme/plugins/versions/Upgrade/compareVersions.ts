import { compareVersions, majorOf, majorsOf } from '../../../lib/versions';

export type ChangeKind = 'added' | 'changed' | 'deprecated' | 'moved' | 'other';

/** A row of the changes page. */
export interface ReleaseChange {
  /** All releases that introduced it, including backports, oldest first. */
  versions: string[];
  kind: ChangeKind;
  /** Whether it repeats a row of a newer release line for an older one. */
  isBackport: boolean;
}

/** A change with an id that stays the same as long as its text does. */
export interface IdentifiedChange extends ReleaseChange {
  id: string;
}

export interface Release {
  version: string;
  /** Version ranges by package. */
  peers: Readonly<Record<string, string>>;
  /** Packages that are optional. */
  optionalPeers?: readonly string[];
}

/** The version for a URL parameter. A major version is treated as its newest release. Undefined if unknown. */
export function versionOf(text: string, versions: readonly Release[]): Release | undefined {
  if (text === '') return undefined;
  return versions.findLast(({ version }) => version === text || version.startsWith(`${text}.`));
}

/** Whether a version has a change. If its own release line got it later, other lines do not count. */
function has(version: string, { versions }: ReleaseChange): boolean {
  const line = versions.filter((other) => majorOf(other) === majorOf(version));
  return (line.length > 0 ? line : versions).some((other) => compareVersions(other, version) <= 0);
}

export function isAffected(change: ReleaseChange, from: Release, to: Release): boolean {
  if (has(from.version, change) || !has(to.version, change)) return false;
  // The row of the newer release line says the same.
  return !change.isBackport || majorOf(change.versions.at(-1) ?? '') > majorOf(to.version);
}

export const raisedPeers = (from: Release, to: Release): [name: string, range: string][] =>
  Object.entries(to.peers).filter(([name, range]) => from.peers[name] !== range);

/**
 * One line per major version, because `ng update` allows only one at a time. Each names all packages that belong
 * together: `ng update` refuses one beyond the range of another, and updates peers that are not named too far.
 */
export function commandsFor(
  name: string,
  from: Release,
  to: Release,
  versions: readonly Release[],
): string[] {
  const lines: string[] = [];
  for (let major = majorOf(from.version) + 1; major <= majorOf(to.version); major++) {
    const release = major === majorOf(to.version) ? to : versionOf(String(major), versions);
    const together = Object.keys(release?.peers ?? {}).filter(
      (peer) => isOfMajor(release, peer, major) && !release?.optionalPeers?.includes(peer),
    );
    const packages = ['@angular/cli', ...together, ...(release ? [name] : [])];
    lines.push(`npx ng update ${packages.map((peer) => `${peer}@${major}`).join(' ')}`);
  }
  // A major version is treated as its newest release.
  const isNewest = lines.length > 0 && versionOf(String(majorOf(to.version)), versions) === to;
  return isNewest ? lines : [...lines, `npm install ${name}@${to.version}`];
}

const isOfMajor = (release: Release | undefined, peer: string, major: number): boolean =>
  new RegExp(`\\b${major}\\.`).test(release?.peers[peer] ?? '');

/** A part of an upgrade: to the next major version, or to a release of the same one. */
export interface Step<Change> {
  release: Release;
  commands: string[];
  changes: Change[];
}

/** The steps of an upgrade. Each change is in the first step that includes it. */
export function stepsOf<Change extends ReleaseChange>(
  name: string,
  from: Release,
  to: Release,
  versions: readonly Release[],
  changes: readonly Change[],
): Step<Change>[] {
  const between = majorsOf(versions)
    .filter((major) => major > majorOf(from.version) && major < majorOf(to.version))
    .flatMap((major) => versionOf(`${major}`, versions) ?? []);
  const left = new Set(changes.filter((change) => isAffected(change, from, to)));
  let before = from;
  return [...between, to].map((release) => {
    const commands = commandsFor(name, before, release, versions);
    const brought = [...left].filter((change) => isAffected(change, from, release));
    for (const change of brought) left.delete(change);
    before = release;
    return { release, commands, changes: brought };
  });
}
