import type { PageKind } from './types';

/**
 * What a match is worth, tuned on the lists of queries (`npm run bench -- search-quality`). Points for words are those
 * of MiniSearch (BM25); points for names are far above them.
 */
export const WEIGHTS = {
  /** A word in the title of the page, in a heading, in the text of a section. */
  fields: { title: 8, heading: 3.5, text: 1 },
  /** A word that only begins like the one asked for, or differs by a letter or two. */
  prefix: 0.35,
  fuzzy: 0.5,
  /** The words inside of a name in camelCase, against the name itself. */
  inName: 0.4,
  /** The best section of a page, against all of the page. */
  section: 2.2,
  /** How much it matters that all words occur, and not only some: exponents of their share. */
  coverage: 1.1,
  /** A heading that says what was asked, or the other way round, such as the message of an error. */
  heading: 25,
  /** Guides answer questions; overviews mention everything. */
  kinds: { guide: 1.6, page: 0.75 } as { guide: number } & Partial<Record<PageKind, number>>,
  /** The page about what the query is another word for, where all of its words say so. */
  synonym: 300,
  /** Likewise the section. */
  synonymOfSection: 120,
  /** A symbol whose signature has the type that was asked for: what texts say of it matters no more. */
  signature: 5000,
  /** A symbol that a pasted error names, and the guide about it. */
  named: 420,
  /** How much more a name in the message of an error matters than its other words. */
  surest: 3,
  /** How much more counts what is of the sort that the query asks for. */
  preferred: 1.4,
};

/**
 * Points of a section or page for all words together: those that hold more of them count more.
 *
 * @param most how many of the words stand anywhere
 */
export function weigh(points: number[], most: number): number {
  const held = points.filter((score) => score > 0).length;
  return (held / (most || 1)) ** WEIGHTS.coverage * sum(points);
}

export const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

/** Shortest heading or query, in characters, that says enough to be compared as a whole. */
const LEAST_COMPARED = 10;

/** 0 to 1: how much of the longer one the shorter one is, where it stands in there. */
export function likeness(asked: string, name: string): number {
  const [short, long] = asked.length < name.length ? [asked, name] : [name, asked];
  return short.length >= LEAST_COMPARED && long.includes(short) ? short.length / long.length : 0;
}
