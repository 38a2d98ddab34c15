import { excerptOf } from './excerpt';
import { idOf, termsIn } from './tokens';
import type { IndexedPage, IndexedSection, PageResult, SectionResult } from './types';

/** Most sections of a page in an answer. */
const MOST_SECTIONS = 4;
/** Sections with less than this share of the points of the page's best one are left out. */
const LEAST_SECTION = 0.2;

/** A page as a result, without points. */
export const resultOf = ({ path, title, kind }: IndexedPage): PageResult => ({
  path,
  title,
  kind,
  excerpt: '',
  score: 0,
  sections: [],
});

/** A section as a result; its whole text is cut to an excerpt when it is shown. */
export const sectionResult = (
  { path }: IndexedPage,
  { heading, id = idOf(heading), text }: IndexedSection,
  score: number,
): SectionResult => ({ heading, path: id ? `${path}#${id}` : path, excerpt: text, score });

/** A result as readers see it: its best sections below a heading, and of each text what says most. */
export function finished(
  result: PageResult,
  { path, title, sections }: IndexedPage,
  terms: ReadonlySet<string>,
): PageResult {
  /** What titles say already tells nothing of the sentences below them. */
  const excerptBelow = (titles: string, text: string) => {
    const said = new Set(termsIn(titles));
    return excerptOf(text, new Set([...terms].filter((term) => !said.has(term))));
  };
  const least = LEAST_SECTION * Math.max(...result.sections.map(({ score }) => score));
  return {
    ...result,
    excerpt: excerptBelow(title, sections[0]?.text ?? ''),
    sections: result.sections
      // What stands before the first heading is the page itself.
      .filter((section) => section.path !== path && section.score >= least)
      .slice(0, MOST_SECTIONS)
      .map((section) => ({
        ...section,
        excerpt: excerptBelow(`${title} ${section.heading}`, section.excerpt),
      })),
  };
}
