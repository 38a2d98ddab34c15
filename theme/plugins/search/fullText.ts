import { edgeCasesOf, reportsError } from './filters';
import { messageOf, messagesOf } from './messageText';
import { resultOf, sectionResult } from './pageResults';
import { covered, nearness, similarity, sum, WEIGHTS } from './scoring';
import type { Meaning } from './synonyms';
import { fold, queryTermsOf, stem, WORD } from './tokens';
import type { IndexedPage, IndexedSection, PageResult } from './types';
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
  /** Factor for all its points. */
  factor: number;
  isAboutError: boolean;
}

/** Returns whether a term is significant on its own. Single letters and digits occur in nearly every text. */
const isSignificant = (word = '') => word.length > 1;

/** A query with at least this many words is a sentence, of which one page must contain more than the share below. */
const SENTENCE = 5;
const LEAST_MATCHED = 0.4;

/** Number of words, significant or not, from which a query is a question rather than a few keywords. */
const QUESTION = 5;

const isQuestionIn = (query: string) => query.split(/\s+/).length >= QUESTION;

/** Number of pages from which a heading, such as "With other extensions", says nothing about its section. */
const STRUCTURE = 4;

/** Returns whether the title of a page is a name in code. */
const isName = (title: string) => /[a-z][A-Z]/.test(title);

/** Finds pages by the words in their text. */
export function createFullText(pages: readonly IndexedPage[]) {
  const { size, isUnknown, rarity, hitsOf, titlesWith } = createWordIndex(pages);
  const aboutErrors = new Set(pages.flatMap(edgeCasesOf));
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
        terms: isStructure(section.heading)
          ? []
          : [...new Set(queryTermsOf(section.heading).map(stem))],
        name: /^[\w$]+$/.test(section.heading) ? fold(section.heading) : undefined,
        // A heading without text is the title of a group of sections.
        factor: page.kind === 'guide' && section.heading && !section.text ? WEIGHTS.group : 1,
        isAboutError: aboutErrors.has(section),
      })),
    ]),
  );

  /** Returns the points, for each term, of the documents that contain it or a synonym. */
  function pointsByTerm(
    query: string,
    terms: string[],
    meanings: Meaning[],
    matched: Map<string, number>,
    keyTerms: ReadonlySet<string>,
    isMessage: boolean,
  ): Float64Array[] {
    const isQuestion = isQuestionIn(query);
    const kind = isMessage ? 'message' : isQuestion ? 'question' : 'keywords';
    const typed = queryTermsOf(query).at(-1);
    const hits = terms.map((term, at) =>
      hitsOf(term, kind, at === terms.length - 1 ? typed : undefined),
    );
    const hasSignificant = hits.some(
      ({ words }, at) => words.length > 0 && isSignificant(terms[at]),
    );
    const found = hits.map(({ points, words }, at) => {
      for (const word of words) matched.set(word, 1);
      const factor = !hasSignificant ? 0 : keyTerms.has(terms[at] ?? '') ? WEIGHTS.keyTerms : 1;
      return points.map((score) => factor * score);
    });
    for (const { from, to, weight, isSimilar } of meanings) {
      const [word = '', other = ''] = [from[0], to[0]];
      const isKnown = isSimilar && !isUnknown(word);
      // Keywords are meant literally.
      if (isKnown && !isQuestion) continue;
      // A rare word is not worth more than the reader's own.
      const limit = isKnown ? Math.min(1, rarity(word) / rarity(other)) : 1;
      const parts = to.map((term) => (isSimilar ? titlesWith(term, kind) : hitsOf(term, kind)));
      for (const word of parts.flatMap(({ words }) => words)) {
        matched.set(word, Math.max(matched.get(word) ?? 0, weight));
      }
      for (let id = 0; id < size; id++) {
        let total = 0;
        let count = 0;
        for (const { points } of parts) {
          total += points[id] ?? 0;
          if (points[id]) count++;
        }
        if (count === 0) continue;
        const score = (weight * limit * (count / parts.length) ** 2 * total) / from.length;
        for (const term of from) {
          const points = found[terms.indexOf(term)];
          if (points && (points[id] ?? 0) < score) points[id] = score;
        }
      }
    }
    return found;
  }

  /**
   * Returns pages with the sections that match the query, unless all of them match only a few of many words.
   *
   * @param guesses whether no page contains a term, so that a match may be a coincidence
   */
  function byWords(
    query: string,
    terms: string[],
    points: Float64Array[],
    matched: ReadonlyMap<string, number>,
    guesses: readonly boolean[],
  ): Map<IndexedPage, PageResult> {
    const isQuestion = isQuestionIn(query);
    const isReport = reportsError(query);
    const message = messageOf(query);
    const words = new Set(query.match(WORD));
    const folded = new Set([...words].map(fold));
    const context = isQuestion ? WEIGHTS.context : 0;
    const title: number[] = [];
    const own: number[] = [];
    /** Reads the points of a document, and returns whether it has any. */
    const readPoints = (to: number[], id: number) => {
      let hasAny = false;
      for (let at = 0; at < points.length; at++) {
        to[at] = points[at]?.[id] ?? 0;
        if (to[at]) hasAny = true;
      }
      return hasAny;
    };
    const known = points.filter((scores) => scores.some((score) => score > 0)).length;
    const results = new Map<IndexedPage, PageResult>();
    let mostMatched = 0;
    let id = 0;
    for (const [page, entries] of entriesOf) {
      readPoints(title, id++);
      const best = [...title];
      const result = resultOf(page);
      for (const { section, messages, terms: heading, name, factor, isAboutError } of entries) {
        if (!readPoints(own, id++)) continue;
        let total = 0;
        for (let at = 0; at < own.length; at++) {
          const score = own[at] ?? 0;
          best[at] = Math.max(best[at] ?? 0, score);
          total += (title[at] ? WEIGHTS.inTitle : 1) * score + context * (title[at] ?? 0);
        }
        // A member has exactly its name, not another form of the word.
        const isOther = name !== undefined && !folded.has(name);
        const near = isOther ? 0 : WEIGHTS.nearHeading * nearness(terms, heading, matched, rarity);
        const same =
          WEIGHTS.message * Math.max(...messages.map((each) => similarity(message, each)));
        const errorFactor = isAboutError && !isReport ? WEIGHTS.errorSection : 1;
        const score = covered(own, known, title) * (total + near) + same;
        result.sections.push(sectionResult(page, section, factor * errorFactor * score));
      }
      if (sum(best) === 0) continue;
      results.set(page, result);
      const count = best.filter(
        (score, at) => score > 0 && isSignificant(terms[at]) && !guesses[at],
      ).length;
      mostMatched = Math.max(mostMatched, count);
      result.sections.sort((a, b) => b.score - a.score);
      if (words.has(page.title) && isName(page.title)) {
        for (const section of result.sections) section.score *= WEIGHTS.namedPage;
      }
      const top = result.sections[0]?.score ?? 0;
      const whole = (isQuestion ? WEIGHTS.wholeOfQuestion : 1) * covered(best, known) * sum(best);
      result.score = (whole + WEIGHTS.section * top) * (WEIGHTS.kinds[page.kind] ?? 1);
    }
    // No page matches well enough.
    if (terms.length >= SENTENCE && mostMatched <= LEAST_MATCHED * terms.length) results.clear();
    return results;
  }

  return {
    /** Returns whether no page contains a term. */
    isUnknown,
    /**
     * Returns pages with the sections that match the query.
     *
     * @param terms the stemmed words
     * @param matched receives the index terms that matched, with their weight
     * @param keyTerms the most significant terms, such as names in an error message
     * @param isMessage whether the query is an error message, which does not consist of the words of readers
     */
    search: (
      query: string,
      terms: string[],
      meanings: Meaning[],
      matched: Map<string, number>,
      keyTerms: ReadonlySet<string> = new Set(),
      isMessage = false,
    ) => {
      const points = pointsByTerm(query, terms, meanings, matched, keyTerms, isMessage);
      const isMeant = (term: string) => meanings.some(({ from }) => from.includes(term));
      const guesses = terms.map((term) => isUnknown(term) && !isMeant(term));
      return byWords(query, terms, points, matched, guesses);
    },
  };
}
