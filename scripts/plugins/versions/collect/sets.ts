import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { maxSatisfying, minor, minVersion, satisfies } from 'semver';
import { library } from '../../../../theme/config/library';
import { majorOf } from '../../../../theme/lib/versions';
import type { Versions } from '../../../../theme/plugins/versions/Upgrade/breaks';
import { inProject } from '../../../lib/paths';
import type { History } from '../../api';

const KIT = library.packageName;
const SIGNALS = '@ngrx/signals';
const CORE = '@angular/core';

/** Packages with the same version as `@angular/core`, and as `@ngrx/signals`. */
const WITH_ANGULAR = ['common', 'compiler', 'forms', 'platform-browser', 'router'];
const WITH_NGRX = ['store', 'operators'];

/** Runs the npm that runs this script, without a shell. On Windows, `npm` itself is a script that needs one. */
export const npm = (args: readonly string[], cwd?: string): string =>
  execFileSync(process.execPath, [process.env.npm_execpath ?? '', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** All versions of a package that the registry has. */
export const versionsOf = (name: string): string[] =>
  JSON.parse(npm(['view', name, 'versions', '--json']));

/**
 * The packages that each published version of the library is tried with, oldest first. The last version of a release
 * line is tried with the newest NgRx and Angular that fit, and with each major version of them; an earlier one with the
 * minor versions that were current then. TypeScript is the oldest one that Angular accepts, as in a project that raises
 * it only when it has to.
 */
export function setsOf({ versions }: History): Versions[] {
  const kits = versionsOf(KIT);
  const signals = versionsOf(SIGNALS);
  const core = versionsOf(CORE);
  const typescript = versionsOf('typescript');
  const needed = new Map<string, string>();
  const typescriptFor = (angular: string): string => {
    const spec = `@angular/compiler-cli@${angular}`;
    const range = needed.get(spec) ?? npm(['view', spec, 'peerDependencies.typescript']).trim();
    needed.set(spec, range);
    return newestOf(typescript, `~${minVersion(range)}`);
  };
  const all = Object.entries(versions).filter(([version]) => kits.includes(version));
  return all.flatMap(([kit, { peers }], at) => {
    const range = peers[SIGNALS] ?? '';
    const isLast = majorOf(all[at + 1]?.[0] ?? '') !== majorOf(kit);
    const majors = [...new Set(signals.filter((one) => satisfies(one, range)).map(majorOf))];
    return (isLast ? majors : majors.slice(0, 1)).map((major) => {
      const current = isLast ? '' : `<=${major}.${minor(kit)}.99`;
      const angular = newestOf(core, `^${major}.0.0`, current);
      return {
        [KIT]: kit,
        [CORE]: angular,
        [SIGNALS]: newestOf(signals, `${range} ^${major}.0.0`, current),
        typescript: typescriptFor(angular),
      };
    });
  });
}

/** The newest version in a range, and if possible in a narrower one, too. */
export function newestOf(versions: readonly string[], range: string, narrower = ''): string {
  const found = maxSatisfying(versions, `${range} ${narrower}`) ?? maxSatisfying(versions, range);
  if (!found) throw new Error(`The registry has no version ${range}, only ${versions.join(', ')}.`);
  return found;
}

const CACHE = inProject('node_modules/.cache/site/versions');

/**
 * Installs a set, unless it is in the cache. Returns its folder. Sets that differ only in the library share the rest, which
 * Node and TypeScript find in the folder above.
 */
export function install(set: Versions): string {
  const { [KIT]: kit = '', [CORE]: angular = '', [SIGNALS]: ngrx = '', typescript = '' } = set;
  const others = path.join(CACHE, `angular-${angular}_ngrx-${ngrx}_typescript-${typescript}`);
  const same = (scope: string, names: readonly string[], version: string) =>
    names.map((name) => `${scope}/${name}@${version}`);
  add(others, [
    ...same('@angular', ['core', ...WITH_ANGULAR], angular),
    ...same('@ngrx', ['signals', ...WITH_NGRX], ngrx),
    `typescript@${typescript}`,
    'rxjs@7.8.2',
    'tslib@2.9.1',
    'zone.js@0.15.1',
  ]);
  const folder = path.join(others, kit);
  add(folder, [`${KIT}@${kit}`]);
  return folder;
}

function add(folder: string, packages: readonly string[]): void {
  const done = path.join(folder, 'installed');
  if (existsSync(done)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  // Packages are also exchanged one by one, so that they need not fit each other.
  const options = [
    '--silent',
    '--legacy-peer-deps',
    '--ignore-scripts',
    '--no-package-lock',
    '--prefer-offline',
  ];
  npm(['install', ...options, ...packages], folder);
  writeFileSync(done, '');
}
