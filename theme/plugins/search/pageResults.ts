import { excerptOf } from './excerpt';
import { WEIGHTS } from './scoring';
import type { SignatureMatch } from './signatures';
import { idOf, termsIn } from './tokens';
import type { IndexedPage, IndexedSection, PageResult, SectionResult } from './types';

/** Maximum number of sections per page. */
const MOST_SECTIONS = 4;
/** Minimum score of a section, relative to the best one of its page. */
const LEAST_SECTION = 0.2;

/** Returns a page as a result without points. */
export const resultOf = ({ path, title, kind }: IndexedPage): PageResult => ({
  path,
  title,
  kind,
  excerpt: '',
  score: 0,
  sections: [],
});

/** Returns a section as a result with its whole text, which is shortened later. */
export const sectionResult = (
  { path }: IndexedPage,
  { heading, id = idOf(heading), text }: IndexedSection,
  score: number,
): SectionResult => ({ heading, path: id ? `${path}#${id}` : path, excerpt: text, score });

/** Adds the matching signatures of a page: its own, and those of its members. */
export function addSignatures(result: PageResult, matches: readonly SignatureMatch[]): void {
  const ofSections = matches.flatMap(({ page, section, code }, at) => {
    if (!section) result.code ??= code;
    return section ? { ...sectionResult(page, section, WEIGHTS.signature - at), code } : [];
  });
  result.sections = ofSections;
}

/**
 * Returns the final result with its best sections and excerpts.
 *
 * @param isMessage sections begin with the cause of an error, so the excerpts do, too
 */
export function finished(
  result: PageResult,
  { path, title, sections }: IndexedPage,
  terms: ReadonlySet<string>,
  isMessage = false,
): PageResult {
  /** Returns an excerpt that ignores terms in the titles. */
  const excerptBelow = (titles: string, text: string) => {
    const titleTerms = new Set(termsIn(titles));
    return excerptOf(text, new Set([...terms].filter((term) => !titleTerms.has(term))));
  };
  const least = LEAST_SECTION * Math.max(...result.sections.map(({ score }) => score));
  return {
    ...withExcerpt(result, () => excerptBelow(title, sections[0]?.text ?? '')),
    sections: result.sections
      // The text before the first heading counts as the page itself.
      .filter((section) => section.path !== path && section.score >= least)
      .slice(0, MOST_SECTIONS)
      .map((section) =>
        withExcerpt(section, () =>
          isMessage
            ? excerptOf(section.excerpt, new Set())
            : excerptBelow(`${title} ${section.heading}`, section.excerpt),
        ),
      ),
  };
}

/** Returns a result whose excerpt is chosen when it is shown, because most results are below the fold. */
function withExcerpt<T>(result: T, choose: () => string): T & { excerpt: string } {
  let chosen: string | undefined;
  return Object.defineProperty({ ...result, excerpt: '' }, 'excerpt', {
    enumerable: true,
    get: () => (chosen ??= choose()),
  });
}
