import type { PageKind } from '../../config/pageKinds';
import type { IndexedPage, IndexedSection } from './indexFormat';
import { containsTerm, termsIn } from './tokens';

/** Code with a part that matches. */
export interface MarkedCode {
  text: string;
  /** Start and end of the part. */
  from: number;
  to: number;
}

/** A page in the list of results. */
export interface PageResult {
  path: string;
  title: string;
  kind: PageKind;
  /** Excerpt of the best match. */
  excerpt: string;
  /** The matching part of its signature, which replaces the excerpt. */
  code?: MarkedCode;
  score: number;
  /** Matching sections, without the text before the first heading. */
  sections: SectionResult[];
}

export interface SectionResult {
  heading: string;
  /** Address of the section below the base path. */
  path: string;
  excerpt: string;
  code?: MarkedCode;
  score: number;
  source: IndexedSection;
}

/** Maximum number of sections per page. */
const MAX_SECTIONS = 4;
/** Minimum score of a section, relative to the best one of its page. */
const MIN_SECTION = 0.2;

export const resultOf = ({ path, title, kind }: IndexedPage): PageResult => ({
  path,
  title,
  kind,
  excerpt: '',
  score: 0,
  sections: [],
});

/** A section as a result with its whole text, which `finished` shortens. */
export const sectionResult = (
  { path }: IndexedPage,
  source: IndexedSection,
  score: number,
): SectionResult => ({
  heading: source.heading,
  path: source.id ? `${path}#${source.id}` : path,
  excerpt: source.text,
  score,
  source,
});

export function finished(
  result: PageResult,
  { path, title, sections }: IndexedPage,
  terms: ReadonlySet<string>,
  isMessage = false,
): PageResult {
  const excerptBelow = (titles: string, text: string) => {
    const titleTerms = new Set(termsIn(titles));
    return excerptOf(text, new Set([...terms].filter((term) => !titleTerms.has(term))));
  };
  const minScore = MIN_SECTION * Math.max(...result.sections.map(({ score }) => score));
  return {
    ...withExcerpt(result, () => excerptBelow(title, sections[0]?.text ?? '')),
    sections: withOrderedOverloads(
      result.sections
        // The text before the first heading counts as the page itself.
        .filter((section) => section.path !== path && section.score >= minScore)
        .slice(0, MAX_SECTIONS),
    ).map((section) =>
      withExcerpt(section, () =>
        isMessage
          ? excerptOf(section.source.text, new Set())
          : excerptBelow(`${title} ${section.heading}`, section.source.text),
      ),
    ),
  };
}

/** Matches the headings of overloads. */
const OVERLOAD = /^(\d+)\. /;

/** Readers look for an overload by its number, so overloads keep their order. */
function withOrderedOverloads(sections: readonly SectionResult[]): SectionResult[] {
  const numberOf = ({ heading }: SectionResult) => Number(OVERLOAD.exec(heading)?.[1] ?? 0);
  const overloads = sections.filter(numberOf).sort((a, b) => numberOf(a) - numberOf(b));
  return sections.map((section) => (numberOf(section) && overloads.shift()) || section);
}

/** A result whose excerpt is chosen when it is shown, because most results are below the fold. */
function withExcerpt<T>(result: T, choose: () => string): T & { excerpt: string } {
  let chosen: string | undefined;
  return Object.defineProperty({ ...result, excerpt: '' }, 'excerpt', {
    enumerable: true,
    get: () => (chosen ??= choose()),
  });
}

/** Approximate length of an excerpt, in characters. */
const EXCERPT_LENGTH = 140;

interface Sentence {
  text: string;
  terms: ReadonlySet<string>;
}

/** Cache of sentences, because nearly the same text is shown again with each letter of a query. */
const sentencesByText = new Map<string, Sentence[]>();

function sentencesOf(text: string): Sentence[] {
  let sentences = sentencesByText.get(text);
  if (!sentences) {
    sentences = text
      .split(/(?<=[.!?])\s+/)
      .map((sentence) => ({ text: sentence, terms: new Set(termsIn(sentence)) }));
    sentencesByText.set(text, sentences);
  }
  return sentences;
}

/** The sentence of a text with the most matching terms, or the start of the text if none matches. */
export function excerptOf(text: string, terms: ReadonlySet<string>): string {
  const sentences = sentencesOf(text);
  const counts = sentences.map(
    (sentence) => [...sentence.terms].filter((term) => terms.has(term)).length,
  );
  const best = counts.indexOf(Math.max(...counts));
  let excerpt = sentences[best]?.text ?? '';
  // Adds context to a short sentence.
  for (const { text: next } of sentences.slice(best + 1)) {
    if (excerpt.length + next.length > EXCERPT_LENGTH) break;
    excerpt += ` ${next}`;
  }
  return cut(excerpt, terms);
}

/** Truncates a long sentence at word boundaries, around the first match. */
function cut(sentence: string, terms: ReadonlySet<string>): string {
  if (sentence.length <= EXCERPT_LENGTH) return sentence;
  const words = sentence.split(' ');
  const hit = words.findIndex((word) => containsTerm(word, terms));
  let from = Math.max(hit, 0);
  // Includes some context before the match.
  while (from > 0 && words.slice(from - 1, hit + 1).join(' ').length <= EXCERPT_LENGTH / 3) from--;
  let to = from + 1;
  while (to < words.length && words.slice(from, to + 1).join(' ').length <= EXCERPT_LENGTH) to++;
  return `${from > 0 ? '… ' : ''}${words.slice(from, to).join(' ')}${to < words.length ? ' …' : ''}`;
}
