import type { Release } from '../Upgrade/upgradeSteps';

/** A release for unit tests, which was made for a major version of Angular. */
export function releaseOf(version: string, major = Number.parseInt(version, 10)): Release {
  const range = `^${major}.0.0`;
  return {
    version,
    peers: { '@angular/core': range, '@ngrx/signals': range, '@ngrx/store': range },
    optionalPeers: ['@ngrx/store'],
    tried: {
      '@angular-architects/ngrx-toolkit': version,
      '@angular/core': `${major}.0.0`,
      '@ngrx/signals': `${major}.0.0`,
    },
    platform: { node: `>=${major}`, typescript: `>=${major}`, angular: range, nx: major + 1 },
  };
}
