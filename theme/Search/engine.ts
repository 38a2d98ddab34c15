import MiniSearch, { type SearchOptions } from 'minisearch';
import { parseQuery } from './filters';
import { namesOf } from './names';
import { likeness, sum, WEIGHTS, weigh } from './scoring';
import { slipsAllowedIn } from './slips';
import { type Meaning, meaningsIn } from './synonyms';
import { compact, isTelling, namesIn, queryTermsOf, stem, tokensOf } from './tokens';
import type {
  IndexedPage,
  IndexedSection,
  PageKind,
  PageResult,
  SearchAnswer,
  SectionResult,
} from './types';

/** Most pages, and most sections of a page, in an answer. */
const MOST_PAGES = 12;
const MOST_SECTIONS = 4;
/** Sections with less than this share of the points of the page's best one are left out. */
const LEAST_SECTION = 0.2;

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
  // The same words come again and again; this halves the time until the first result.
  const stems = new Map<string, string>();
  const mini = new MiniSearch<Document>({
    fields: ['title', 'heading', 'excerpt', 'words'],
    tokenize: tokensOf,
    processTerm: (word) => {
      let term = stems.get(word);
      if (term === undefined) {
        term = stem(word);
        stems.set(word, term);
        vocabulary.add(term);
      }
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
  const startOf = new Map(
    entries.flatMap(({ page, section }, id) => (section ? [] : [[page, id] as const])),
  );
  const byName = namesOf(pages);

  /**
   * The entries that hold a word, or one that begins like it, or else one that is spelled nearly so.
   *
   * @param isOpen whether the reader may still be typing the word
   */
  function holding(term: string, isOpen: boolean, met: Set<string>): Scores {
    const options: SearchOptions = {
      tokenize: (text) => [text],
      processTerm: (word) => word,
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
  function fullText(terms: string[], meanings: Meaning[], met: Set<string>): Scores[] {
    const own = terms.map((term, at) => holding(term, at === terms.length - 1, met));
    const isAnyTelling = own.some(({ size }, at) => size > 0 && isTelling(terms[at] ?? ''));
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

  /** Pages with the sections that hold words of the query. */
  function byWords(query: string, found: Scores[]): Map<IndexedPage, PageResult> {
    const asked = compact(query);
    const pointsOf = (id: number) => found.map((scores) => scores.get(id) ?? 0);
    // A word that stands everywhere tells less.
    const telling = found.map(({ size }) =>
      size > 0 ? Math.log(1 + entries.length / size) ** WEIGHTS.rarity : 0,
    );
    const results = new Map<IndexedPage, PageResult>();
    for (const id of new Set(found.flatMap((scores) => [...scores.keys()]))) {
      const page = entries[id]?.page;
      if (page && !results.has(page)) results.set(page, resultOf(page));
    }
    for (const [page, result] of results) {
      const start = startOf.get(page) ?? 0;
      const title = pointsOf(start);
      let best = title;
      page.sections.forEach((section, at) => {
        const id = start + 1 + at;
        const own = pointsOf(id);
        if (sum(own) === 0) return;
        best = best.map((peak, term) => Math.max(peak, own[term] ?? 0));
        // What the title says need not be said again in each section.
        const points = own.map((score, term) => score || WEIGHTS.inTitle * (title[term] ?? 0));
        const likeHeading = WEIGHTS.heading * likeness(asked, entries[id]?.name ?? '');
        result.sections.push(sectionResult(page, section, weigh(points, telling) + likeHeading));
      });
      result.sections.sort((a, b) => b.score - a.score);
      const top = result.sections[0]?.score ?? 0;
      result.score =
        (weigh(best, telling) + WEIGHTS.section * top) * (WEIGHTS.kinds[page.kind] ?? 1);
    }
    return results;
  }

  return {
    search(raw) {
      const { query, kinds } = parseQuery(raw);
      const isWanted = ({ kind }: { kind: PageKind }) => !kinds || kinds.includes(kind);
      if (!query) return { pages: kinds ? pages.filter(isWanted).map(resultOf) : [], terms: [] };
      const met = new Set<string>();
      const terms = [...new Set(queryTermsOf(query).map(stem))];
      const meanings = [
        ...meaningsIn(terms, (term) => !vocabulary.has(term)),
        ...namesIn(query).map(({ name, parts }) => ({
          asked: [stem(name)],
          meant: parts.map(stem),
          name,
          weight: WEIGHTS.inName,
          isName: false,
        })),
      ];
      const results = byWords(query, fullText(terms, meanings, met));
      const add = (page: IndexedPage, points: number) => {
        const result = results.get(page) ?? resultOf(page);
        result.score += points;
        results.set(page, result);
      };
      const named = byName(query);
      for (const [page, { points }] of named) add(page, points);
      for (const [name, share] of subjectsOf(terms, meanings)) {
        for (const [page, { isWhole }] of byName(name)) {
          if (!isWhole || named.has(page)) continue;
          add(page, WEIGHTS.synonym * share ** 2 * (WEIGHTS.kinds[page.kind] ?? 1));
        }
      }
      const sorted = [...results.values()]
        .filter(isWanted)
        .sort((a, b) => b.score - a.score || a.title.localeCompare(b.title))
        .slice(0, MOST_PAGES);
      for (const page of sorted) page.sections = worthShowing(page);
      return { pages: sorted, terms: [...met] };
    },
  };
}

/** The names that the query has other words for, with the share of its words that say so. */
function subjectsOf(terms: string[], meanings: Meaning[]): [name: string, share: number][] {
  const said = new Map<string, Set<string>>();
  for (const { name, asked, isName } of meanings) {
    if (isName) said.set(name, new Set([...(said.get(name) ?? []), ...asked]));
  }
  return [...said].map(([name, words]) => [name, words.size / terms.length]);
}

function resultOf({ path, title, kind, sections: [lead] }: IndexedPage): PageResult {
  return { path, title, kind, excerpt: lead?.excerpt ?? '', score: 0, sections: [] };
}

/** The best sections below a heading; what stands before the first is the page itself. */
function worthShowing({ path, sections }: PageResult): SectionResult[] {
  const least = LEAST_SECTION * (sections[0]?.score ?? 0);
  return sections
    .filter((section) => section.path !== path && section.score >= least)
    .slice(0, MOST_SECTIONS);
}

function sectionResult(
  { path }: IndexedPage,
  { heading, id, excerpt }: IndexedSection,
  score: number,
): SectionResult {
  return { heading, path: id ? `${path}#${id}` : path, excerpt, score };
}
