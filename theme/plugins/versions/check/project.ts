import satisfies from 'semver/functions/satisfies';
import valid from 'semver/functions/valid';
import intersects from 'semver/ranges/intersects';
import minVersion from 'semver/ranges/min-version';
import validRange from 'semver/ranges/valid';
import { compareVersions } from '../../../lib/versions';
import type { Versions } from '../Upgrade/breaks';
import { lineOf, type Release } from '../Upgrade/upgradeSteps';
import type { Finding, Result } from './check';
import { type Dependencies, type Dependency, LIBRARY_NAMES, lineAt } from './dependencies';

/** What the dependencies of a project mean for an upgrade. */
export interface Project extends Result {
  /** The releases that the project may have, oldest first. The upgrade starts with the first. */
  accepted: readonly Release[];
  /** The versions of the packages that releases are tried with; the oldest that a range accepts, unless it is known. */
  versions: Versions;
  /** The names of all packages, unless the text is only a part of them. */
  packages?: ReadonlySet<string>;
}

/** A range without what package managers put before it. Undefined if it accepts any version, such as `latest`. */
function rangeIn({ version, range = '' }: Dependency): string | undefined {
  const exact = version && valid(version.replace(/[(_].*/, ''));
  const text = validRange(exact ?? range.replace(/^(?:workspace:|npm:(?:.*@)?)/, ''));
  return text === '*' || text === null ? undefined : text;
}

/** @param chosen the reader's version, which counts if the project accepts any */
export function readProject(
  dependencies: Dependencies,
  text: string,
  releases: readonly Release[],
  chosen: Release | undefined,
): Project {
  const { packages, isComplete } = dependencies;
  const name = LIBRARY_NAMES.find((one) => packages.has(one));
  const listed = name && packages.get(name);
  const range = listed && rangeIn(listed);
  const accepted = range ? releases.filter(({ version }) => satisfies(version, range)) : [];
  const project = {
    versions: oldestVersions(dependencies, releases, accepted[0]),
    ...(isComplete && { packages: new Set(packages.keys()) }),
  };
  if (!listed) {
    const findings = angularConflicts(dependencies, text, releases);
    const summary = 'The toolkit is not in this list.';
    return { ...project, accepted: [], findings, summary };
  }
  const assumed = range ? accepted : chosen ? [chosen] : [];
  const findings = [
    ...libraryConflicts(dependencies, text, name, assumed),
    ...angularConflicts(dependencies, text, releases),
  ];
  const summary = summaryOf(listed, range, accepted, releases, chosen);
  return { ...project, accepted, findings, summary };
}

/** The oldest versions of the packages that releases are tried with that the project, and its release, accept. */
function oldestVersions(
  { packages }: Dependencies,
  releases: readonly Release[],
  { peers = {} }: Partial<Release> = {},
): Versions {
  const versions: Record<string, string> = {};
  for (const name of Object.keys(releases.at(-1)?.tried ?? {})) {
    const range = rangeIn(packages.get(name) ?? {});
    const oldest = range && minVersion(range)?.version;
    const needed = minVersion(peers[name] ?? '*')?.version ?? '';
    if (oldest)
      versions[name] =
        compareVersions(needed, oldest) > 0 && satisfies(needed, range) ? needed : oldest;
  }
  return versions;
}

function summaryOf(
  { version, range = '' }: Dependency,
  accepting: string | undefined,
  accepted: readonly Release[],
  releases: readonly Release[],
  chosen: Release | undefined,
): string {
  const listed = version
    ? `Version \`${version}\` of the toolkit is installed`
    : `The toolkit is listed with \`${range}\``;
  const [oldest, newest] = [accepted[0], accepted.at(-1)];
  if (!accepting) {
    const where = /^catalog:/.test(range)
      ? ', which another file defines'
      : ', which can be any version';
    return `${listed}${where}${chosen ? '.' : ': choose yours.'}`;
  }
  if (!oldest || !newest) {
    const last = releases.at(-1)?.version;
    return `${listed}, which is no known version. The newest is ${last}: choose the one nearest to yours.`;
  }
  if (oldest === newest)
    return `${listed}${version === oldest.version || range === oldest.version ? '' : `: ${oldest.version}`}.`;
  return `${listed}, which accepts ${oldest.version} to ${newest.version}. Without a lock file, the oldest counts, so that no change is missing. Check your lock file, too, or choose your version.`;
}

/** Peer dependencies that no release in question accepts. */
function libraryConflicts(
  { packages, overridden, isComplete }: Dependencies,
  text: string,
  name: string,
  accepted: readonly Release[],
): Finding[] {
  const [release] = accepted;
  if (!release) return [];
  // In a workspace, Angular and others can be in another file.
  const isWhole = isComplete && packages.has('@angular/core');
  return Object.entries(release.peers).flatMap(([peer, range]) => {
    const needs = `Version ${release.version} needs \`${peer}\` \`${range}\``;
    const listed = packages.get(peer);
    if (overridden.has(peer)) return [];
    if (!listed) {
      const isMissing = isWhole && !release.optionalPeers?.includes(peer);
      return isMissing ? [findingAt(text, name, `${needs}, which is missing.`)] : [];
    }
    const ranges = accepted.map(({ peers }) => peers[peer]);
    if (ranges.some((one) => !one || fits(listed, one))) return [];
    return [findingAt(text, peer, `${needs}, not \`${listed.version ?? listed.range}\`.`)];
  });
}

/** The packages of NgRx that the library needs also need a version of Angular. */
function angularConflicts(
  { packages, overridden }: Dependencies,
  text: string,
  releases: readonly Release[],
): Finding[] {
  const angular = packages.get('@angular/core');
  if (!angular || overridden.has('@angular/core')) return [];
  const peers = Object.keys(releases.at(-1)?.peers ?? {}).filter((peer) =>
    peer.startsWith('@ngrx/'),
  );
  return peers.flatMap((peer) => {
    const listed = packages.get(peer);
    const range = listed && rangeIn(listed);
    if (!range) return [];
    const isOf = ({ line }: { line: number }) => intersects(range, `^${line}.0.0`);
    const platforms = releases.map((release) => ({ line: lineOf(release), ...release.platform }));
    const possible = platforms.filter(isOf);
    const [needed] = possible;
    if (!needed || possible.some((one) => fits(angular, one.angular))) return [];
    const message = `\`${peer}\` \`${listed.version ?? listed.range}\` needs \`@angular/core\` \`${needed.angular}\`, not \`${angular.version ?? angular.range}\`.`;
    return [findingAt(text, peer, message)];
  });
}

function fits(listed: Dependency, range: string): boolean {
  const asked = rangeIn(listed);
  return !asked || intersects(asked, range, { includePrerelease: true });
}

/** At the line that names a package first. */
const findingAt = (text: string, name: string, message: string): Finding => ({
  line: lineAt(text, text.search(new RegExp(`${name}(?![\\w.-])`))),
  message,
  href: '/docs/getting-started#version-compatibility',
});
