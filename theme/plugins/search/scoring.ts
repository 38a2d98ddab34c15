/** Kind of a query: a few words, a sentence, or a pasted error. */
export type QueryKind = 'keywords' | 'question' | 'message';

/**
 * Weights of matches, tuned with the query lists (`npm run bench -- search-quality`). Each is here because queries fail
 * without it. Word scores come from BM25, and name scores (`names.ts`) are far above them.
 */
export const WEIGHTS = {
  /**
   * A word by field: the title of the page, a heading, the text of a section, and the words of readers. Sentences share
   * common words with many headings.
   */
  fields: {
    keywords: { title: 9, heading: 3.5, text: 1, asked: 3 },
    question: { title: 9, heading: 2, text: 1, asked: 3 },
    message: { title: 13, heading: 4, text: 2, asked: 1 },
  },
  /** Constants of BM25. */
  bm25: { k: 1.2, b: 0.7, d: 0.5 },
  /** For questions, the words of a page in all of its sections, because long pages contain many words. */
  wholeOfQuestion: 0.6,
  /** A word that starts with the typed one, or a misspelled one. */
  similarSpelling: { prefix: 0.35, fuzzy: 0.2 },
  /** The best section of a page, relative to the whole page. */
  section: 2.1,
  /** Exponent of the share of words that occur. */
  coverage: 1.7,
  /** A heading that says the same as the query in other words or in another order. */
  nearHeading: 50,
  /** Guides answer questions, while other pages mention everything. */
  guide: 1.6,
  /** A page whose subject the query names by a synonym, or that a pasted error names. */
  subject: 300,
  /** The same for a section. */
  subjectOfSection: 120,
  /** Minimum score of a section that Enter opens instead of its page, relative to the page. */
  minOpened: 0.02,
  /** A symbol whose signature contains the searched type, which outweighs all text matches. */
  signature: 5000,
};

/** How much of the query a section or page covers, from 0 to 1. Sections need not repeat the title of their page. */
export function covered(points: number[], most: number, title: number[] = []): number {
  let count = 0;
  for (let at = 0; at < points.length; at++) if (points[at] || title[at]) count++;
  return (count / (most || 1)) ** WEIGHTS.coverage;
}

export const kindFactor = ({ kind }: { kind: string }) => (kind === 'guide' ? WEIGHTS.guide : 1);

export const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

/** The share of a heading that the query matches, times that of the query in the heading. */
export function nearness(
  query: readonly string[],
  heading: readonly string[],
  matched: ReadonlySet<string>,
): number {
  const common = heading.filter((term) => matched.has(term)).length;
  return Math.min(1, common / (query.length || 1)) * (common / (heading.length || 1));
}
