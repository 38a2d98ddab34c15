import type { SearchAnswer } from '../../search';

/** An error that a guide explains. */
export interface KnownError {
  heading: string;
  guide: string;
  /** Address of the explanation, below the site's base. */
  path: string;
  excerpt: string;
}

/** Maximum number of results. */
const MOST = 8;

/** Minimum score of an explanation: below it, sections share only common words with a message. */
const LEAST = 45;
/** Minimum score of further explanations, relative to the best one. */
const LEAST_SHARE = 0.4;

/** Typical start or subject of a message from compilers, Angular and browsers. */
const SAYS_ERROR = /\berror\b|\b(?:TS|NG)\d{3,}\b|\w+Error\b|['"“].+['"”]|\bis not\b|\bcannot\b/i;

/**
 * Extracts the message from pasted text: from code or a log, the lines from the first error number or name on, without
 * file paths and stack traces.
 */
export function messageIn(text: string): string {
  const lines = text
    .split('\n')
    .map((line) =>
      line.replace(/^\s*at .*|\S*\.(?:[cm]?[jt]sx?|html):\d+(?::\d+)?(?: - )?/g, '').trim(),
    )
    .filter((line) => line !== '');
  const telling = lines.filter((line) => SAYS_ERROR.test(line));
  return (telling.length > 0 ? telling : lines).join(' ');
}

/** The sections of an answer that explain the message, best first. */
export function errorsFor({ pages }: SearchAnswer): KnownError[] {
  const scores = pages.flatMap(({ sections }) => sections.map(({ score }) => score));
  const least = Math.max(LEAST, LEAST_SHARE * Math.max(...scores));
  return pages
    .flatMap(({ title, sections, score }) =>
      sections.map((section, at) => ({ ...section, guide: title, rank: score / (at + 1) })),
    )
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MOST)
    .map(({ heading, guide, path, excerpt }) => ({ heading, guide, path, excerpt }));
}
