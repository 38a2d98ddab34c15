import { compareVersions } from '../../../lib/versions';
import type { Release } from '../../versions';
import type { Presence } from './types';

/** Returns whether something exists in the version with this index. */
export const isIn = (presence: Presence, index: number): boolean =>
  presence.some(
    (from, at) => at % 2 === 0 && index >= from && index < (presence[at + 1] ?? Infinity),
  );

/** Returns the versions that have all symbols: `19.5.0, 20.7.0 to 22.0.0`. Empty if there are none. */
export function commonVersions(
  presences: readonly Presence[],
  versions: readonly Release[],
): string {
  const runs: [first: string, last: string][] = [];
  let last = -2;
  for (const [index, { version }] of versions.entries()) {
    if (!presences.every((presence) => isIn(presence, index))) continue;
    const run = runs.at(-1);
    if (run && last === index - 1) run[1] = version;
    else runs.push([version, version]);
    last = index;
  }
  return runs.map(([from, to]) => (from === to ? from : `${from} to ${to}`)).join(', ');
}

export const isAtLeast = (version: string, other: string): boolean =>
  compareVersions(version, other) >= 0;
