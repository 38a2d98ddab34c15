import { majorOf } from '../../../lib/versions';
import { type Break, isMet, type Versions } from './breaks';

/** What belongs to a major version of Angular. */
export interface Platform {
  /** The versions of Node that Angular accepts. */
  node: string;
  /** The versions of TypeScript that Angular's compiler accepts. */
  typescript: string;
  /** The versions of Angular that NgRx of the same major version accepts. */
  angular: string;
  /** The major version of Nx to migrate to. */
  nx: number;
}

export interface Release {
  version: string;
  /** Version ranges by package. */
  peers: Readonly<Record<string, string>>;
  /** Packages that are optional. */
  optionalPeers?: readonly string[];
  /** What it was tried with. */
  tried: Versions;
  platform: Platform;
}

/** The newest release of a version that may be cut off: `20` or `20.5`. Undefined if unknown. */
export const newestOf = (text: string, releases: readonly Release[]): Release | undefined =>
  text === '' ? undefined : releases.findLast((release) => isOf(release, text));

/** The oldest release of a version that may be cut off: nothing is missing from its list. Undefined if unknown. */
export const oldestOf = (text: string, releases: readonly Release[]): Release | undefined =>
  text === '' ? undefined : releases.find((release) => isOf(release, text));

const isOf = ({ version }: Release, text: string) =>
  version === text || version.startsWith(`${text}.`);

/** The major version of Angular and NgRx that a release was made for, which is not its own before 18. */
export const lineOf = ({ peers }: Pick<Release, 'peers'>): number =>
  Number(/\d+/.exec(peers['@ngrx/signals'] ?? '')?.[0]);

/** What a release requires in another version than an earlier one: peer dependencies, Node and TypeScript. */
export function raisedPeers(from: Release, to: Release): [name: string, range: string][] {
  const requirements = ({ peers, platform: { node, typescript } }: Release) =>
    Object.entries({ ...peers, Node: node, TypeScript: typescript });
  const old = Object.fromEntries(requirements(from));
  return requirements(to).filter(([name, range]) => old[name] !== range);
}

/** What a project has, as far as it is known. */
interface Installed {
  /** The versions that differ from those that the release was tried with. */
  versions: Versions;
  /** The names of all packages. */
  packages?: ReadonlySet<string>;
}

/** Packages that `ng update` does not update along with others, but refuses if they are too old. */
const ALSO = ['@ngrx/store', '@angular/material', '@angular/cdk'];

/**
 * The commands for an upgrade, one major version of Angular at a time, because Angular and Nx refuse more. Each command
 * of Angular names all packages that belong together: `ng update` refuses one beyond the range of another, and updates
 * peers that are not named too far. It only names packages that are installed. Before migrations,
 * Nx installs again, and since version 22 with peer dependencies (tried with 21.6.11, 22.7.12 and 23.2.1).
 */
export function commandsFor(
  name: string,
  from: Release,
  to: Release,
  releases: readonly Release[],
  packages?: ReadonlySet<string>,
): string[] {
  const commands: string[] = [];
  for (let line = lineOf(from) + 1; line <= lineOf(to); line++) {
    const release = line === lineOf(to) ? to : releases.findLast((one) => lineOf(one) === line);
    if (!release) continue;
    const own = `${name}@${majorOf(release.version)}`;
    commands.push(
      ...(packages?.has('nx')
        ? [
            `npx nx migrate ${release.platform.nx}`,
            // Until the next step, NgRx and the library are too old for Angular, so npm would refuse to install.
            'npm install --legacy-peer-deps',
            `npx nx migrate --run-migrations${release.platform.nx < 22 ? '' : ' --skip-install'}`,
            `npx nx migrate @ngrx/signals@${line}`,
            `npm install ${own}`,
            'npx nx migrate --run-migrations',
          ]
        : withDevkit(
            line,
            `npx ng update ${[...together(release, line, packages), own].join(' ')}`,
            packages,
          )),
    );
  }
  const isNewest = newestOf(`${majorOf(to.version)}`, releases) === to;
  return isNewest && commands.length > 0
    ? commands
    : [...commands, `npm install ${name}@${to.version}`];
}

/**
 * The migrations of `@ngrx/signals` require `@angular-devkit/core`, which it does not depend on. After the step to version
 * 19, npm has it only inside of other packages, so `ng update` fails (a new project of Angular CLI 18.2.21, Node 24). It
 * stays where it is found if the project depends on it.
 */
const withDevkit = (
  line: number,
  update: string,
  packages: ReadonlySet<string> | undefined,
): string[] =>
  line === 19 && !packages?.has('@angular-devkit/core')
    ? [
        `npm install --save-dev @angular-devkit/core@${line - 1}`,
        update,
        'npm uninstall @angular-devkit/core',
      ]
    : [update];

function together(
  { peers, optionalPeers = [] }: Release,
  line: number,
  packages: ReadonlySet<string> | undefined,
): string[] {
  const needed = Object.entries(peers)
    .filter(
      ([peer, range]) => !optionalPeers.includes(peer) && new RegExp(`\\b${line}\\.`).test(range),
    )
    .map(([peer]) => peer);
  const names = new Set(['@angular/cli', '@angular/core', ...needed]);
  const all = packages ? [...names, ...ALSO].filter((one) => packages.has(one)) : [...names];
  return all.map((one) => `${one}@${line}`);
}

/** Whether the package of an import is among some packages, to which the library belongs anyway. */
function has(packages: ReadonlySet<string>, specifier: string, library: string): boolean {
  const [name = ''] = /^(?:@[^/]+\/)?[^/#]+/.exec(specifier) ?? [];
  return name === library || packages.has(name);
}

/** A part of an upgrade: to the next major version of Angular, or to a release for the same one. */
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
  releases: readonly Release[],
  breaks: readonly Break[],
  { versions, packages }: Installed = { versions: {} },
): Step[] {
  const old = { ...from.tried, ...versions };
  const isPossible = ({ package: changed, names }: Break) =>
    !packages || [[changed], names].every((some) => some.some((one) => has(packages, one, name)));
  const left = new Set(breaks.filter((entry) => isPossible(entry) && isMet(entry, old, to.tried)));
  const lines = Array.from(
    { length: lineOf(to) - lineOf(from) },
    (_, index) => lineOf(from) + 1 + index,
  );
  const between = lines
    .slice(0, -1)
    .flatMap((line) => releases.findLast((one) => lineOf(one) === line) ?? []);
  let before = from;
  return [...between, to].map((release) => {
    const met = [...left].filter((entry) => release === to || isMet(entry, old, release.tried));
    for (const entry of met) left.delete(entry);
    const commands = commandsFor(name, before, release, releases, packages);
    before = release;
    return { release, commands, breaks: met };
  });
}
