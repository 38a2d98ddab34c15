/**
 * Updates scripts/plugins/versions/platforms.json: what each major version of Angular requires.
 *
 *   npm run api:data
 */
import { writeFileSync } from 'node:fs';
import satisfies from 'semver/functions/satisfies';
import { FIRST_MAJOR, majorOf } from '../../../theme/lib/versions';
import type { Platform } from '../../../theme/plugins/versions/Upgrade/upgradeSteps';
import { libraryVersion } from '../../lib/library-version';
import { inProject } from '../../lib/paths';
import { newestOf, npm, versionsOf } from './collect/sets';

/** The fields of a package's newest version in a range, from the registry. */
function view(name: string, range: string): Record<string, Record<string, string>> {
  const newest = newestOf(versionsOf(name), range);
  // If only one of the fields existed, npm would print its value alone.
  const fields = ['name', 'engines', 'peerDependencies'];
  return JSON.parse(npm(['view', `${name}@${newest}`, ...fields, '--json']));
}

/** Nx supports several major versions of Angular: the first of its own that does is the one to migrate to. */
function nxMajorFor(angular: number): number {
  const majors = [angular, angular + 1, angular + 2];
  const first = majors.find((major) => {
    const range = view('@nx/angular', `^${major}.0.0`).peerDependencies?.['@angular-devkit/core'];
    return range !== undefined && satisfies(`${angular}.0.0`, range);
  });
  if (!first) throw new Error(`No @nx/angular ${majors.join(', ')} supports Angular ${angular}.`);
  return first;
}

const platforms: Record<string, Platform> = {};
for (let major = FIRST_MAJOR - 1; major <= majorOf(libraryVersion()); major++) {
  console.log(`Reading Angular ${major}`);
  const range = `^${major}.0.0`;
  platforms[major] = {
    node: view('@angular/core', range).engines?.node ?? '',
    typescript: view('@angular/compiler-cli', range).peerDependencies?.typescript ?? '',
    angular: view('@ngrx/signals', range).peerDependencies?.['@angular/core'] ?? '',
    nx: nxMajorFor(major),
  };
}
writeFileSync(
  inProject('scripts/plugins/versions/platforms.json'),
  `${JSON.stringify(platforms, null, 2)}\n`,
);
