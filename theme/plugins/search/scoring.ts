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
  coverage: 1.5,
  /** A message that the query contains, or the other way around, such as an error in a heading. */
  message: 40,
  /** A heading that says the same as the query in other words or in another order. */
  nearHeading: 40,
  /** A word of the page's title in one of its sections: all of them are about it. */
  inTitle: 0.7,
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
  /** The least of a section that Enter opens instead of its page, relative to the page. */
  leastOpened: 0.02,
  /** A symbol whose signature contains the searched type, which outweighs all text matches. */
  signature: 5000,
  /** A symbol named in a pasted error, and its guide. */
  named: 560,
  /** A member quoted in a pasted error. */
  quoted: 25,
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
 * How much of the query a section or page covers, 0 to 1. Sections need not repeat the title of their page.
 *
 * @param most how many of the words occur on any page
 */
export function covered(points: number[], most: number, title: number[] = []): number {
  let count = 0;
  for (let at = 0; at < points.length; at++) if (points[at] || title[at]) count++;
  return (count / (most || 1)) ** WEIGHTS.coverage;
}

export const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

/**
 * The share (0 to 1) of a heading that the query matches, times the share of the query that occurs in it. Rare words
 * count more.
 *
 * @param matched the weights of the terms that match
 * @param weightOf weight of a term, by its rarity
 */
export function nearness(
  query: readonly string[],
  heading: readonly string[],
  matched: ReadonlyMap<string, number>,
  weightOf: (term: string) => number,
): number {
  const weight = (terms: readonly string[]) => sum(terms.map(weightOf)) || 1;
  const common = sum(heading.map((term) => (matched.get(term) ?? 0) * weightOf(term)));
  if (common === 0) return 0;
  return Math.min(1, common / weight(query)) * (common / weight(heading));
}

/** Minimum length, in characters, of what two messages have in common. */
const LEAST_COMMON = 10;

/**
 * How similar a query is to a message: the share of the longer text that they have in common. More than 1 if that is
 * long, which is not a coincidence.
 *
 * @param parts the parts of the message that do not change
 */
export function similarity(query: string, parts: readonly string[]): number {
  const name = parts.join('');
  const common = name.includes(query)
    ? query.length
    : sum(parts.filter((part) => query.includes(part)).map(({ length }) => length));
  if (common < LEAST_COMMON) return 0;
  return (common / Math.max(query.length, name.length)) * Math.sqrt(common / LEAST_COMMON);
}
