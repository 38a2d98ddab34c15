import { compareVersions, majorOf, majorsOf } from '../../../../theme/lib/versions';
import type { History, SymbolHistory } from '../data';

/** When something came and went. */
export type Presence = Pick<SymbolHistory, 'added'> & Partial<SymbolHistory>;

/** Whether a version has something. */
export function existsIn({ added, removed = [] }: Presence, version: string): boolean {
  const isBefore = (one: string) => compareVersions(one, version) <= 0;
  const began = added.filter(isBefore).at(-1);
  const ended = removed.filter(isBefore).at(-1);
  const next = added.find((one) => !isBefore(one));
  if (!began) return false;
  if (ended && compareVersions(ended, began) > 0) return false;
  // A newer line that got it later did not have it from its start.
  return majorOf(version) === majorOf(began) || !next || majorOf(next) !== majorOf(version);
}

/** When a symbol has a member; with the symbol, unless it came at another time. */
export const presenceOf = ({ symbols }: History, symbol: string, member = ''): Presence => {
  const { added = [], removed, members = {} } = symbols[symbol] ?? {};
  return Object.hasOwn(members, member) ? { added: members[member] ?? [] } : { added, removed };
};

/** The first version of each line that got something later than the line began, or with which all began. */
export const firstVersions = ({ added }: Presence): string[] =>
  added.filter((version, index) => majorOf(version) !== majorOf(added[index - 1] ?? ''));

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
