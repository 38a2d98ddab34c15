import type { IndexedPage } from './indexFormat';
import type { NameMatch } from './names';
import phrases from './phrases.json';
import { kindFactor, WEIGHTS } from './scoring';
import { isMisspelling, namesIn, queryTermsOf, stem, termsIn } from './tokens';

/** Weight of a match by phrase, relative to the words themselves. */
const PHRASE_WEIGHT = 0.8;
/** Weight of a word inside a camelCase name, relative to the name itself. */
const IN_NAME_WEIGHT = 0.4;

/** A mapping from a phrase of a query to the pages' words. */
export interface Meaning {
  /** Stemmed words of the query. */
  from: string[];
  /** Stemmed words of the pages. */
  to: string[];
  /** The pages' words for a subject, as listed. Missing for a word inside a name. */
  subject?: string;
  /** Weight relative to the reader's own words, 0 to 1. */
  weight: number;
}

const termsOf = (text: string) => [...new Set(queryTermsOf(text).map(stem))];

/** Words of pages for a subject, with phrases of readers for it, whose words match in any order and form. */
export const PHRASES: ReadonlyMap<string, string[]> = new Map(
  Object.entries(phrases).map(([subject, ofReaders]) => [subject, ofReaders.split(', ')]),
);

const MEANINGS: Meaning[] = [...PHRASES].flatMap(([subject, phrases]) => {
  // Forms of a word, such as "persist" and "persistence", are one term.
  const terms = new Map(phrases.map(termsOf).map((from) => [from.join(' '), from]));
  return [...terms.values()].map((from) => ({
    from,
    to: termsOf(subject),
    subject,
    weight: PHRASE_WEIGHT,
  }));
});

/** Other words for those of a query, whose terms may be misspelled synonyms if no page contains them. */
export function meaningsIn(
  query: string,
  terms: readonly string[],
  isUnknown: (term: string) => boolean,
): Meaning[] {
  const unknown = terms.filter(isUnknown);
  const phrases = MEANINGS.flatMap((meaning) => {
    const from = meaning.from.map((word) =>
      terms.includes(word) ? word : unknown.find((term) => isMisspelling(term, word)),
    );
    return from.every((term) => term !== undefined) ? [{ ...meaning, from }] : [];
  });
  const inNames = namesIn(query).map(({ name, parts }) => ({
    from: [stem(name)],
    to: parts.map(stem),
    weight: IN_NAME_WEIGHT,
  }));
  return [...phrases, ...inNames];
}

/** Finds pages about the subjects of a query, or else sections with these words in their headings. */
export function synonymMatchesOf(
  pages: readonly IndexedPage[],
  byName: (name: string) => NameMatch[],
): (
  query: { terms: readonly string[]; meanings: readonly Meaning[] },
  named: readonly NameMatch[],
) => NameMatch[] {
  const matchesBySubject = new Map<string, ReturnType<typeof matchesOf>>();
  function matchesOf(subject: string) {
    const terms = termsOf(subject);
    const ofPages = byName(subject).filter(({ section, isWhole }) => isWhole && !section);
    const ofSections = pages.flatMap((page) =>
      page.sections
        .filter(({ heading }) => {
          const inHeading = new Set(termsIn(heading));
          return terms.length > 1 && terms.every((term) => inHeading.has(term));
        })
        .map((section) => ({ page, section })),
    );
    return { ofPages, ofSections };
  }

  return ({ terms, meanings }, named) => {
    const namedPages = new Set(named.map(({ page }) => page));
    const wordsBySubject = new Map<string, Set<string>>();
    for (const { subject, from } of meanings) {
      if (!subject) continue;
      wordsBySubject.set(subject, new Set([...(wordsBySubject.get(subject) ?? []), ...from]));
    }
    return [...wordsBySubject].flatMap(([subject, words]): NameMatch[] => {
      const share = words.size / terms.length;
      const weigh = (page: IndexedPage, weight: number) => weight * share ** 2 * kindFactor(page);
      const matches = matchesBySubject.get(subject) ?? matchesOf(subject);
      matchesBySubject.set(subject, matches);
      const ofPages = matches.ofPages.filter(({ page }) => !namedPages.has(page));
      if (ofPages.length > 0) {
        return ofPages.map(({ page }) => ({
          page,
          points: weigh(page, WEIGHTS.subject),
          isWhole: false,
        }));
      }
      return matches.ofSections.map(({ page, section }) => ({
        page,
        section,
        points: weigh(page, WEIGHTS.subjectOfSection),
        isWhole: share === 1,
      }));
    });
  };
}
