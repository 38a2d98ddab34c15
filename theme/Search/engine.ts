import MiniSearch, { type SearchOptions } from 'minisearch';
import { namesOf } from './names';
import { slipsAllowedIn } from './slips';
import { type Meaning, meaningsIn } from './synonyms';
import { compact, fold, isTelling, queryTermsOf, stem, tokensOf } from './tokens';
import type {
  IndexedPage,
  IndexedSection,
  PageKind,
  PageResult,
  SearchAnswer,
  SectionResult,
} from './types';

/** Longest query that is looked at, in characters; nobody types more on purpose. */
const LONGEST_QUERY = 200;
/** Most pages, and most sections of a page, in an answer. */
const MOST_PAGES = 12;
const MOST_SECTIONS = 3;

/** `fn:reset` looks among functions only. */
const FILTERS: Record<string, PageKind[]> = {
  fn: ['function'],
  function: ['function'],
  type: ['type', 'interface'],
  interface: ['interface'],
  var: ['variable'],
  guide: ['guide', 'page'],
  api: ['function', 'interface', 'type', 'variable'],
};

/**
 * What a match is worth, tuned on the lists of queries (`npm run search:quality`). Points for words are those
 * of MiniSearch (BM25); points for names are far above them.
 */
export const WEIGHTS = {
  /** A word in the title of the page, in a heading, at the beginning of a section, further down. */
  fields: { title: 6, heading: 4, excerpt: 1.4, words: 1 },
  /** A word that only begins like the one asked for, or differs by a letter or two. */
  prefix: 0.5,
  fuzzy: 0.35,
  /** A word that means the same. */
  meaning: 0.8,
  /** The best section of a page, against all of the page. */
  section: 1,
  /** How much it matters that all words occur, and not only some: exponents of their share. */
  coverage: 2,
  /** A heading that says what was asked, or the other way round, such as the message of an error. */
  heading: 40,
  /** Guides answer questions; overviews mention everything. */
  kinds: { guide: 1.6, page: 0.6 } as Partial<Record<PageKind, number>>,
  /** The page about what the whole query is another word for. */
  synonym: 300,
};

/** A section, or the title of a page, which says nothing about which of its sections is meant. */
interface Document {
  id: number;
  title?: string;
  heading?: string;
  excerpt?: string;
  words?: string;
}

interface Entry {
  page: IndexedPage;
  /** Missing for the title of a page. */
  section?: IndexedSection;
  /** The heading in letters and digits only. */
  name: string;
}

/** Points by number of the entry. */
type Scores = Map<number, number>;

export interface SearchEngine {
  search(query: string): SearchAnswer;
}

/** Builds the engine over all pages; about 0.1 ms per section on a laptop. */
export function createEngine(pages: IndexedPage[]): SearchEngine {
  const entries: Entry[] = pages.flatMap((page) => [
    { page, name: '' },
    ...page.sections.map((section) => ({ page, section, name: compact(section.heading) })),
  ]);
  const vocabulary = new Set<string>();
  const mini = new MiniSearch<Document>({
    fields: ['title', 'heading', 'excerpt', 'words'],
    tokenize: tokensOf,
    processTerm: (word) => {
      const term = stem(word);
      vocabulary.add(term);
      return term;
    },
  });
  mini.addAll(
    entries.map(({ page, section }, id) =>
      section
        ? { id, heading: section.heading, excerpt: section.excerpt, words: section.words }
        : { id, title: page.title },
    ),
  );
  const byName = namesOf(pages);

  /** The sections that hold a word, or else one that begins like it or is spelled nearly so. */
  function holding(term: string, met: Set<string>): Scores {
    const options: SearchOptions = {
      tokenize: (text) => [text],
      processTerm: (word) => word,
      boost: WEIGHTS.fields,
      prefix: term.length > 1,
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

  /** For each word asked for, the sections that hold it or what it means. */
  function fullText(terms: string[], meanings: Meaning[], met: Set<string>): Scores[] {
    const own = terms.map((term) => holding(term, met));
    const telling = own.map((scores, at) => (isTelling(terms[at] ?? '') ? scores : new Map()));
    const found = (telling.some(({ size }) => size > 0) ? own : telling).map(
      (scores) => new Map(scores),
    );
    for (const { asked, meant } of meanings) {
      const parts = meant.map((term) => holding(term, met));
      for (const id of new Set(parts.flatMap((scores) => [...scores.keys()]))) {
        const points = parts.map((scores) => scores.get(id) ?? 0);
        const share = points.filter((score) => score > 0).length / parts.length;
        const score =
          (WEIGHTS.meaning * share ** 2 * points.reduce((a, b) => a + b, 0)) / asked.length;
        for (const term of asked) {
          const scores = found[terms.indexOf(term)];
          if (scores && (scores.get(id) ?? 0) < score) scores.set(id, score);
        }
      }
    }
    return found;
  }

  /** Pages with the sections that hold words of the query. */
  function byWords(query: string, found: Scores[]): Map<IndexedPage, PageResult> {
    const results = new Map<IndexedPage, PageResult>();
    const best = new Map<IndexedPage, number[]>();
    const asked = compact(query);
    for (const id of new Set(found.flatMap((scores) => [...scores.keys()]))) {
      const entry = entries[id];
      if (!entry) continue;
      const result = results.get(entry.page) ?? resultOf(entry.page);
      results.set(entry.page, result);
      const points = found.map((scores) => scores.get(id) ?? 0);
      const peaks = best.get(entry.page) ?? points.map(() => 0);
      best.set(
        entry.page,
        peaks.map((peak, at) => Math.max(peak, points[at] ?? 0)),
      );
      if (!entry.section) continue;
      const score = weigh(points) + WEIGHTS.heading * likeness(asked, entry.name);
      result.sections.push(sectionResult(entry.page, entry.section, score));
    }
    for (const [page, result] of results) {
      result.sections.sort((a, b) => b.score - a.score);
      const whole = weigh(best.get(page) ?? []);
      const top = result.sections[0]?.score ?? 0;
      result.score = (whole + WEIGHTS.section * top) * (WEIGHTS.kinds[page.kind] ?? 1);
    }
    return results;
  }

  return {
    search(raw) {
      const { query, kinds } = parse(raw);
      const isWanted = ({ kind }: { kind: PageKind }) => !kinds || kinds.includes(kind);
      if (!query) return { pages: kinds ? pages.filter(isWanted).map(resultOf) : [], terms: [] };
      const met = new Set<string>();
      const terms = [...new Set(queryTermsOf(query).map(stem))];
      const meanings = meaningsIn(terms, (term) => !vocabulary.has(term));
      const results = byWords(query, fullText(terms, meanings, met));
      const add = (page: IndexedPage, points: number) => {
        const result = results.get(page) ?? resultOf(page);
        result.score += points;
        results.set(page, result);
      };
      const named = byName(query);
      for (const [page, { points }] of named) add(page, points);
      for (const { asked, name } of meanings) {
        if (asked.length < terms.length) continue;
        for (const [page, { isWhole }] of byName(name)) {
          if (isWhole && !named.has(page)) {
            add(page, WEIGHTS.synonym * (WEIGHTS.kinds[page.kind] ?? 1));
          }
        }
      }
      const sorted = [...results.values()]
        .filter(isWanted)
        .sort((a, b) => b.score - a.score || a.title.localeCompare(b.title))
        .slice(0, MOST_PAGES);
      for (const page of sorted) page.sections = page.sections.slice(0, MOST_SECTIONS);
      return { pages: sorted, terms: [...met] };
    },
  };
}

/** Points of a section or page for all words together: those that hold more of the words count more. */
function weigh(points: number[]): number {
  const share = points.filter((score) => score > 0).length / Math.max(points.length, 1);
  return share ** WEIGHTS.coverage * points.reduce((a, b) => a + b, 0);
}

/** Shortest heading or query, in characters, that says enough to be compared as a whole. */
const LEAST_COMPARED = 10;

/** 0 to 1: how much of the longer one the shorter one is, where it stands in there. */
function likeness(asked: string, name: string): number {
  const [short, long] = asked.length < name.length ? [asked, name] : [name, asked];
  return short.length >= LEAST_COMPARED && long.includes(short) ? short.length / long.length : 0;
}

function resultOf({ path, title, kind }: IndexedPage): PageResult {
  return { path, title, kind, score: 0, sections: [] };
}

function sectionResult(
  { path }: IndexedPage,
  { heading, id, excerpt }: IndexedSection,
  score: number,
): SectionResult {
  return { heading, path: id ? `${path}#${id}` : path, excerpt, score };
}

/** Takes filters such as `fn:` out of what was typed. */
function parse(raw: string): { query: string; kinds: PageKind[] | undefined } {
  let kinds: PageKind[] | undefined;
  const query = raw
    .slice(0, LONGEST_QUERY)
    .replace(/(?:^|\s)(\p{L}+):/gu, (whole, name: string) => {
      const filter = FILTERS[fold(name)];
      if (!filter) return whole;
      kinds = filter;
      return ' ';
    })
    .trim();
  return { query, kinds };
}
