import { compareVersions, majorOf } from '../../../theme/lib/versions';
import type { VersionData } from '../../../theme/plugins/versions/types';
import {
  type Entry,
  type History,
  missingBefore,
  newestVersions,
  presenceOf,
  type Reference,
} from '../api';

/** What readers of an older version are told, on the pages of symbols and in the guides about them. */
export function versionData(site: Reference): VersionData {
  const { history } = site;
  const data: VersionData = {
    versions: newestVersions(history),
    pages: {},
    members: {},
    uses: {},
    declarations: formerTexts(history),
  };
  const add = (route: string, about: Entry, entries: readonly Entry[]) => {
    const since = missingBefore(presenceOf(history, about.symbol.name), history);
    const members = Object.assign({}, ...entries.map((entry) => laterMembers(entry, history)));
    if (since) data.pages[route] = since;
    if (Object.keys(members).length) data.members[route] = members;
  };
  /** Other exported symbols have pages of their own. */
  const changedDeclarations = (name: string): string[] => {
    const of = history.symbols[name]?.changes.flatMap((change) => change.of ?? []) ?? [];
    return [...new Set(of)].filter(
      (one) => data.declarations[one] && (one === name || !history.symbols[one]),
    );
  };
  for (const entry of site.entries) {
    add(entry.href, entry, [entry]);
    const uses = changedDeclarations(entry.symbol.name);
    if (uses.length) data.uses[entry.href] = uses;
  }
  for (const { id, label, href } of site.guides) {
    const entries = site.extensions.find(({ guide }) => guide === id)?.entries ?? [];
    // A guide that is not called like one of its symbols is there as soon as the first of them.
    const [oldest] = [...entries].sort((a, b) => compareFirst(a, b, history));
    const about = site.entryOf(label.replace(/\(\)$/, '')) ?? oldest;
    if (about) add(href, about, [...entries, about]);
  }
  return data;
}

const compareFirst = (a: Entry, b: Entry, { symbols }: History) =>
  compareVersions(symbols[a.symbol.name]?.added[0] ?? '', symbols[b.symbol.name]?.added[0] ?? '');

/** Parameters are known by their place: a name of theirs that a member has as well says nothing. */
function laterMembers({ symbol }: Entry, history: History): Record<string, string> {
  const parameters = symbol.signatures.flatMap((one) => one.parameters.map(({ name }) => name));
  const members = Object.keys(history.symbols[symbol.name]?.members ?? {});
  const own = missingBefore(presenceOf(history, symbol.name), history);
  return Object.fromEntries(
    members.flatMap((member): [string, string][] => {
      const since = missingBefore(presenceOf(history, symbol.name, member), history);
      const isLater = since && majorOf(since) !== majorOf(own ?? '');
      return isLater && !parameters.includes(member) ? [[member, since]] : [];
    }),
  );
}

/** What declarations read in older major versions, where that differs from the newest. */
function formerTexts(history: History): VersionData['declarations'] {
  const versions = newestVersions(history);
  const all = Object.entries(history.declarations).map(([name, texts]) => {
    const textIn = (version: string) =>
      texts.findLast((text) => compareVersions(text.version, version) <= 0)?.text ?? '';
    const now = texts.at(-1)?.text;
    const former: [number, string][] = [];
    for (const { version } of versions) {
      const text = textIn(version);
      const last = former.at(-1);
      if (text === now) continue;
      if (last?.[1] === text) last[0] = majorOf(version);
      else former.push([majorOf(version), text]);
    }
    return [name, former] as const;
  });
  return Object.fromEntries(all.filter(([, former]) => former.some(([, text]) => text)));
}
