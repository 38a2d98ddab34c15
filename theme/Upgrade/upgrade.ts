import { compareVersions, majorOf } from '../Version/versions';

/** What a change means to those who upgrade. */
export type ChangeKind = 'added' | 'changed' | 'deprecated' | 'moved' | 'other';

/** A row of the page of changes. */
export interface ReleaseChange {
  /** Every version that has it, in older lines too, oldest first. */
  versions: string[];
  kind: ChangeKind;
  /** Exported symbols that it names, with the addresses of their pages. */
  symbols: [name: string, href: string][];
  /** The extensions that these belong to, each by its main function. */
  extensions: string[];
  /** It tells of an older line what another row tells of a newer one. */
  isBackport: boolean;
}

export interface Release {
  version: string;
  /** Ranges of versions by package. */
  peers: Readonly<Record<string, string>>;
}

/**
 * The version that a text of the address means: a major one stands for its newest. Undefined where no such
 * version is known.
 */
export function versionOf(text: string, versions: readonly Release[]): Release | undefined {
  const found = versions.filter(
    ({ version }) => version === text || version.startsWith(`${text}.`),
  );
  return text === '' ? undefined : found.at(-1);
}

/** The names of extensions in a text of the address, in small letters and each once. */
export const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  ),
];

/** Whether a version has a change: where its own line got it later, what other lines have does not count. */
function has(version: string, { versions }: ReleaseChange): boolean {
  const line = versions.filter((one) => majorOf(one) === majorOf(version));
  return (line.length > 0 ? line : versions).some((one) => compareVersions(one, version) <= 0);
}

/** Whether a change meets those who go from one version to another. */
export function isMet(change: ReleaseChange, from: Release, to: Release): boolean {
  if (has(from.version, change) || !has(to.version, change)) return false;
  // The row of the newer line tells the same.
  return !change.isBackport || majorOf(change.versions.at(-1) ?? '') > majorOf(to.version);
}

/** Packages whose ranges differ between two versions, as the newer one needs them. */
export const raisedPeers = (from: Release, to: Release): [name: string, range: string][] =>
  Object.entries(to.peers).filter(([name, range]) => from.peers[name] !== range);

/**
 * The commands that upgrade, one line for each major version: Angular's own command goes one at a time.
 *
 * @param name the package
 */
export function commandsFor(name: string, from: Release, to: Release): string[] {
  const lines: string[] = [];
  for (let major = majorOf(from.version) + 1; major <= majorOf(to.version); major++) {
    lines.push(`npx ng update @angular/core@${major} @angular/cli@${major} @ngrx/signals@${major}`);
  }
  return [...lines, `npm install ${name}@${to.version}`];
}
