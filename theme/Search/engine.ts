import MiniSearch, { type SearchOptions } from 'minisearch';
import { excerptOf } from './excerpt';
import { type Filter, type ParsedQuery, parseQuery } from './filters';
import { type NameMatch, namesOf } from './names';
import { likeness, sum, WEIGHTS, weigh } from './scoring';
import { signaturesOf } from './signatures';
import { slipsAllowedIn } from './slips';
import { type Meaning, meaningsIn } from './synonyms';
import { compact, idOf, isTelling, namesIn, queryTermsOf, stem, tokensOf } from './tokens';
import type { IndexedPage, IndexedSection, PageResult, SearchAnswer, SectionResult } from './types';

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
  text?: string;
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
  /** @param filter narrows the answer, as the reader asks for beside the query */
  search(query: string, filter?: Filter): SearchAnswer;
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
    fields: ['title', 'heading', 'text'],
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
      section ? { id, heading: section.heading, text: section.text } : { id, title: page.title },
    ),
  );
  const startOf = new Map(
    entries.flatMap(({ page, section }, id) => (section ? [] : [[page, id] as const])),
  );
  const byName = namesOf(pages);
  const bySignature = signaturesOf(pages);
  const byPath = new Map(pages.map((page) => [page.path, page]));

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

  /** Pages, members and options whose names the query says, in part or in other words. */
  function named(query: string, preferred: ParsedQuery['preferred'], subjects: Subject[]) {
    const matches = byName(query);
    if (preferred) {
      matches.push(...byName(preferred.name).filter(({ page }) => preferred.sort(page.kind)));
    }
    const known = new Set(matches.map(({ page }) => page));
    for (const [name, share] of subjects) {
      for (const match of byName(name)) {
        const { page, section, isWhole } = match;
        if (!isWhole || section || known.has(page)) continue;
        const points = WEIGHTS.synonym * share ** 2 * (WEIGHTS.kinds[page.kind] ?? 1);
        matches.push({ ...match, points });
      }
    }
    return matches;
  }

  /** The symbols that a pasted error names, and the guides about them. */
  function symbolsIn(message: string): NameMatch[] {
    return [...new Set(message.match(NAME))].flatMap((name) =>
      byName(name)
        .filter(({ page, section, isWhole }) => isWhole && !section && page.title === name)
        .flatMap(({ page }) => [page, byPath.get(page.guide ?? '') ?? []].flat())
        .map((page) => ({
          page,
          isWhole: false,
          points: WEIGHTS.named * (page.kind === 'guide' ? WEIGHTS.kinds.guide : 1),
        })),
    );
  }

  return {
    search(raw, filter) {
      const { query, wanted, preferred, isMessage } = parseQuery(raw, filter);
      const met = new Set<string>();
      if (!query) {
        const all = wanted ? pages.filter(({ kind }) => wanted(kind)) : [];
        return { pages: all.map((page) => finished(resultOf(page), page, met)), terms: met };
      }
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
      const matches = named(query, preferred, subjectsOf(terms, meanings));
      if (isMessage) matches.push(...symbolsIn(query));
      bySignature(query)?.forEach((page, at) => {
        matches.push({ page, points: WEIGHTS.signature - at, isWhole: true });
      });
      /** Sections that are what was asked for, and not only tell of it. */
      const meant = new Set<string>();
      /** Points by page for names: those of members do not add to it, since only one of them is meant. */
      const ofNames = new Map<IndexedPage, number>();
      for (const { page, section, points, isWhole } of matches) {
        const result = results.get(page) ?? resultOf(page);
        results.set(page, result);
        const known = ofNames.get(page) ?? 0;
        ofNames.set(page, section ? Math.max(known, points) : known + points);
        if (!section) continue;
        const own = sectionResult(page, section, points);
        if (isWhole) meant.add(own.path);
        const found = result.sections.find(({ path }) => path === own.path);
        if (found) found.score += points;
        else result.sections.push(own);
      }
      for (const [page, result] of results) {
        const { kind } = page;
        result.score += ofNames.get(page) ?? 0;
        if (preferred) {
          for (const section of result.sections) {
            if (!preferred.sort(kind, section.heading)) continue;
            section.score *= WEIGHTS.preferred;
            meant.add(section.path);
          }
        }
        if (wanted && !wanted(kind)) {
          result.sections = result.sections.filter(({ heading }) => wanted(kind, heading));
        }
        result.sections.sort((a, b) => b.score - a.score);
        const [top] = result.sections;
        if (preferred?.sort(kind, top?.heading)) result.score *= WEIGHTS.preferred;
      }
      const sorted = [...results]
        .filter(([{ kind }, { sections }]) => !wanted || wanted(kind) || sections.length > 0)
        .sort(([, a], [, b]) => b.score - a.score || a.title.localeCompare(b.title))
        .slice(0, MOST_PAGES)
        .map(([page, result]) => finished(result, page, met));
      const best = sorted[0]?.sections[0]?.path;
      return { pages: sorted, terms: met, best: best && meant.has(best) ? best : undefined };
    },
  };
}

/** A name in an error's message. */
const NAME = /[\p{L}_$][\p{L}\p{N}_$]{3,}/gu;

/** A name that the query has other words for, with the share of its words that say so. */
type Subject = readonly [name: string, share: number];

function subjectsOf(terms: string[], meanings: Meaning[]): Subject[] {
  const said = new Map<string, Set<string>>();
  for (const { name, asked, isName } of meanings) {
    if (isName) said.set(name, new Set([...(said.get(name) ?? []), ...asked]));
  }
  return [...said].map(([name, words]) => [name, words.size / terms.length] as const);
}

const resultOf = ({ path, title, kind }: IndexedPage): PageResult => ({
  path,
  title,
  kind,
  excerpt: '',
  score: 0,
  sections: [],
});

const sectionResult = (
  { path }: IndexedPage,
  { heading, id = idOf(heading), text }: IndexedSection,
  score: number,
): SectionResult => ({ heading, path: id ? `${path}#${id}` : path, excerpt: text, score });

/** A result as readers see it: its best sections below a heading, and of each text what says most. */
function finished(
  result: PageResult,
  { path, sections }: IndexedPage,
  terms: ReadonlySet<string>,
): PageResult {
  const least = LEAST_SECTION * (result.sections[0]?.score ?? 0);
  return {
    ...result,
    excerpt: excerptOf(sections[0]?.text ?? '', terms),
    sections: result.sections
      // What stands before the first heading is the page itself.
      .filter((section) => section.path !== path && section.score >= least)
      .slice(0, MOST_SECTIONS)
      .map((section) => ({ ...section, excerpt: excerptOf(section.excerpt, terms) })),
  };
}
