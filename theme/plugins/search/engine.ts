import { explanationIn } from './explanation';
import { errorSectionsOf, type Filter, parseQuery, type Sort } from './filters';
import { createFullText } from './fullText';
import { keyNamesIn, messageNamesOf } from './messageNames';
import { type NameMatch, namesOf } from './names';
import { addSignatures, finished, resultOf, sectionResult } from './pageResults';
import { WEIGHTS } from './scoring';
import { type SignatureMatch, signaturesOf } from './signatures';
import { synonymMatchesOf } from './synonymMatches';
import { meaningsIn, SIMILAR_WEIGHT } from './synonyms';
import { fold, isType, namesIn, queryTermsOf, stem } from './tokens';
import type { IndexedPage, PageKind, PageResult, SearchAnswer, SectionResult } from './types';

/** Returns the kind of a section: a type that is not exported, or the kind of its page. */
const kindOfSection = (kind: PageKind, path: string): PageKind =>
  isType(path.split('#')[1] ?? '') ? 'type' : kind;

/** Minimum number of words of an error message. */
const LEAST_MESSAGE = 3;

/** Maximum number of pages in an answer. */
const MOST_PAGES = 12;

export interface SearchEngine {
  /**
   * Searches all pages.
   * @param filter the filter that is selected in addition to the query
   */
  search(query: string, filter?: Filter): SearchAnswer;
  /** Returns the signatures that match a query for a type, best first; undefined for other queries. */
  signatures(query: string): SignatureMatch[] | undefined;
}

/** Builds the engine over all pages. */
export function createEngine(pages: IndexedPage[]): SearchEngine {
  const words = createFullText(pages);
  const byName = namesOf(pages);
  const bySignature = signaturesOf(pages);
  const bySynonym = synonymMatchesOf(pages, byName);
  const namedIn = messageNamesOf(pages, byName);
  const errorPaths = new Set(
    pages.flatMap((page) =>
      errorSectionsOf(page).map((section) => sectionResult(page, section, 0).path),
    ),
  );

  /**
   * Returns the answer to an error message. With the filter for errors, lists only what explains the error, otherwise
   * also the names in the message.
   */
  function explained(
    message: string,
    answer: SearchAnswer,
    filter: Filter | undefined,
    named: readonly NameMatch[],
  ): SearchAnswer {
    const { explanation, sections } = explanationIn(message, answer.pages, ({ path }) =>
      errorPaths.has(path),
    );
    if (filter !== 'errors') return { ...answer, explanation };
    if (explanation === 'none') {
      const known = new Set(named.map(({ page }) => page));
      const pages = [...known].map((page) => finished(resultOf(page), page, answer.terms));
      return { pages, total: pages.length, terms: answer.terms, explanation };
    }
    const pages = answer.pages
      .map((page) => ({ ...page, sections: page.sections.filter((each) => sections.has(each)) }))
      .filter((page) => page.sections.length > 0);
    return {
      ...answer,
      pages,
      total: pages.length,
      best: pages[0]?.sections[0]?.path,
      explanation,
    };
  }

  return {
    signatures: bySignature,
    search(raw, filter) {
      const { query, wanted, preferred, isMessage } = parseQuery(raw, filter);
      const matched = new Map<string, number>();
      if (!query) {
        const all = wanted ? allOf(wanted, pages, errorPaths) : [];
        return { pages: all, total: all.length, terms: new Set() };
      }
      const preferredMatches = preferred
        ? byName(preferred.name).filter(({ page, section }) =>
            section
              ? isType(section.id ?? '') && preferred.sort('type')
              : preferred.sort(page.kind),
          )
        : [];
      // A category word that has matched need not occur in the text.
      const effectiveQuery = preferred && preferredMatches.length > 0 ? preferred.name : query;
      const terms = [...new Set(queryTermsOf(effectiveQuery).map(stem))];
      const meanings = [
        ...meaningsIn(terms, words.isUnknown),
        ...namesIn(effectiveQuery).map(({ name, parts }) => ({
          from: [termOf(name)],
          to: parts.map(stem),
          name,
          weight: WEIGHTS.inName,
          isName: false,
        })),
      ];
      const keyTerms = isMessage ? keyNamesIn(effectiveQuery) : [];
      const results = words.search(
        effectiveQuery,
        terms,
        meanings,
        matched,
        new Set(keyTerms.map(termOf)),
        isMessage,
      );
      const matchedTerms: ReadonlySet<string> = new Set(matched.keys());
      const matches = [...byName(query), ...preferredMatches];
      matches.push(...bySynonym(terms, meanings, matches));
      const withSignature = bySignature(query, isMessage) ?? [];
      const named = isMessage && withSignature.length === 0 ? namedIn(query) : [];
      matches.push(...named);
      const pagesWithSignature = [...new Set(withSignature.map(({ page }) => page))];
      matches.push(
        ...withSignature.map(({ page, section }) => ({
          page,
          points: 0,
          isWhole: !section && page === pagesWithSignature[0],
        })),
      );
      /** Pages that the query names as a whole. */
      const namedPages = new Set<IndexedPage>();
      /** Pages whose names match at least in part. */
      const titled = new Set<IndexedPage>();
      /** Name points by page. Those of members are not added up, because only one of them is meant. */
      const ofNames = new Map<IndexedPage, number>();
      for (const { page, section, points, isWhole } of matches) {
        const result = results.get(page) ?? resultOf(page);
        results.set(page, result);
        const known = ofNames.get(page) ?? 0;
        ofNames.set(page, section ? Math.max(known, points) : known + points);
        if (!section) {
          titled.add(page);
          if (isWhole) namedPages.add(page);
          continue;
        }
        const weight = isDeprecated(section.text) ? WEIGHTS.deprecated : 1;
        const own = sectionResult(page, section, weight * points);
        const found = result.sections.find(({ path }) => path === own.path);
        if (found) found.score += own.score;
        else result.sections.push(own);
      }
      for (const [page, result] of results) {
        const { kind } = page;
        result.score += ofNames.get(page) ?? 0;
        const place = pagesWithSignature.indexOf(page);
        if (place >= 0) {
          result.score = WEIGHTS.signature - place;
          addSignatures(
            result,
            withSignature.filter((match) => match.page === page),
          );
        }
        const isOf = (sort: Sort, { path }: SectionResult) =>
          sort(kindOfSection(kind, path), errorPaths.has(path));
        if (preferred) {
          for (const section of result.sections) {
            if (isOf(preferred.sort, section)) section.score *= WEIGHTS.preferred;
          }
        }
        if (wanted && !wanted(kind)) {
          result.sections = result.sections.filter((section) => isOf(wanted, section));
        }
        result.sections.sort((a, b) => b.score - a.score);
        const [top] = result.sections;
        // An error is explained by the same page as without the filter.
        if (wanted && !wanted(kind) && filter !== 'errors') result.score = top?.score ?? 0;
        if (preferred && (preferred.sort(kind) || (top && isOf(preferred.sort, top)))) {
          result.score *= WEIGHTS.preferred;
        }
      }
      const sorted = [...results]
        .filter(([{ kind }, { sections }]) => !wanted || wanted(kind) || sections.length > 0)
        .sort(([, a], [, b]) => b.score - a.score || a.title.localeCompare(b.title));
      const [first, firstResult] = sorted[0] ?? [];
      // The introduction of a page is its own row.
      const top = firstResult?.sections[0];
      const isPage =
        first &&
        (namedPages.has(first) ||
          !top ||
          top.path === first.path ||
          top.score < WEIGHTS.leastOpened * firstResult.score ||
          (titled.has(first) && isDeprecated(top.excerpt)));
      const answers = sorted
        .slice(0, MOST_PAGES)
        .map(([page, result]) => finished(result, page, matchedTerms, isMessage));
      const best = isPage ? undefined : answers[0]?.sections[0]?.path;
      const answer = { pages: answers, total: sorted.length, terms: markedOf(matched), best };
      const isError = isMessage || (filter === 'errors' && terms.length >= LEAST_MESSAGE);
      return isError ? explained(query, answer, filter, named) : answer;
    },
  };
}

/** Returns all pages of a category, or all pages with sections of that category. */
function allOf(
  wanted: Sort,
  pages: readonly IndexedPage[],
  errorPaths: ReadonlySet<string>,
): PageResult[] {
  return pages.flatMap((page) => {
    const result = resultOf(page);
    const isWanted = wanted(page.kind);
    if (!isWanted) {
      result.sections = page.sections
        .map((section) => sectionResult(page, section, 1))
        .filter(({ path }) => wanted(page.kind, errorPaths.has(path)));
    }
    return isWanted || result.sections.length > 0 ? [finished(result, page, new Set())] : [];
  });
}

/**
 * Returns the terms to highlight: those of the query and their synonyms. Includes words with a similar meaning only if
 * there are no others.
 */
function markedOf(matched: ReadonlyMap<string, number>): ReadonlySet<string> {
  const near = [...matched].filter(([, weight]) => weight > SIMILAR_WEIGHT);
  return new Set((near.length > 0 ? near : [...matched]).map(([term]) => term));
}

/** Returns whether a text says that a member or option is deprecated. */
const isDeprecated = (text: string) => text.startsWith('Deprecated');

/** Returns the index term of a name. */
const termOf = (name: string) => stem(fold(name));
