/** Content of a card: the declaration, a summary, the origin, and a link. */
export type NameFacts = [text: string, summary?: string, origin?: string, href?: string];

/** Starts the text of a type parameter. */
export const TYPE_PARAMETER = '(type parameter)';

/** Facts about the names in the code of one page, or of several. */
export interface PageNames<Facts = NameFacts> {
  /** All meanings of a name; null for an unknown one. */
  names: Record<string, (Facts | null | undefined)[]>;
  /**
   * The index of the meaning of each ambiguous name, in order, for each code key. After the end of the list, the first
   * meaning applies.
   */
  codes: Record<string, number[]>;
}

/**
 * Facts shared by several files, by content-based key. A file from another build finds nothing, rather than wrong
 * facts.
 */
export type SharedFacts = Record<string, NameFacts>;

/** A file of names. Strings are keys of shared facts. */
export type NamesFile = PageNames<NameFacts | string>;

/** The file of the built site with the shared facts, below the base path. */
export const SHARED_FILE = 'names/shared.json';

/** Resolves the shared facts of a file. */
export const withShared = ({ names, codes }: NamesFile, shared: SharedFacts): PageNames => ({
  names: Object.fromEntries(
    Object.entries(names).map(([name, all]) => [
      name,
      all.map((one) => (typeof one === 'string' ? shared[one] : one)),
    ]),
  ),
  codes,
});

/** Matches everything in code that could be a name, including keywords and words in comments. */
export const NAMES = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

/** Matches the API reference and the tutorial. Each has one file, because its pages have many names in common. */
const TOGETHER = /(?<=^\/docs\/(?:api|tutorial))\/.+/;

/** The file of the built site with a page's names, below the base path. */
export const namesFileOf = (route: string): string =>
  `names${route === '/' ? '/index' : route.replace(TOGETHER, '')}.json`;

/**
 * A short hash of some code, so that facts about another version are not found. 24 bits of FNV-1a are enough
 * for the few samples on a page.
 */
export function keyOf(code: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < code.length; i += 1) hash = Math.imul(hash ^ code.charCodeAt(i), 0x01000193);
  return (hash >>> 8).toString(36);
}

/** A name in code: a half-open range of characters, and its facts. */
export interface FoundName {
  start: number;
  end: number;
  facts: NameFacts;
}

/** The name at an offset in code, if it is known. */
export function nameAt(page: PageNames, code: string, offset: number): FoundName | undefined {
  return namesIn(page, code).find(({ start, end }) => start <= offset && offset < end);
}

/** The known names in code, in order. */
export function namesIn({ names, codes }: PageNames, code: string): FoundName[] {
  const choices = codes[keyOf(code)]?.values();
  if (!choices) return [];
  return [...code.matchAll(NAMES)].flatMap(({ 0: name, index: start }) => {
    const known = Object.hasOwn(names, name) ? (names[name] ?? []) : [];
    const choice = (known.length > 1 && choices.next().value) || 0;
    const facts = known[choice];
    return facts ? [{ start, end: start + name.length, facts }] : [];
  });
}
