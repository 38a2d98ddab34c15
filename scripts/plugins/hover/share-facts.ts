import {
  keyOf,
  type NameFacts,
  type NamesFile,
  type PageNames,
  type SharedFacts,
} from '../../../theme/plugins/hover/SymbolCard/names';

/** Minimum number of repeated characters for sharing a fact, because every page loads all shared facts. */
const MIN_REPEATED = 160;

/** Moves facts that several files contain to a shared file. */
export function shareFacts(files: ReadonlyMap<string, PageNames>) {
  const counts = new Map<string, number>();
  for (const { names } of files.values()) {
    const texts = Object.values(names).flatMap((all) => all.map((facts) => JSON.stringify(facts)));
    for (const text of new Set(texts)) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const shared: SharedFacts = {};
  const share = (facts: NameFacts | null | undefined) => {
    const text = JSON.stringify(facts);
    const repeated = ((counts.get(text) ?? 0) - 1) * text.length;
    if (!facts || repeated < MIN_REPEATED) return facts;
    const key = keyOf(text);
    shared[key] = facts;
    return key;
  };
  const own = [...files].map(([file, { names, codes }]): [string, NamesFile] => {
    const known = Object.entries(names).map(([name, all]) => [name, all.map(share)] as const);
    return [file, { names: sortedByValue(known), codes }];
  });
  return { shared: sortedByValue(Object.entries(shared)), files: new Map(own) };
}

/** Returns an object with similar values next to each other, which makes the gzipped files 1 % smaller. */
function sortedByValue<T>(entries: readonly (readonly [string, T])[]): Record<string, T> {
  const keyed = entries.map((entry) => ({ entry, text: JSON.stringify(entry[1]) }));
  keyed.sort((a, b) => Number(a.text > b.text) - Number(a.text < b.text));
  return Object.fromEntries(keyed.map(({ entry }) => entry));
}
