import { keyNamesIn, messageOf, messagesOf, similarity } from './errors';
import type { IndexedPage, IndexedSection } from './indexFormat';
import { type PageResult, resultOf, sectionResult } from './pageResults';
import { reportsError } from './query';
import { covered, kindFactor, nearness, type QueryKind, sum, WEIGHTS } from './scoring';
import { type Meaning, meaningsIn } from './synonyms';
import { fold, queryTermsOf, stem, WORD } from './tokens';
import { createWordIndex } from './wordIndex';

/** The facts about a section that do not depend on the query. */
interface Entry {
  section: IndexedSection;
  /** The parts of the messages that it is about. */
  messages: string[][];
  /** The significant terms of its heading. */
  terms: string[];
  /** Its heading without case, if that is a single word, such as the name of a member. */
  name?: string;
}

/** The pages with words of a query. */
export interface TextMatches {
  results: Map<IndexedPage, PageResult>;
  /** The significant terms of the query. */
  terms: string[];
  meanings: Meaning[];
  /** The index terms that matched, with their weight. */
  matched: Map<string, number>;
}

/** A query with at least this many words is a sentence, of which one page must contain more than the share below. */
const SENTENCE = 5;
const MIN_MATCHED = 0.4;

/** Number of words, significant or not, from which a query is a question rather than a few keywords. */
const QUESTION = 5;

/** Number of pages from which a heading, such as "Minimal example", says nothing about its section. */
const STRUCTURE = 4;

/** Single letters and digits occur in nearly every text. */
const isSignificant = (term = '') => term.length > 1;

export function createFullText(pages: readonly IndexedPage[]) {
  const index = createWordIndex(pages);
  const { isUnknown, rarity } = index;
  const times = new Map<string, number>();
  for (const { heading } of pages.flatMap(({ sections }) => sections)) {
    times.set(heading, (times.get(heading) ?? 0) + 1);
  }
  const isStructure = (heading: string) =>
    /[A-Z ]/.test(heading) && (times.get(heading) ?? 0) >= STRUCTURE;
  const entriesOf = new Map(
    pages.map((page): [IndexedPage, Entry[]] => [
      page,
      page.sections.map((section) => ({
        section,
        messages: messagesOf(section),
        terms: isStructure(section.heading) ? [] : significantTerms(section.heading),
        name: /^[\w$]+$/.test(section.heading) ? fold(section.heading) : undefined,
      })),
    ]),
  );

  /** @param isMessage whether the query is an error message, which does not consist of the words of readers */
  return (query: string, isMessage = false): TextMatches => {
    const isQuestion = query.split(/\s+/).length >= QUESTION;
    const kind = isMessage ? 'message' : isQuestion ? 'question' : 'keywords';
    const terms = significantTerms(query);
    const meanings = meaningsIn(query, terms, isUnknown);
    const matched = new Map<string, number>();
    const points = pointsOfTerms(query, terms, kind, matched);
    addMeanings(points, terms, meanings, kind, isQuestion, matched);
    const results = scorePages(query, terms, points, isQuestion, matched);
    const isMeant = (term: string) => meanings.some(({ from }) => from.includes(term));
    // A match of an unknown word may be a coincidence.
    const isTelling = terms.map(
      (term) => isSignificant(term) && (!isUnknown(term) || isMeant(term)),
    );
    const mostMatched = Math.max(
      0,
      ...[...results.values()].map(
        ({ best }) => best.filter((score, at) => score > 0 && isTelling[at]).length,
      ),
    );
    const isTooFew = terms.length >= SENTENCE && mostMatched <= MIN_MATCHED * terms.length;
    return {
      results: new Map(isTooFew ? [] : [...results].map(([page, { result }]) => [page, result])),
      terms,
      meanings,
      matched,
    };
  };

  function pointsOfTerms(
    query: string,
    terms: readonly string[],
    kind: QueryKind,
    matched: Map<string, number>,
  ): Float64Array[] {
    const typed = queryTermsOf(query).at(-1);
    const hits = terms.map((term, at) =>
      index.hitsOf(term, kind, at === terms.length - 1 ? typed : undefined),
    );
    const hasSignificant = hits.some(
      ({ words }, at) => words.length > 0 && isSignificant(terms[at]),
    );
    const keyTerms = new Set(kind === 'message' ? keyNamesIn(query).map(fold).map(stem) : []);
    return hits.map(({ points, words }, at) => {
      for (const word of words) matched.set(word, 1);
      const factor = !hasSignificant ? 0 : keyTerms.has(terms[at] ?? '') ? WEIGHTS.keyTerms : 1;
      return points.map((score) => factor * score);
    });
  }

  /** Raises the points of documents that contain a synonym of a term. */
  function addMeanings(
    points: readonly Float64Array[],
    terms: readonly string[],
    meanings: readonly Meaning[],
    kind: QueryKind,
    isQuestion: boolean,
    matched: Map<string, number>,
  ): void {
    for (const { from, to, weight, isSimilar } of meanings) {
      const [word = '', other = ''] = [from[0], to[0]];
      const isKnown = isSimilar && !isUnknown(word);
      // Keywords are meant literally.
      if (isKnown && !isQuestion) continue;
      // A rare word is not worth more than the reader's own.
      const limit = isKnown ? Math.min(1, rarity(word) / rarity(other)) : 1;
      const parts = to.map((term) =>
        isSimilar ? index.titlesWith(term, kind) : index.hitsOf(term, kind),
      );
      for (const term of parts.flatMap(({ words }) => words)) {
        matched.set(term, Math.max(matched.get(term) ?? 0, weight));
      }
      for (let id = 0; id < index.size; id++) {
        // A loop without arrays, because it runs for all sections with each letter.
        let total = 0;
        let count = 0;
        for (const part of parts) {
          total += part.points[id] ?? 0;
          if (part.points[id]) count++;
        }
        if (count === 0) continue;
        const score = (weight * limit * (count / parts.length) ** 2 * total) / from.length;
        for (const term of from) {
          const own = points[terms.indexOf(term)];
          if (own && (own[id] ?? 0) < score) own[id] = score;
        }
      }
    }
  }

  /** Scores the pages and their sections. `best` has the best score of each term on the page. */
  function scorePages(
    query: string,
    terms: readonly string[],
    points: readonly Float64Array[],
    isQuestion: boolean,
    matched: ReadonlyMap<string, number>,
  ): Map<IndexedPage, { result: PageResult; best: number[] }> {
    const isReport = reportsError(query);
    const message = messageOf(query);
    const words = new Set(query.match(WORD)?.map(fold));
    const occurring = points.filter((scores) => scores.some((score) => score > 0)).length;
    const pointsIn = (id: number) => points.map((scores) => scores[id] ?? 0);

    function scoreOf(
      { section, messages, terms: heading, name }: Entry,
      own: number[],
      title: number[],
    ) {
      let total = 0;
      for (let at = 0; at < own.length; at++) {
        const inTitle = title[at] ?? 0;
        total += (inTitle && section.id ? WEIGHTS.inTitle : 1) * (own[at] ?? 0);
        if (isQuestion) total += WEIGHTS.context * inTitle;
      }
      // A member has exactly its name, not another form of the word.
      const isOther = name !== undefined && !words.has(name);
      if (!isOther) total += WEIGHTS.nearHeading * nearness(terms, heading, matched, rarity);
      const same = WEIGHTS.message * Math.max(...messages.map((each) => similarity(message, each)));
      const factor = section.error === 'case' && !isReport ? WEIGHTS.errorSection : 1;
      return factor * (covered(own, occurring, title) * total + same);
    }

    const results = new Map<IndexedPage, { result: PageResult; best: number[] }>();
    let id = 0;
    for (const [page, entries] of entriesOf) {
      const title = pointsIn(id++);
      const best = [...title];
      const result = resultOf(page);
      for (const entry of entries) {
        const own = pointsIn(id++);
        if (!own.some(Boolean)) continue;
        for (const [at, score] of own.entries()) best[at] = Math.max(best[at] ?? 0, score);
        result.sections.push(sectionResult(page, entry.section, scoreOf(entry, own, title)));
      }
      if (sum(best) === 0) continue;
      results.set(page, { result, best });
      result.sections.sort((a, b) => b.score - a.score);
      const top = result.sections[0]?.score ?? 0;
      const whole =
        (isQuestion ? WEIGHTS.wholeOfQuestion : 1) * covered(best, occurring) * sum(best);
      result.score = (whole + WEIGHTS.section * top) * kindFactor(page);
    }
    return results;
  }
}

const significantTerms = (text: string) => [...new Set(queryTermsOf(text).map(stem))];
