import type { PageKind } from './types';

/**
 * Weights of matches, tuned with the query lists (`npm run bench -- search-quality`). Word scores come from MiniSearch
 * (BM25); name scores are far above them.
 */
export const WEIGHTS = {
  /** A word in the title of the page, in a heading, in the text of a section. */
  fields: { title: 8, heading: 3.5, text: 1 },
  /** Prefix matches, and matches with one or two typos. */
  prefix: 0.35,
  fuzzy: 0.5,
  /** Words inside a camelCase name, relative to the name itself. */
  inName: 0.4,
  /** The best section of a page, relative to the whole page. */
  section: 2.2,
  /** Exponent of the share of words that occur. */
  coverage: 1.1,
  /** A heading that contains the query, or the other way around, such as an error message. */
  heading: 25,
  /** A heading that says the same as the query in other words or in another order. */
  nearHeading: 40,
  /** A word of the page's title in one of its sections: all of them are about it. */
  inTitle: 0.5,
  /** A section about an error, for a query that does not report one. */
  errorSection: 0.65,
  /** A heading without text, which is the title of a group of sections. */
  group: 0.65,
  /** Guides answer questions; overviews mention everything. */
  kinds: { guide: 1.6, page: 0.75 } as { guide: number } & Partial<Record<PageKind, number>>,
  /** The name of a deprecated member or option, among the sections of its page. */
  deprecated: 0.15,
  /** A page for which the whole query is a synonym. */
  synonym: 300,
  /** Likewise for a section. */
  synonymOfSection: 120,
  /** A symbol whose signature contains the searched type, which outweighs all text matches. */
  signature: 5000,
  /** A symbol named in a pasted error, and its guide. */
  named: 420,
  /**
   * Scores of sections that explain a pasted error: the least, the least relative to the best one, and the one from
   * which on the first section is the likeliest cause.
   */
  explains: { least: 40, share: 0.4, likely: 100 },
  /** Factor for names in an error message. */
  keyTerms: 3,
  /** Factor for the category that the query asks for. */
  preferred: 1.4,
};

/**
 * Points of a section or page for all words together. Containing more of the words scores higher.
 *
 * @param most how many of the words occur on any page
 */
export function weigh(points: number[], most: number): number {
  const matched = points.filter((score) => score > 0).length;
  return (matched / (most || 1)) ** WEIGHTS.coverage * sum(points);
}

export const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

/**
 * The share (0 to 1) of a heading that the query matches, times the share of the query that occurs in it. Rare words
 * count more.
 *
 * @param weightOf weight of a term, by its rarity
 */
export function nearness(
  query: readonly string[],
  heading: readonly string[],
  matched: ReadonlySet<string>,
  weightOf: (term: string) => number,
): number {
  const weight = (terms: readonly string[]) => sum(terms.map(weightOf)) || 1;
  const common = sum(heading.filter((term) => matched.has(term)).map(weightOf));
  return Math.min(1, common / weight(query)) * (common / weight(heading));
}

/** Minimum length, in characters, of a heading or query to be compared as a whole. */
const LEAST_COMPARED = 10;

/** The share (0 to 1) of the longer text that the shorter one covers, if contained in it. */
export function similarity(query: string, name: string): number {
  const [short, long] = query.length < name.length ? [query, name] : [name, query];
  return short.length >= LEAST_COMPARED && long.includes(short) ? short.length / long.length : 0;
}
