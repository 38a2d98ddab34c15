/** What a card says of a name: its declaration, a sentence, where it comes from, and where that is described. */
export type NameFacts = [text: string, summary?: string, origin?: string, href?: string];

/** What is known of the names in the code of one page, or of several. */
export interface PageNames<Facts = NameFacts> {
  /** All that a name stands for somewhere; null where nothing is known of it. */
  names: Record<string, (Facts | null | undefined)[]>;
  /**
   * By the key of a code: which of these each name in it is that can be several things, in their order. Where the
   * list has ended, it is the first.
   */
  codes: Record<string, number[]>;
}

/** What several files say, by key: a file of another build finds nothing under its keys, and nothing wrong. */
export type SharedFacts = Record<string, NameFacts>;

/** A file of names: facts that others have as well are keys of the shared ones. */
export type NamesFile = PageNames<NameFacts | string>;

/** The file of the built site with the shared facts, below the base. */
export const SHARED_FILE = 'names/shared.json';

/** What a file says, together with the shared facts. */
export const withShared = ({ names, codes }: NamesFile, shared: SharedFacts): PageNames => ({
  names: Object.fromEntries(
    Object.entries(names).map(([name, all]) => [
      name,
      all.map((one) => (typeof one === 'string' ? shared[one] : one)),
    ]),
  ),
  codes,
});

/** Everything in a code that could be a name: keywords and words in comments too, of which nothing is known. */
export const NAMES = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

/** Pages that say the same of many names, the API reference and the tutorial: one file for all of each. */
const TOGETHER = /(?<=^\/docs\/(?:api|tutorial))\/.+/;

/** The file of the built site with a page's names, below the base. */
export const namesFileOf = (route: string): string =>
  `names${route === '/' ? '/index' : route.replace(TOGETHER, '')}.json`;

/**
 * A short key of a code: facts of another version of the code are not found. FNV-1a, of which 24 bits tell the few
 * codes of a file apart.
 */
export function keyOf(code: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < code.length; i += 1) hash = Math.imul(hash ^ code.charCodeAt(i), 0x01000193);
  return (hash >>> 8).toString(36);
}

/** A name in a code: a half-open range of its characters, and what is known of it. */
export interface FoundName {
  start: number;
  end: number;
  facts: NameFacts;
}

/** The name at a place in a code, unless nothing is known of it. */
export function nameAt(
  { names, codes }: PageNames,
  code: string,
  offset: number,
): FoundName | undefined {
  const choices = codes[keyOf(code)]?.values();
  if (!choices) return undefined;
  for (const { 0: name, index: start } of code.matchAll(NAMES)) {
    if (offset < start) return undefined;
    const known = Object.hasOwn(names, name) ? (names[name] ?? []) : [];
    const choice = (known.length > 1 && choices.next().value) || 0;
    const end = start + name.length;
    const facts = known[choice];
    if (offset < end) return facts ? { start, end, facts } : undefined;
  }
  return undefined;
}
