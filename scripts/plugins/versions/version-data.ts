import { compareVersions, FIRST_MAJOR, majorOf } from '../../../theme/lib/versions';
import { type Entry, type History, missingBefore, presenceOf, type Reference } from '../api';

/** Everything that older versions of the library lack, keyed by the route of a page. */
export interface VersionData {
  /** The version that added the page's subject, if an older one lacks it. */
  pages: Record<string, string>;
  /** Members and options that were added later than the symbol, with their versions. */
  members: Record<string, Record<string, string>>;
  /** The last version that changed the declaration of the page's symbol, if an older one has the previous declaration. */
  changed: Record<string, string>;
}

export function versionData(reference: Reference): VersionData {
  const { history } = reference;
  const data: VersionData = { pages: {}, members: {}, changed: {} };
  const add = (route: string, about: Entry, entries: readonly Entry[]) => {
    const since = missingBefore(presenceOf(history, about.symbol.name), history);
    const members = Object.assign({}, ...entries.map((entry) => laterMembers(entry, history)));
    if (since) data.pages[route] = since;
    if (Object.keys(members).length) data.members[route] = members;
  };
  for (const entry of reference.entries) {
    add(entry.href, entry, [entry]);
    const changed = lastChange(entry.symbol.name, history);
    const since = majorOf(data.pages[entry.href] ?? `${FIRST_MAJOR}`);
    if (changed && majorOf(changed) > since) data.changed[entry.href] = changed;
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

/** Other exported symbols have their own pages. */
const lastChange = (symbol: string, { symbols }: History): string | undefined =>
  symbols[symbol]?.changes.findLast(({ of = [] }) =>
    of.some((name) => name === symbol || !symbols[name]),
  )?.version;

/** Excludes those with the same name as a parameter. */
function laterMembers({ symbol }: Entry, history: History): Record<string, string> {
  const parameters = symbol.signatures.flatMap((signature) =>
    signature.parameters.map(({ name }) => name),
  );
  const members = Object.keys(history.symbols[symbol.name]?.members ?? {});
  const ofSymbol = missingBefore(presenceOf(history, symbol.name), history);
  return Object.fromEntries(
    members.flatMap((member): [string, string][] => {
      const since = missingBefore(presenceOf(history, symbol.name, member), history);
      const isLater = since && majorOf(since) !== majorOf(ofSymbol ?? '');
      return isLater && !parameters.includes(member) ? [[member, since]] : [];
    }),
  );
}
