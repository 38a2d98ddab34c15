import { compareVersions, majorOf } from '../../../../theme/lib/versions';
import type { Change, History, SymbolHistory, Version } from '../data';

/** What one version exports. */
export interface Release extends Version {
  version: string;
  symbols: Record<
    string,
    {
      /** Import path below the package, such as `./redux-connector`. */
      entry: string;
      deprecated: boolean;
      /** Names of the declarations that it is made of, its own among them. */
      uses: string[];
      /** Names of the properties and methods in these declarations. */
      members: string[];
    }
  >;
  /** Code by name, of what is exported and of what that is made of. */
  declarations: Record<string, string>;
}

/** What the newest of the releases exports, and how each of these symbols came to be what it is. */
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
      [...changed].sort().map((one) => [one, textsOf(one, ordered)]),
    ),
  };
}

function historyOf(symbol: string, ordered: readonly Release[]): SymbolHistory {
  const isThere = ({ symbols }: Release) => symbol in symbols;
  const { added, removed } = comingsAndGoings(ordered, isThere);
  const line = ordered.slice(ordered.findLastIndex((release) => !isThere(release)) + 1);
  const members = (line.at(-1)?.symbols[symbol]?.members ?? []).flatMap((member) => {
    const versions = versionsOfMember(symbol, member, ordered);
    return versions.join() === added.join() ? [] : [[member, versions] as const];
  });
  return {
    added,
    removed,
    changes: changesIn(line, symbol),
    ...(members.length && { members: Object.fromEntries(members) }),
  };
}

/** Versions that got something which the release before did not have, and those that lost it. */
function comingsAndGoings(
  ordered: readonly Release[],
  isThere: (release: Release) => boolean,
): { added: string[]; removed: string[] } {
  const added: string[] = [];
  const removed: string[] = [];
  for (const [index, release] of ordered.entries()) {
    const { version } = release;
    const before = ordered[index - 1];
    const wasThere = before !== undefined && isThere(before);
    if (isThere(release) && !wasThere) added.push(version);
    // A new major version may have begun before an older one got it: that takes nothing away.
    const sameLine = before && majorOf(before.version) === majorOf(version);
    if (!isThere(release) && wasThere && sameLine) removed.push(version);
  }
  return { added, removed };
}

/**
 * Versions that got a member. Sources lack types that the compiler infers: there a member is taken to be as in
 * the version before, and in the first ones of a symbol as in the next, unless those sources list it first.
 */
function versionsOfMember(symbol: string, member: string, ordered: readonly Release[]): string[] {
  const isListed = ({ symbols }: Release) => symbols[symbol]?.members.includes(member) ?? false;
  const tells = (release: Release) =>
    release.origin === 'package' || isListed(release) || !(symbol in release.symbols);
  const isThere = (release: Release): boolean => {
    if (tells(release)) return isListed(release);
    const at = ordered.indexOf(release);
    const before = ordered.slice(0, at).findLast(tells);
    if (before && symbol in before.symbols) return isListed(before);
    const next = ordered.slice(at).find(tells);
    return next?.origin === 'package' && isListed(next);
  };
  return comingsAndGoings(ordered, isThere).added;
}

/** Changes along a line of versions. Declarations are those of packages: sources lack inferred types. */
function changesIn(line: readonly Release[], symbol: string): Change[] {
  const changes: Change[] = [];
  let compared: Release | undefined;
  let former: Release | undefined;
  let unread: string | undefined;
  for (const release of line) {
    const { version, origin, symbols } = release;
    const before = former?.symbols[symbol];
    const now = symbols[symbol];
    if (!now) continue;
    if (before && before.entry !== now.entry) changes.push({ version, kind: 'moved' });
    if (before && now.deprecated && !before.deprecated)
      changes.push({ version, kind: 'deprecated' });
    former = release;
    if (origin === 'tag') {
      unread ??= version;
      continue;
    }
    const of = compared ? changedBetween(compared, release, symbol) : [];
    if (of.length) changes.push({ version, ...(unread && { from: unread }), kind: 'changed', of });
    compared = release;
    unread = undefined;
  }
  return changes;
}

/** Which declarations that a symbol is made of read otherwise than in the release before. */
const changedBetween = (before: Release, now: Release, symbol: string) =>
  (now.symbols[symbol]?.uses ?? []).filter((name) => {
    const text = before.declarations[name];
    return text !== undefined && text !== now.declarations[name];
  });

/** The texts that a declaration had, each with the first version that had it. */
function textsOf(name: string, ordered: readonly Release[]): History['declarations'][string] {
  const texts: { version: string; text: string }[] = [];
  for (const { version, origin, declarations } of ordered) {
    const text = origin === 'package' ? declarations[name] : undefined;
    if (text !== undefined && text !== texts.at(-1)?.text) texts.push({ version, text });
  }
  return texts;
}
