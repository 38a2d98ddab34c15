import { API_ROUTE } from '../../../theme/config/docs';
import { isSymbol, pageKindOf } from '../../../theme/config/pageKinds';
import type { IndexedSection } from '../../../theme/plugins/search/indexFormat';
import type { Heading, Page } from '../../content/page';
import type { Section } from '../../content/sections';

/** Id of the section with links to guides on the page of a symbol. */
export const RELATED_PAGES = 'related-pages';

/**
 * Ignored sections of symbol pages: links, versions and code, which are not specific to the symbol, and store members,
 * which the guide explains.
 */
const IGNORED_IN_SYMBOLS = new Set([
  RELATED_PAGES,
  'history',
  'underlying-types',
  'what-it-adds-to-the-store',
]);

/** Ignored sections of other pages: links, which are indexed elsewhere, and what every guide has. */
const IGNORED_ELSEWHERE = new Set([RELATED_PAGES, 'api', 'try-it']);

/** The heading of a guide's section about errors. Each heading below it describes one error. */
const ERRORS_HEADING = 'Edge cases and errors';

/** Matches headings elsewhere about errors: a number, a quoted message, or a failure. */
const NAMES_ERROR = /["“]|\b(?:TS|NG)\d{3,}\b|\berrors?\b|\b(?:is|does|are) not\b|\bcannot\b/i;

export function errorCases(headings: readonly Heading[]): Set<string> {
  const start = headings.findIndex(({ text }) => text === ERRORS_HEADING);
  if (start < 0) return new Set();
  const below = headings.slice(start + 1);
  const end = below.findIndex(({ depth }) => depth <= 2);
  return new Set(below.slice(0, end < 0 ? undefined : end).map(({ id }) => id));
}

export function indexedSections(
  sections: readonly Section[],
  { route, headings, data }: Pick<Page, 'route' | 'headings' | 'data'>,
): IndexedSection[] {
  const kind = pageKindOf(route);
  const cases = kind === 'guide' ? errorCases(headings) : new Set();
  const ignored = isSymbol(kind) ? IGNORED_IN_SYMBOLS : IGNORED_ELSEWHERE;
  // Lists of symbols repeat the pages of the symbols.
  const isList = kind === 'page' && route.startsWith(API_ROUTE);
  const last = isList || data.unlisted_sections === true ? 1 : undefined;
  let heading = '';
  return sections.slice(0, last).flatMap(({ part, ...section }, at) => {
    if (!part) heading = section.id;
    if (part === 'type') return isSymbol(kind) ? section : [];
    if (ignored.has(heading) || (at > 0 && isSymbol(kind) && !section.text)) return [];
    if (cases.has(heading)) return { ...section, error: 'case' };
    const isNamed = kind === 'guide' && section.text !== '' && NAMES_ERROR.test(section.heading);
    return isNamed ? { ...section, error: 'named' } : section;
  });
}
