import type { PageKind } from './types';

/** Kind of a query: a few words, a sentence, or a pasted error. */
export type QueryKind = 'keywords' | 'question' | 'message';

/**
 * Weights of matches, tuned with the query lists (`npm run bench -- search-quality`). Word scores come from BM25, and
 * name scores are far above them.
 */
export const WEIGHTS = {
  /**
   * A word in the title of the page, in a heading, in the text of a section, or among the words of its readers, by kind
   * of query. Questions share common words with many headings, and errors are not in the words of readers. `slope` is
   * how much a short heading or a short list of words is worth more.
   */
  fields: {
    keywords: { title: 9, heading: 3.5, text: 1, asked: 3, slope: 0.7 },
    question: { title: 8, heading: 2, text: 1, asked: 3, slope: 0.2 },
    message: { title: 8, heading: 2, text: 1, asked: 0.5, slope: 0.2 },
  },
  /** Constants of BM25. `own` is the share of a word's rarity within the field, rather than in all fields. */
  bm25: { k: 1.2, b: 0.7, d: 0.5, own: 0.5 },
  /** For questions, the words of a page in all of its sections, because long pages contain many words. */
  wholeOfQuestion: 0.6,
  /** For questions, the words in the title of a section's page. */
  context: 0.1,
  /** The sections of a page that a question names, such as `withRedux`. */
  namedPage: 2,
  /** Prefix matches, and matches with one or two typos. */
  prefix: 0.35,
  fuzzy: 0.5,
  /** Words inside a camelCase name, relative to the name itself. */
  inName: 0.4,
  /** The best section of a page, relative to the whole page. */
  section: 2.1,
  /** Exponent of the share of words that occur. */
  coverage: 1.7,
  /** A message that the query contains, or that contains the query, such as an error in a heading. */
  message: 40,
  /** A heading that says the same as the query in other words or in another order. */
  nearHeading: 50,
  /** A word of the page's title in one of its sections, because all of them are about it. */
  inTitle: 0.7,
  /** A section about an error, for a query that does not report one. */
  errorSection: 0.7,
  /** A heading without text, which is the title of a group of sections. */
  group: 0.65,
  /** Guides answer questions, while overviews mention everything. */
  kinds: { guide: 1.6, page: 0.75 } as { guide: number } & Partial<Record<PageKind, number>>,
  /** The name of a deprecated member or option, among the sections of its page. */
  deprecated: 0.15,
  /** A page for which the whole query is a synonym. */
  synonym: 300,
  /** A section for which the whole query is a synonym. */
  synonymOfSection: 120,
  /** Minimum score of a section that Enter opens instead of its page, relative to the page. */
  leastOpened: 0.02,
  /** A symbol whose signature contains the searched type, which outweighs all text matches. */
  signature: 5000,
  /** A symbol named in a pasted error, and its guide. */
  named: 560,
  /** A member quoted in a pasted error. */
  quoted: 25,
  /**
   * Scores of sections that explain a pasted error: the minimum, the minimum relative to the best one, a factor for
   * sections that lack the number of the error, and the minimum for the first section to be the likely cause.
   */
  explains: { least: 40, share: 0.4, unnumbered: 2, likely: 100 },
  /** Factor for names in an error message. */
  keyTerms: 3,
  /** Factor for the category that the query asks for. */
  preferred: 1.4,
};

/**
 * Returns how much of the query a section or page covers, from 0 to 1. Sections need not repeat the title of their
 * page.
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
 * Returns the share (0 to 1) of a heading that the query matches, times the share of the query that occurs in the
 * heading. Rare words count more.
 *
 * @param matched the weights of the matching terms
 * @param weightOf returns the weight of a term, based on its rarity
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

/** Minimum length of the common part of two messages, in characters. */
const LEAST_COMMON = 10;

/**
 * Returns how similar a query is to a message: the common share of the longer text. More than 1 if the common part is
 * long, which is not a coincidence.
 *
 * @param parts the constant parts of the message
 */
export function similarity(query: string, parts: readonly string[]): number {
  const name = parts.join('');
  const common = name.includes(query)
    ? query.length
    : sum(parts.filter((part) => query.includes(part)).map(({ length }) => length));
  if (common < LEAST_COMMON) return 0;
  return (common / Math.max(query.length, name.length)) * Math.sqrt(common / LEAST_COMMON);
}
