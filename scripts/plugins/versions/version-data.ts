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

/** The data for marks on pages of symbols and in guides, for readers of older versions. */
export function versionData(reference: Reference): VersionData {
  const { history } = reference;
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
  /** Names of the symbol's declarations that changed, without other exported symbols: they have their own pages. */
  const changedDeclarations = (symbol: string): string[] => {
    const names = history.symbols[symbol]?.changes.flatMap((change) => change.of ?? []) ?? [];
    return [...new Set(names)].filter(
      (name) => data.declarations[name] && (name === symbol || !history.symbols[name]),
    );
  };
  for (const entry of reference.entries) {
    add(entry.href, entry, [entry]);
    const uses = changedDeclarations(entry.symbol.name);
    if (uses.length) data.uses[entry.href] = uses;
  }
  for (const { id, label, href } of reference.guides) {
    const entries = reference.extensions.find(({ guide }) => guide === id)?.entries ?? [];
    // A guide that is not named after a symbol is as old as its oldest symbol.
    const [oldest] = [...entries].sort((a, b) => compareFirst(a, b, history));
    const about = reference.entryOf(label.replace(/\(\)$/, '')) ?? oldest;
    if (about) add(href, about, [...entries, about]);
  }
  return data;
}

const compareFirst = (a: Entry, b: Entry, { symbols }: History) =>
  compareVersions(symbols[a.symbol.name]?.added[0] ?? '', symbols[b.symbol.name]?.added[0] ?? '');

/** Members that are newer than their symbol, except those with the same name as a parameter. */
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

/** The texts of declarations in older major versions, if they differ from the newest. */
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
