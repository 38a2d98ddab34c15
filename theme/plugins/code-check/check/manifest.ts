import type { Release } from '../../versions';
import { isLibrary } from './library-uses';
import { includes, intervalsOf, overlap } from './ranges';
import type { Finding, Source } from './types';

/** The parts of a `package.json` that concern the library. */
export interface Manifest {
  file: string;
  text: string;
  /** Ranges by package, from all kinds of dependencies. */
  packages: ReadonlyMap<string, string>;
}

export const isManifest = (name: string): boolean => /(?:^|\/)package\.json$/i.test(name);

const KINDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/** Reads a `package.json`. Returns a sentence if this is not possible. */
export function readManifest({ name, text }: Source): Manifest | string {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return `\`${name}\` is not valid JSON and was not checked: ${placeOf(error as SyntaxError, text)}`;
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return `\`${name}\` is not an object and was not checked.`;
  }
  const packages = new Map<string, string>();
  for (const kind of KINDS) {
    const entries: unknown = (json as Record<string, unknown>)[kind];
    if (typeof entries !== 'object' || entries === null) continue;
    for (const [one, range] of Object.entries(entries)) {
      if (typeof range === 'string' && !packages.has(one)) packages.set(one, range);
    }
  }
  return { file: name, text, packages };
}

/** Returns where JSON is invalid. The wording differs between browsers. */
function placeOf({ message }: SyntaxError, text: string): string {
  const [, line] = /line (\d+)/.exec(message) ?? [];
  const [, position] = /position (\d+)/.exec(message) ?? [];
  const found = line ?? (position && text.slice(0, Number(position)).split('\n').length);
  return found ? `the error is on line ${found}.` : 'it ends too early.';
}

/** The version of the library in a project. */
export interface Installed {
  /** Undefined if the range does not determine it. */
  release: Release | undefined;
  statement: string;
}

/** Returns the newest version that a `package.json` accepts. */
export function installedBy({ file, packages }: Manifest, versions: readonly Release[]): Installed {
  const [name, written = ''] = [...packages].find(([one]) => isLibrary(one)) ?? [];
  if (name === undefined)
    return { release: undefined, statement: `\`${file}\` does not list the toolkit.` };
  const asks = `\`${file}\` lists the toolkit with \`${written}\``;
  const intervals = intervalsOf(written.replace(/^workspace:(?=.)/, ''));
  const isAny = intervals === undefined || /^(?:workspace:)?[*^~]?$/.test(written);
  if (isAny) {
    return {
      release: undefined,
      statement: `${asks}, which can be any version: choose one above.`,
    };
  }
  const release = versions.findLast(({ version }) => includes(intervals, version));
  if (release)
    return { release, statement: `${asks}: the newest matching version is ${release.version}.` };
  return {
    release: undefined,
    statement: `${asks}, which is not a known version. The newest known version is ${versions.at(-1)?.version}.`,
  };
}

/** Reports packages that a version of the library needs, and that are missing, too old or too new. */
export function peerFindings(
  manifest: Manifest,
  release: Release,
  usesConnector: boolean,
): Finding[] {
  const { file, text, packages } = manifest;
  const lineOf = (name: string) => {
    const at = text.indexOf(`"${name}"`);
    return text.slice(0, Math.max(at, 0)).split('\n').length;
  };
  const own = [...packages.keys()].find(isLibrary) ?? '';
  // In a workspace, they can be in another file.
  const isComplete = Object.keys(release.peers).some((name) => packages.has(name));
  return Object.entries(release.peers).flatMap(([name, range]): Finding[] => {
    const written = packages.get(name);
    const isOptional = release.optionalPeers?.includes(name) && !usesConnector;
    const base = {
      kind: 'Dependency' as const,
      file,
      href: '/docs/getting-started#version-compatibility',
    };
    if (written === undefined) {
      if (isOptional || !isComplete) return [];
      const why = release.optionalPeers?.includes(name)
        ? 'The entry point `/redux-connector`'
        : `Version ${release.version}`;
      return [
        {
          ...base,
          lines: [lineOf(own)],
          message: `${why} needs \`${name}\` \`${range}\`, which is missing.`,
        },
      ];
    }
    const [asked, accepted] = [intervalsOf(written), intervalsOf(range)];
    if (!asked || !accepted || overlap(asked, accepted)) return [];
    return [
      {
        ...base,
        lines: [lineOf(name)],
        message: `Version ${release.version} needs \`${name}\` \`${range}\`, not \`${written}\`.`,
      },
    ];
  });
}
