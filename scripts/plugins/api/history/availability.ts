import { compareVersions, majorOf, majorsOf } from '../../../../theme/lib/versions';
import type { History, SymbolHistory } from '../data';

/** The versions that added and removed a symbol or member. */
export type Presence = Pick<SymbolHistory, 'added'> & Partial<SymbolHistory>;

/** Returns whether a symbol or member exists in a version. */
export function existsIn({ added, removed = [] }: Presence, version: string): boolean {
  const isUpTo = (one: string) => compareVersions(one, version) <= 0;
  const lastAdded = added.filter(isUpTo).at(-1);
  const lastRemoved = removed.filter(isUpTo).at(-1);
  const nextAdded = added.find((one) => !isUpTo(one));
  if (!lastAdded) return false;
  if (lastRemoved && compareVersions(lastRemoved, lastAdded) > 0) return false;
  if (majorOf(version) === majorOf(lastAdded) || !nextAdded) return true;
  // A major version that added it later did not have it from the start.
  return majorOf(nextAdded) !== majorOf(version);
}

/** Returns the presence of a symbol, or of one of its members, which defaults to that of the symbol. */
export const presenceOf = ({ symbols }: History, symbol: string, member = ''): Presence => {
  const { added = [], removed, members = {} } = symbols[symbol] ?? {};
  return Object.hasOwn(members, member) ? { added: members[member] ?? [] } : { added, removed };
};

/**
 * Returns the first version that has something in each release line: the oldest one, and later additions to other major
 * versions.
 */
export const firstVersions = ({ added }: Presence): string[] =>
  added.filter(
    (version, index) => index === 0 || majorOf(version) !== majorOf(added[index - 1] ?? ''),
  );

/** Joins versions, as in `19.3.0 and 20.3.0`. */
export const listVersions = (versions: readonly string[]): string => versions.join(' and ');

/** Returns the newest version of each major version that readers can choose, oldest first. */
export function newestVersions({ versions }: History) {
  const all = Object.entries(versions).map(([version, { peers }]) => ({ version, peers }));
  return majorsOf(all).flatMap(
    (major) => all.findLast(({ version }) => majorOf(version) === major) ?? [],
  );
}

/**
 * Returns the first versions that have something, if the oldest version that readers can choose lacks it. All newer
 * major versions have it. Returns `19.3.0 and 20.3.0` if two release lines got it.
 */
export function missingBefore(presence: Presence, history: History): string | undefined {
  const newest = newestVersions(history).map(({ version }) => version);
  const lacking = newest.findLastIndex((version) => !existsIn(presence, version));
  if (lacking < 0) return undefined;
  const later = firstVersions(presence).filter(
    (version) => compareVersions(version, newest[lacking] ?? '') > 0,
  );
  return listVersions(later) || undefined;
}
