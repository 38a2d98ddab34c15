import MiniSearch, { type SearchOptions } from 'minisearch';
import { resultOf, sectionResult } from './results';
import { likeness, sum, WEIGHTS, weigh } from './scoring';
import { slipsAllowedIn } from './slips';
import type { Meaning } from './synonyms';
import { compact, termsIn } from './tokens';
import type { IndexedPage, IndexedSection, PageResult } from './types';

/** A section, or the title of a page, which says nothing about which of its sections is meant. */
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
}

/** Whether a word alone can lead somewhere; a letter or a digit stands in nearly every text. */
const isTelling = (word = '') => word.length > 1;

/** From how many words on a query is a sentence, and of more than which share of them one page has to tell. */
const SENTENCE = 5;
const LEAST_HELD = 1 / 3;

/** Points by number of the entry. */
type Scores = Map<number, number>;

/** Finds pages by the words of their texts; about 0.1 ms per section on a laptop to set up. */
export function createFullText(pages: readonly IndexedPage[]) {
  const entries: Entry[] = pages.flatMap((page) => [
    { page, name: '' },
    ...page.sections.map((section) => ({ page, section, name: compact(section.heading) })),
  ]);
  const vocabulary = new Set<string>();
  const mini = new MiniSearch<Document>({
    fields: ['title', 'heading', 'text'],
    tokenize(text) {
      const terms = termsIn(text);
      for (const term of terms) vocabulary.add(term);
      return terms;
    },
    processTerm: (term) => term,
  });
  mini.addAll(
    entries.map(({ page, section }, id) =>
      section ? { id, heading: section.heading, text: section.text } : { id, title: page.title },
    ),
  );
  const startOf = new Map(
    entries.flatMap(({ page, section }, id) => (section ? [] : [[page, id] as const])),
  );

  /**
   * The entries that hold a word, or one that begins like it, or else one that is spelled nearly so.
   *
   * @param isOpen whether the reader may still be typing the word
   */
  function holding(term: string, isOpen: boolean, met: Set<string>): Scores {
    const options: SearchOptions = {
      tokenize: (text) => [text],
      boost: WEIGHTS.fields,
      prefix: term.length > 1 && (isOpen || !vocabulary.has(term)),
      weights: { prefix: WEIGHTS.prefix, fuzzy: WEIGHTS.fuzzy },
    };
    let hits = mini.search(term, options);
    // Only a word that is not there can be misspelled.
    for (let slips = 1; hits.length === 0 && slips <= slipsAllowedIn(term); slips++) {
      hits = mini.search(term, { ...options, prefix: false, fuzzy: slips });
    }
    const scores: Scores = new Map();
    for (const { id, score, terms } of hits) {
      scores.set(id, score);
      for (const word of terms) met.add(word);
    }
    return scores;
  }

  /** For each word asked for, the entries that hold it or what it means. */
  function fullText(
    terms: string[],
    meanings: Meaning[],
    met: Set<string>,
    surest: ReadonlySet<string>,
  ): Scores[] {
    const own = terms.map((term, at) => {
      const scores = holding(term, at === terms.length - 1, met);
      const factor = surest.has(term) ? WEIGHTS.surest : 1;
      return new Map([...scores].map(([id, score]) => [id, factor * score]));
    });
    const isAnyTelling = own.some(({ size }, at) => size > 0 && isTelling(terms[at]));
    const found = own.map((scores) => new Map(isAnyTelling ? scores : []));
    for (const { asked, meant, weight } of meanings) {
      const parts = meant.map((term) => holding(term, false, met));
      for (const id of new Set(parts.flatMap((scores) => [...scores.keys()]))) {
        const points = parts.map((scores) => scores.get(id) ?? 0);
        const share = points.filter((score) => score > 0).length / parts.length;
        const score = (weight * share ** 2 * sum(points)) / asked.length;
        for (const term of asked) {
          const scores = found[terms.indexOf(term)];
          if (scores && (scores.get(id) ?? 0) < score) scores.set(id, score);
        }
      }
    }
    return found;
  }

  /** Pages with the sections that hold words of the query, unless all have only a few of many. */
  function byWords(query: string, terms: string[], found: Scores[]): Map<IndexedPage, PageResult> {
    const asked = compact(query);
    const pointsOf = (id: number) => found.map((scores) => scores.get(id) ?? 0);
    const known = found.filter(({ size }) => size > 0).length;
    const results = new Map<IndexedPage, PageResult>();
    let mostHeld = 0;
    for (const id of new Set(found.flatMap((scores) => [...scores.keys()]))) {
      const page = entries[id]?.page;
      if (page && !results.has(page)) results.set(page, resultOf(page));
    }
    for (const [page, result] of results) {
      const start = startOf.get(page) ?? 0;
      let best = pointsOf(start);
      page.sections.forEach((section, at) => {
        const id = start + 1 + at;
        const own = pointsOf(id);
        if (sum(own) === 0) return;
        best = best.map((peak, term) => Math.max(peak, own[term] ?? 0));
        const likeHeading = WEIGHTS.heading * likeness(asked, entries[id]?.name ?? '');
        result.sections.push(sectionResult(page, section, weigh(own, known) + likeHeading));
      });
      const held = best.filter((points, at) => points > 0 && isTelling(terms[at])).length;
      mostHeld = Math.max(mostHeld, held);
      result.sections.sort((a, b) => b.score - a.score);
      const top = result.sections[0]?.score ?? 0;
      result.score = (weigh(best, known) + WEIGHTS.section * top) * (WEIGHTS.kinds[page.kind] ?? 1);
    }
    // No page is about it.
    if (terms.length >= SENTENCE && mostHeld <= LEAST_HELD * terms.length) results.clear();
    return results;
  }

  return {
    /** Whether no page holds a term. */
    isUnknown: (term: string) => !vocabulary.has(term),
    /**
     * Pages with the sections that hold words of the query.
     *
     * @param terms the words, as `stem` leaves them
     * @param met gets the terms of the index that were met
     * @param surest those of the words that tell most, such as names in the message of an error
     */
    search: (
      query: string,
      terms: string[],
      meanings: Meaning[],
      met: Set<string>,
      surest: ReadonlySet<string> = new Set(),
    ) => byWords(query, terms, fullText(terms, meanings, met, surest)),
  };
}
