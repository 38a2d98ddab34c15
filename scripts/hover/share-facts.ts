import {
  keyOf,
  type NameFacts,
  type NamesFile,
  type PageNames,
  type SharedFacts,
} from '../../theme/api/SymbolCard/names';

/** In how many files a fact stands before it is shared: a key in each costs bytes too. */
const SHARED_FROM = 3;

/** Takes out of files of names, by their paths, what several of them say. */
export function shareFacts(files: ReadonlyMap<string, PageNames>) {
  const counts = new Map<string, number>();
  const textsOf = ({ facts }: PageNames) => facts.map((one) => JSON.stringify(one));
  for (const text of [...files.values()].flatMap(textsOf)) {
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const shared: SharedFacts = {};
  const share = (text: string): NameFacts | string => {
    const facts: NameFacts = JSON.parse(text);
    if ((counts.get(text) ?? 0) < SHARED_FROM) return facts;
    const key = keyOf(text);
    shared[key] = facts;
    return key;
  };
  const own = [...files].map(([file, names]): [string, NamesFile] => [
    file,
    { facts: textsOf(names).map(share), codes: names.codes },
  ]);
  return { shared, files: new Map(own) };
}
