import type { IndexedPage, IndexedSection } from './indexFormat';
import { type PageResult, resultOf, sectionResult } from './pageResults';
import { covered, kindFactor, nearness, type QueryKind, sum, WEIGHTS } from './scoring';
import { type Meaning, meaningsIn } from './synonyms';
import { compact, normalized, queryTermsOf, stem, WORD } from './tokens';
import { createWordIndex, type Hits } from './wordIndex';

/** The facts about a section that do not depend on the query. */
interface Entry {
  section: IndexedSection;
  /** The significant terms of its heading. */
  terms: string[];
  /** Its heading without case, spaces and punctuation. */
  heading: string;
  /** Its heading without case, if that is a single word, such as the name of a member. */
  name?: string;
}

/** The pages with words of a query. */
interface TextMatches {
  results: Map<IndexedPage, PageResult>;
  /** The significant terms of the query. */
  terms: string[];
  meanings: Meaning[];
  /** The index terms that matched. */
  matched: ReadonlySet<string>;
}

/** A query with at least this many words is a sentence, of which one page must contain more than the share below. */
const SENTENCE = 5;
const MIN_MATCHED = 0.4;

/** Number of words, significant or not, from which a query is a question rather than a few keywords. */
const QUESTION = 5;

/** Number of pages from which a heading, such as "Minimal example", says nothing about its section. */
const STRUCTURE = 4;

/** Nearness of a heading that is the query. */
const SAME = 2;

/** Single letters and digits occur in nearly every text. */
const isSignificant = (term = '') => term.length > 1;

export function createFullText(pages: readonly IndexedPage[]) {
  const index = createWordIndex(pages);
  const { isUnknown } = index;
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
        heading: compact(section.heading),
        terms: isStructure(section.heading) ? [] : significantTerms(section.heading),
        name: /^[\w$]+$/.test(section.heading) ? normalized(section.heading) : undefined,
      })),
    ]),
  );

  /** @param isMessage whether the query is an error message, which does not consist of the words of readers */
  return (query: string, isMessage = false): TextMatches => {
    const isQuestion = query.split(/\s+/).length >= QUESTION;
    const kind = isMessage ? 'message' : isQuestion ? 'question' : 'keywords';
    const terms = significantTerms(query);
    const meanings = meaningsIn(query, terms, isUnknown);
    const hits = hitsOf(query, terms, kind);
    const points = withMeanings(hits, terms, meanings, kind);
    const scored = scorePages(
      query,
      terms,
      points.map((each) => each.points),
      isQuestion,
      wordsOf(hits),
    );
    const isMeant = (term: string) => meanings.some(({ from }) => from.includes(term));
    // A match of an unknown word may be a coincidence.
    const isTelling = terms.map(
      (term) => isSignificant(term) && (!isUnknown(term) || isMeant(term)),
    );
    const mostMatched = Math.max(
      0,
      ...scored.map(({ best }) => best.filter((score, at) => score > 0 && isTelling[at]).length),
    );
    const isTooFew = terms.length >= SENTENCE && mostMatched <= MIN_MATCHED * terms.length;
    return {
      results: new Map(isTooFew ? [] : scored.map(({ page, result }) => [page, result])),
      terms,
      meanings,
      matched: wordsOf(points),
    };
  };

  function hitsOf(query: string, terms: readonly string[], kind: QueryKind): Hits[] {
    const typed = queryTermsOf(query).at(-1);
    const hits = terms.map((term, at) =>
      index.hitsOf(term, kind, at === terms.length - 1 ? typed : undefined),
    );
    const isTelling = hits.some(({ words }, at) => words.size > 0 && isSignificant(terms[at]));
    return isTelling ? hits : terms.map(() => index.hitsOf('', kind));
  }

  /** The hits of each term, raised in documents that contain other words for it. */
  function withMeanings(
    hits: readonly Hits[],
    terms: readonly string[],
    meanings: readonly Meaning[],
    kind: QueryKind,
  ): Hits[] {
    const raised = hits.map(({ points, words }) => ({
      points: points.slice(),
      words: new Set(words),
    }));
    for (const { from, to, weight } of meanings) {
      const parts = to.map((term) => index.hitsOf(term, kind));
      const own = from.flatMap((term) => raised[terms.indexOf(term)] ?? []);
      for (const word of parts.flatMap(({ words }) => [...words])) own[0]?.words.add(word);
      for (let id = 0; id < index.size; id++) {
        // A loop without arrays, because it runs for all sections with each letter.
        let total = 0;
        let count = 0;
        for (const { points } of parts) {
          total += points[id] ?? 0;
          if (points[id]) count++;
        }
        if (count === 0) continue;
        const score = (weight * (count / parts.length) ** 2 * total) / from.length;
        for (const { points } of own) if ((points[id] ?? 0) < score) points[id] = score;
      }
    }
    return raised;
  }

  /** Scores the pages and their sections. `best` has the best score of each term on the page. */
  function scorePages(
    query: string,
    terms: readonly string[],
    points: readonly Float64Array[],
    isQuestion: boolean,
    matched: ReadonlySet<string>,
  ) {
    const words = new Set(query.match(WORD)?.map(normalized));
    const whole = compact(query);
    const occurring = points.filter((scores) => scores.some((score) => score > 0)).length;
    const pointsIn = (id: number) => points.map((scores) => scores[id] ?? 0);

    function scoreOf(
      { heading, terms: headingTerms, name }: Entry,
      own: number[],
      title: number[],
    ) {
      // A member has exactly its name, not another form of the word.
      const isOther = name !== undefined && !words.has(name);
      const near = heading === whole ? SAME : nearness(terms, headingTerms, matched);
      const points = isOther ? 0 : WEIGHTS.nearHeading * near;
      return covered(own, occurring, title) * (sum(own) + points);
    }

    let id = 0;
    return [...entriesOf].flatMap(([page, entries]) => {
      const title = pointsIn(id++);
      const best = [...title];
      const result = resultOf(page);
      for (const entry of entries) {
        const own = pointsIn(id++);
        if (!own.some(Boolean)) continue;
        for (const [at, score] of own.entries()) best[at] = Math.max(best[at] ?? 0, score);
        result.sections.push(sectionResult(page, entry.section, scoreOf(entry, own, title)));
      }
      if (sum(best) === 0) return [];
      const top = Math.max(0, ...result.sections.map(({ score }) => score));
      const ofPage =
        (isQuestion ? WEIGHTS.wholeOfQuestion : 1) * covered(best, occurring) * sum(best);
      result.score = (ofPage + WEIGHTS.section * top) * kindFactor(page);
      return { page, result, best };
    });
  }
}

const wordsOf = (hits: readonly Hits[]): ReadonlySet<string> =>
  new Set(hits.flatMap(({ words }) => [...words]));

const significantTerms = (text: string) => [...new Set(queryTermsOf(text).map(stem))];
