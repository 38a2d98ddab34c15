import type { NameMatch } from './names';
import { WEIGHTS } from './scoring';
import type { Meaning } from './synonyms';
import { queryTermsOf, stem, termsIn } from './tokens';
import type { IndexedPage, IndexedSection } from './types';

/**
 * Finds pages and sections for which the query contains a synonym.
 *
 * @returns a function that finds pages, and sections by their headings, except pages that the query names anyway
 */
export function synonymMatchesOf(
  pages: readonly IndexedPage[],
  byName: (name: string) => NameMatch[],
): (terms: string[], meanings: Meaning[], named: readonly NameMatch[]) => NameMatch[] {
  let ownHeadings: { page: IndexedPage; section: IndexedSection; terms: Set<string> }[] | undefined;
  // Computed lazily, because many queries contain no synonym.
  const headings = () => {
    ownHeadings ??= pages.flatMap((page) =>
      page.sections.map((section) => ({ page, section, terms: new Set(termsIn(section.heading)) })),
    );
    return ownHeadings;
  };

  const kept = new Map<string, NameMatch[]>();
  /** Returns the matches of a synonym's name. There are few such names. */
  const matchesOf = (name: string) => {
    const matches = kept.get(name) ?? byName(name);
    kept.set(name, matches);
    return matches;
  };

  return (terms, meanings, named) => {
    const known = new Set(named.map(({ page }) => page));
    return subjectsOf(terms, meanings).flatMap(([name, share]) => {
      const weigh = ({ kind }: IndexedPage, points: number) =>
        points * share ** 2 * (WEIGHTS.kinds[kind] ?? 1);
      const nameTerms = queryTermsOf(name).map(stem);
      const ofPages = matchesOf(name).filter(
        ({ page, section, isWhole }) => isWhole && !section && !known.has(page),
      );
      const ofSections =
        ofPages.length > 0 || nameTerms.length < 2
          ? []
          : headings().filter(({ terms }) => nameTerms.every((term) => terms.has(term)));
      return [
        ...ofPages.map(({ page }) => ({
          page,
          points: weigh(page, WEIGHTS.synonym),
          isWhole: false,
        })),
        ...ofSections.map(({ page, section }) => ({
          page,
          section,
          points: weigh(page, WEIGHTS.synonymOfSection),
          isWhole: share === 1,
        })),
      ];
    });
  };
}

/** A name for which the query contains a synonym, with the share of its terms that match it. */
type Subject = readonly [name: string, share: number];

function subjectsOf(terms: string[], meanings: Meaning[]): Subject[] {
  const termsByName = new Map<string, Set<string>>();
  for (const { name, from, isName } of meanings) {
    if (isName) termsByName.set(name, new Set([...(termsByName.get(name) ?? []), ...from]));
  }
  return [...termsByName].map(([name, words]) => [name, words.size / terms.length] as const);
}
