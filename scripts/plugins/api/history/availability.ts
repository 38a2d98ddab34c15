import { compareVersions } from '../../../../theme/lib/versionOrder';
import { majorOf, majorsOf } from '../../../../theme/lib/versions';
import type { History, SymbolHistory } from '../data';

/** The versions that added and removed something. */
export type Presence = Pick<SymbolHistory, 'added'> & Partial<SymbolHistory>;

/** Whether something exists in a version. */
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

/** The presence of a symbol, or of one of its members, which defaults to that of the symbol. */
export const presenceOf = ({ symbols }: History, symbol: string, member = ''): Presence => {
  const { added = [], removed, members = {} } = symbols[symbol] ?? {};
  return Object.hasOwn(members, member) ? { added: members[member] ?? [] } : { added, removed };
};

/** The first version of each line that got something later than the line began, or with which all began. */
export const firstVersions = ({ added }: Presence): string[] =>
  added.filter(
    (version, index) => index === 0 || majorOf(version) !== majorOf(added[index - 1] ?? ''),
  );

/** As in `19.3.0 and 20.3.0`. */
export const listVersions = (versions: readonly string[]): string => versions.join(' and ');

/** The newest version of each major one that readers can choose, oldest first. */
export function newestVersions({ versions }: History) {
  const all = Object.entries(versions).map(([version, { peers }]) => ({ version, peers }));
  return majorsOf(all).flatMap(
    (major) => all.findLast(({ version }) => majorOf(version) === major) ?? [],
  );
}

/**
 * The versions since which every newer major one has something, where the oldest that readers can choose lacks it:
 * `19.3.0 and 20.3.0` if it came to two lines.
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
