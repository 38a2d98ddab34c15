import { compareVersions, majorOf } from '../../../../theme/lib/versions';
import type { Change, History, SymbolHistory, Version } from '../data';

/** The exports of one version. */
export interface Release extends Version {
  version: string;
  symbols: Record<
    string,
    {
      /** Import path below the package, such as `./redux-connector`. */
      entry: string;
      deprecated: boolean;
      /** Names of the declarations that it uses, including its own. */
      uses: string[];
      /** Names of the properties and methods in these declarations. */
      members: string[];
    }
  >;
  /** The code of exported symbols and of the declarations they use, by name. */
  declarations: Record<string, string>;
}

export function compareReleases(name: string, releases: readonly Release[]): History {
  const ordered = [...releases].sort((a, b) => compareVersions(a.version, b.version));
  const newest = ordered.at(-1);
  const names = Object.keys(newest?.symbols ?? {}).sort((a, b) => a.localeCompare(b, 'en'));
  const symbols = names.map((symbol) => [symbol, historyOf(symbol, ordered)] as const);
  const changed = new Set(
    symbols.flatMap(([, { changes }]) => changes.flatMap(({ of = [] }) => of)),
  );
  return {
    package: name,
    versions: Object.fromEntries(
      ordered.map(({ version, origin, date, peers, optionalPeers }) => [
        version,
        { origin, date, peers, optionalPeers },
      ]),
    ),
    symbols: Object.fromEntries(symbols),
    declarations: Object.fromEntries(
      [...changed].sort().map((declaration) => [declaration, textsOf(declaration, ordered)]),
    ),
  };
}

function historyOf(symbol: string, ordered: readonly Release[]): SymbolHistory {
  const exists = ({ symbols }: Release) => symbol in symbols;
  const { added, removed } = additionsAndRemovals(ordered, exists);
  const current = ordered.slice(ordered.findLastIndex((release) => !exists(release)) + 1);
  const members = (current.at(-1)?.symbols[symbol]?.members ?? []).flatMap((member) => {
    const versions = versionsOfMember(symbol, member, ordered);
    return versions.join() === added.join() ? [] : [[member, versions] as const];
  });
  return {
    added,
    removed,
    changes: changesIn(current, symbol),
    ...(members.length && { members: Object.fromEntries(members) }),
  };
}

/** The versions that added something the previous release lacked, and those that removed it. */
function additionsAndRemovals(
  ordered: readonly Release[],
  exists: (release: Release) => boolean,
): { added: string[]; removed: string[] } {
  const added: string[] = [];
  const removed: string[] = [];
  for (const [index, release] of ordered.entries()) {
    const { version } = release;
    const before = ordered[index - 1];
    const existed = before !== undefined && exists(before);
    if (exists(release) && !existed) added.push(version);
    // A new major version without it is not a removal. An older one may have received it as a later backport.
    const isSameMajor = before && majorOf(before.version) === majorOf(version);
    if (!exists(release) && existed && isSameMajor) removed.push(version);
  }
  return { added, removed };
}

/**
 * The versions that added a member. Tagged sources lack inferred types, so a member that they do not list is
 * assumed to exist if the previous version has it. The first versions of a symbol use the next version instead.
 */
function versionsOfMember(symbol: string, member: string, ordered: readonly Release[]): string[] {
  const isListed = ({ symbols }: Release) => symbols[symbol]?.members.includes(member) ?? false;
  const isConclusive = (release: Release) =>
    release.origin === 'package' || isListed(release) || !(symbol in release.symbols);
  const exists = (release: Release): boolean => {
    if (isConclusive(release)) return isListed(release);
    const index = ordered.indexOf(release);
    const before = ordered.slice(0, index).findLast(isConclusive);
    if (before && symbol in before.symbols) return isListed(before);
    const next = ordered.slice(index).find(isConclusive);
    return next?.origin === 'package' && isListed(next);
  };
  return additionsAndRemovals(ordered, exists).added;
}

/**
 * The changes between consecutive releases. Compares only published declarations, because sources lack inferred
 * types.
 */
function changesIn(releases: readonly Release[], symbol: string): Change[] {
  const changes: Change[] = [];
  let compared: Release | undefined;
  let previous: Release | undefined;
  let firstUncompared: string | undefined;
  for (const release of releases) {
    const { version, origin, symbols } = release;
    const before = previous?.symbols[symbol];
    const now = symbols[symbol];
    if (!now) continue;
    if (before && before.entry !== now.entry) changes.push({ version, kind: 'moved' });
    if (before && now.deprecated && !before.deprecated)
      changes.push({ version, kind: 'deprecated' });
    previous = release;
    if (origin === 'tag') {
      firstUncompared ??= version;
      continue;
    }
    const of = compared ? changedBetween(compared, release, symbol) : [];
    const from = firstUncompared && { from: firstUncompared };
    if (of.length) changes.push({ version, ...from, kind: 'changed', of });
    compared = release;
    firstUncompared = undefined;
  }
  return changes;
}

const changedBetween = (before: Release, now: Release, symbol: string) =>
  (now.symbols[symbol]?.uses ?? []).filter((name) => {
    const text = before.declarations[name];
    return text !== undefined && text !== now.declarations[name];
  });

function textsOf(name: string, ordered: readonly Release[]): History['declarations'][string] {
  const texts: { version: string; text: string }[] = [];
  for (const { version, origin, declarations } of ordered) {
    const text = origin === 'package' ? declarations[name] : undefined;
    if (text !== undefined && text !== texts.at(-1)?.text) texts.push({ version, text });
  }
  return texts;
}
