import type { SearchAnswer } from '../Search/types';

/** An error that a guide explains. */
export interface KnownError {
  heading: string;
  /** The title of the guide. */
  guide: string;
  /** Where it is explained, below the site's base. */
  path: string;
  excerpt: string;
}

/** Most errors that are shown. */
const MOST = 8;

/** What compilers, Angular and browsers begin a message with, or put its subject in. */
const SAYS_ERROR = /\berror\b|\b(?:TS|NG)\d{3,}\b|\w+Error\b|['"“].+['"”]|\bis not\b|\bcannot\b/i;

/**
 * The message in what was pasted: with code or a log around it, the lines that say what is wrong, from the first
 * one with a number or the name of an error on. Paths of files and lines of a stack are no part of it.
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

/** The sections of an answer, the likeliest first. */
export function errorsFor({ pages }: SearchAnswer): KnownError[] {
  return pages
    .flatMap(({ title, sections, score }) =>
      sections.map((section, at) => ({ ...section, guide: title, rank: score / (at + 1) })),
    )
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MOST)
    .map(({ heading, guide, path, excerpt }) => ({ heading, guide, path, excerpt }));
}
