import MiniSearch, { type SearchOptions } from 'minisearch';
import { edgeCasesOf, reportsError } from './filters';
import { resultOf, sectionResult } from './pageResults';
import { nearness, similarity, sum, WEIGHTS, weigh } from './scoring';
import { slipsAllowedIn } from './slips';
import type { Meaning } from './synonyms';
import { compact, queryTermsOf, stem, termsIn } from './tokens';
import type { IndexedPage, IndexedSection, PageResult } from './types';

/** A section, or the title of a page, which does not favor any of its sections. */
interface Document {
  id: number;
  title?: string;
  heading?: string;
  text?: string;
}

interface Entry {
  page: IndexedPage;
  /** Missing for the title of a page. */
  section?: IndexedSection;
  /** The heading in letters and digits only. */
  name: string;
  /** Its significant terms. */
  terms: string[];
}

/** Whether a term is significant on its own; single letters and digits occur in nearly every text. */
const isSignificant = (word = '') => word.length > 1;

/** A query of this many words is a sentence; one page must contain more than this share of them. */
const SENTENCE = 5;
const LEAST_MATCHED = 1 / 3;

/** Points by index of the entry. */
type Points = Float64Array;

/** What matches a term of a query. */
interface Hits {
  points: Points;
  /** The index terms, such as those that start with the term. */
  words: string[];
}

/** Number of terms whose matches are kept, since all but the last one recur with each letter of a query. */
const MOST_KEPT = 500;

/** Finds pages by the words in their text. Setup takes about 0.1 ms per section on a laptop. */
export function createFullText(pages: readonly IndexedPage[]) {
  const entries: Entry[] = pages.flatMap((page) => [
    { page, name: '', terms: [] },
    ...page.sections.map((section) => ({
      page,
      section,
      name: compact(section.heading),
      terms: [...new Set(queryTermsOf(section.heading).map(stem))],
    })),
  ]);
  /** The number of entries by term. */
  const vocabulary = new Map<string, number>();
  const mini = new MiniSearch<Document>({
    fields: ['title', 'heading', 'text'],
    tokenize(text) {
      const terms = termsIn(text);
      for (const term of new Set(terms)) vocabulary.set(term, (vocabulary.get(term) ?? 0) + 1);
      return terms;
    },
    processTerm: (term) => term,
  });
  mini.addAll(
    entries.map(({ page, section }, id) =>
      section ? { id, heading: section.heading, text: section.text } : { id, title: page.title },
    ),
  );
  const rarity = (term: string) => Math.log(1 + entries.length / (vocabulary.get(term) ?? 1));
  const errorSections = new Set(pages.flatMap(edgeCasesOf));
  const kept = new Map<string, Hits>();

  /**
   * The entries with a word or a word that starts with it; without any, those with a similar spelling.
   *
   * @param isOpen whether the reader may still be typing the word
   */
  function hitsOf(term: string, isOpen: boolean): Hits {
    const isPrefix = term.length > 1 && (isOpen || !vocabulary.has(term));
    const key = isPrefix ? `${term}*` : term;
    const known = kept.get(key);
    if (known) return known;
    const options: SearchOptions = {
      tokenize: (text) => [text],
      boost: WEIGHTS.fields,
      prefix: isPrefix,
      weights: { prefix: WEIGHTS.prefix, fuzzy: WEIGHTS.fuzzy },
    };
    let found = mini.search(term, options);
    // Only an unknown word can be misspelled.
    for (let slips = 1; found.length === 0 && slips <= slipsAllowedIn(term); slips++) {
      found = mini.search(term, { ...options, prefix: false, fuzzy: slips });
    }
    const points = new Float64Array(entries.length);
    for (const { id, score } of found) points[id] = score;
    const hits = { points, words: [...new Set(found.flatMap(({ terms }) => terms))] };
    if (kept.size === MOST_KEPT) kept.clear();
    kept.set(key, hits);
    return hits;
  }

  /** For each term, the points of the entries that contain it or a synonym. */
  function fullText(
    terms: string[],
    meanings: Meaning[],
    matchedTerms: Set<string>,
    keyTerms: ReadonlySet<string>,
  ): Points[] {
    const hits = terms.map((term, at) => hitsOf(term, at === terms.length - 1));
    const hasSignificant = hits.some(
      ({ words }, at) => words.length > 0 && isSignificant(terms[at]),
    );
    const found = hits.map(({ points, words }, at) => {
      for (const word of words) matchedTerms.add(word);
      const factor = !hasSignificant ? 0 : keyTerms.has(terms[at] ?? '') ? WEIGHTS.keyTerms : 1;
      return points.map((score) => factor * score);
    });
    for (const { from, to, weight } of meanings) {
      const parts = to.map((term) => hitsOf(term, false));
      for (const { words } of parts) for (const word of words) matchedTerms.add(word);
      for (let id = 0; id < entries.length; id++) {
        let [total, matched] = [0, 0];
        for (const { points } of parts) {
          total += points[id] ?? 0;
          matched += Number((points[id] ?? 0) > 0);
        }
        if (matched === 0) continue;
        const score = (weight * (matched / parts.length) ** 2 * total) / from.length;
        for (const term of from) {
          const scores = found[terms.indexOf(term)];
          if (scores && (scores[id] ?? 0) < score) scores[id] = score;
        }
      }
    }
    return found;
  }

  /** Pages with the sections that match the query, unless all match only a few of many words. */
  function byWords(
    query: string,
    terms: string[],
    found: Points[],
    matchedTerms: ReadonlySet<string>,
  ): Map<IndexedPage, PageResult> {
    const isReport = reportsError(query);
    const compactQuery = compact(query);
    const pointsOf = (id: number) => found.map((points) => points[id] ?? 0);
    const known = found.filter((points) => points.some((score) => score > 0)).length;
    const results = new Map<IndexedPage, PageResult>();
    let mostMatched = 0;
    let end = 0;
    for (const page of pages) {
      const start = end;
      end += 1 + page.sections.length;
      const title = pointsOf(start);
      let best = title;
      let top = 0;
      const result = resultOf(page);
      page.sections.forEach((section, at) => {
        const id = start + 1 + at;
        const own = pointsOf(id);
        if (sum(own) === 0) return;
        best = best.map((peak, term) => Math.max(peak, own[term] ?? 0));
        const headingScore = WEIGHTS.heading * similarity(compactQuery, entries[id]?.name ?? '');
        const specific = own.map((points, at) => (title[at] ? WEIGHTS.inTitle : 1) * points);
        const near = nearness(terms, entries[id]?.terms ?? [], matchedTerms, rarity);
        const isGroup = page.kind === 'guide' && section.heading !== '' && section.text === '';
        const errorFactor = !isReport && errorSections.has(section) ? WEIGHTS.errorSection : 1;
        const factor = isGroup ? WEIGHTS.group : errorFactor;
        top = Math.max(top, factor * (weigh(own, known) + headingScore));
        const score = weigh(specific, known) + headingScore + WEIGHTS.nearHeading * near;
        result.sections.push(sectionResult(page, section, factor * score));
      });
      if (sum(best) === 0) continue;
      results.set(page, result);
      const matched = best.filter((points, at) => points > 0 && isSignificant(terms[at])).length;
      mostMatched = Math.max(mostMatched, matched);
      result.sections.sort((a, b) => b.score - a.score);
      result.score = (weigh(best, known) + WEIGHTS.section * top) * (WEIGHTS.kinds[page.kind] ?? 1);
    }
    // No page matches well enough.
    if (terms.length >= SENTENCE && mostMatched <= LEAST_MATCHED * terms.length) results.clear();
    return results;
  }

  return {
    /** Whether no page contains a term. */
    isUnknown: (term: string) => !vocabulary.has(term),
    /**
     * Pages with the sections that match the query.
     *
     * @param terms the stemmed words
     * @param matchedTerms receives the index terms that matched
     * @param keyTerms the most significant terms, such as names in an error message
     */
    search: (
      query: string,
      terms: string[],
      meanings: Meaning[],
      matchedTerms: Set<string>,
      keyTerms: ReadonlySet<string> = new Set(),
    ) => {
      const found = fullText(terms, meanings, matchedTerms, keyTerms);
      return byWords(query, terms, found, matchedTerms);
    },
  };
}
