import { type Filter, type ParsedQuery, parseQuery, type Sort } from './filters';
import { createFullText } from './fullText';
import { type NameMatch, namesOf } from './names';
import { finished, resultOf, sectionResult } from './results';
import { WEIGHTS } from './scoring';
import { signaturesOf } from './signatures';
import { type Meaning, meaningsIn } from './synonyms';
import { namesIn, queryTermsOf, stem } from './tokens';
import type { IndexedPage, PageResult, SearchAnswer } from './types';

/** Most pages in an answer. */
const MOST_PAGES = 12;

export interface SearchEngine {
  /** @param filter narrows the answer, as the reader asks for beside the query */
  search(query: string, filter?: Filter): SearchAnswer;
}

/** Builds the engine over all pages. */
export function createEngine(pages: IndexedPage[]): SearchEngine {
  const words = createFullText(pages);
  const byName = namesOf(pages);
  const bySignature = signaturesOf(pages);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const byTitle = new Map<string, IndexedPage[]>();
  for (const page of pages) byTitle.set(page.title, [...(byTitle.get(page.title) ?? []), page]);

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
      (byTitle.get(name) ?? [])
        .flatMap((page) => [page, byPath.get(page.guide ?? '') ?? []].flat())
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
        return { pages: wanted ? allOf(wanted, pages) : [], terms: met };
      }
      const terms = [...new Set(queryTermsOf(query).map(stem))];
      const meanings = [
        ...meaningsIn(terms, words.isUnknown),
        ...namesIn(query).map(({ name, parts }) => ({
          asked: [stem(name)],
          meant: parts.map(stem),
          name,
          weight: WEIGHTS.inName,
          isName: false,
        })),
      ];
      const results = words.search(query, terms, meanings, met);
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

/** All pages of a sort, or those with sections of it. */
function allOf(wanted: Sort, pages: readonly IndexedPage[]): PageResult[] {
  return pages.flatMap((page) => {
    const result = resultOf(page);
    const isWanted = wanted(page.kind);
    if (!isWanted) {
      const own = page.sections.filter(({ heading }) => wanted(page.kind, heading));
      result.sections = own.map((section) => sectionResult(page, section, 1));
    }
    return isWanted || result.sections.length > 0 ? [finished(result, page, new Set())] : [];
  });
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
