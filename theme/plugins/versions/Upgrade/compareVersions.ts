import { majorOf, majorsOf } from '../../../lib/versions';
import { type Break, isMet, type Versions } from './breaks';

export interface Release {
  version: string;
  /** Version ranges by package. */
  peers: Readonly<Record<string, string>>;
  /** Packages that are optional. */
  optionalPeers?: readonly string[];
  /** What it was tried with. */
  tried: Versions;
}

/** The version for a URL parameter. A major version is treated as its newest release. Undefined if unknown. */
export function versionOf(text: string, versions: readonly Release[]): Release | undefined {
  if (text === '') return undefined;
  return versions.findLast(({ version }) => version === text || version.startsWith(`${text}.`));
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
export interface Step {
  release: Release;
  commands: string[];
  breaks: readonly Break[];
}

/** The steps of an upgrade. Each break is in the first step that meets it; what works again in the end is in none. */
export function stepsOf(
  name: string,
  from: Release,
  to: Release,
  versions: readonly Release[],
  breaks: readonly Break[],
): Step[] {
  const between = majorsOf(versions)
    .filter((major) => major > majorOf(from.version) && major < majorOf(to.version))
    .flatMap((major) => versionOf(`${major}`, versions) ?? []);
  const left = new Set(breaks.filter((entry) => isMet(entry, from.tried, to.tried)));
  let before = from;
  return [...between, to].map((release) => {
    const commands = commandsFor(name, before, release, versions);
    const met = [...left].filter(
      (entry) => release === to || isMet(entry, from.tried, release.tried),
    );
    for (const entry of met) left.delete(entry);
    before = release;
    return { release, commands, breaks: met };
  });
}
