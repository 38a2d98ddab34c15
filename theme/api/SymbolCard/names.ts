/** What a card says of a name: its declaration, a sentence, where it comes from, and where that is described. */
export type NameFacts = [text: string, summary?: string, origin?: string, href?: string];

/** What is known of the names in the code of one page, or of several. */
export interface PageNames {
  facts: (NameFacts | undefined)[];
  /** By the key of a code: for each name in it the place of its facts, counted from 1, or 0. */
  codes: Record<string, number[]>;
}

/** What several files say, by key: a file of another build finds nothing under its keys, and nothing wrong. */
export type SharedFacts = Record<string, NameFacts>;

/** A file of names: facts that others have as well are keys of the shared ones. */
export interface NamesFile extends Pick<PageNames, 'codes'> {
  facts: (NameFacts | string)[];
}

/** The file of the built site with the shared facts, below the base. */
export const SHARED_FILE = 'names/shared.json';

/** What a file says, together with the shared facts. */
export const withShared = ({ facts, codes }: NamesFile, shared: SharedFacts): PageNames => ({
  facts: facts.map((one) => (typeof one === 'string' ? shared[one] : one)),
  codes,
});

/** Everything in a code that could be a name: keywords and words in comments too, of which nothing is known. */
export const NAMES = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

/** Pages that say the same of many names, the API reference and the tutorial: one file for all of each. */
const TOGETHER = /(?<=^\/docs\/(?:api|tutorial))\/.+/;

/** The file of the built site with a page's names, below the base. */
export const namesFileOf = (route: string): string =>
  `names${route === '/' ? '/index' : route.replace(TOGETHER, '')}.json`;

/** A short key of a code: facts of another version of the code are not found. FNV-1a. */
export function keyOf(code: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < code.length; i += 1) hash = Math.imul(hash ^ code.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** A name in a code: a half-open range of its characters, and what is known of it. */
export interface FoundName {
  start: number;
  end: number;
  facts: NameFacts;
}

/** The name at a place in a code, unless nothing is known of it. */
export function nameAt(
  { facts, codes }: PageNames,
  code: string,
  offset: number,
): FoundName | undefined {
  const known = codes[keyOf(code)];
  if (!known) return undefined;
  const names = [...code.matchAll(NAMES)];
  const which = names.findIndex(({ 0: name, index }) => offset < index + name.length);
  const found = names[which];
  const about = facts[(known[which] ?? 0) - 1];
  if (!found || !about || offset < found.index) return undefined;
  return { start: found.index, end: found.index + found[0].length, facts: about };
}
