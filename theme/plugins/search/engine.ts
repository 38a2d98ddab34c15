import { type Filter, parseQuery, type Sort } from './filters';
import { createFullText } from './fullText';
import { type NameMatch, namesOf } from './names';
import { addSignatures, finished, resultOf, sectionResult } from './results';
import { WEIGHTS } from './scoring';
import { type SignatureMatch, signaturesOf } from './signatures';
import { type Meaning, meaningsIn } from './synonyms';
import { fold, isType, namesIn, queryTermsOf, stem, termsIn } from './tokens';
import type {
  IndexedPage,
  IndexedSection,
  PageKind,
  PageResult,
  SearchAnswer,
  SectionResult,
} from './types';

/** The kind of a section: an unexported type, or the kind of its page. */
const kindOfSection = (kind: PageKind, path: string): PageKind =>
  isType(path.split('#')[1] ?? '') ? 'type' : kind;

/** Maximum number of pages in an answer. */
const MOST_PAGES = 12;

export interface SearchEngine {
  /** @param filter the filter chosen in addition to the query */
  search(query: string, filter?: Filter): SearchAnswer;
  /** The signatures that match a query for a type, best first; undefined for other queries. */
  signatures(query: string): SignatureMatch[] | undefined;
}

/** Builds the engine over all pages. */
export function createEngine(pages: IndexedPage[]): SearchEngine {
  const words = createFullText(pages);
  const byName = namesOf(pages);
  const bySignature = signaturesOf(pages);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const byTitle = new Map<string, IndexedPage[]>();
  for (const page of pages) byTitle.set(page.title, [...(byTitle.get(page.title) ?? []), page]);

  /** Pages, and sections by their headings, for which the query is a synonym. */
  function synonymMatches(subjects: Subject[], named: NameMatch[]): NameMatch[] {
    const known = new Set(named.map(({ page }) => page));
    return subjects.flatMap(([name, share]) => {
      const weigh = ({ kind }: IndexedPage, points: number) =>
        points * share ** 2 * (WEIGHTS.kinds[kind] ?? 1);
      const nameTerms = queryTermsOf(name).map(stem);
      const ofPages = byName(name).filter(
        ({ page, section, isWhole }) => isWhole && !section && !known.has(page),
      );
      const ofSections =
        ofPages.length > 0 || nameTerms.length < 2
          ? []
          : headings().filter(({ terms }) => nameTerms.every((term) => terms.has(term)));
      return [
        ...ofPages.map(({ page }) => ({
          page,
          points: weigh(page, WEIGHTS.synonym),
          isWhole: false,
        })),
        ...ofSections.map(({ page, section }) => ({
          page,
          section,
          points: weigh(page, WEIGHTS.synonymOfSection),
          isWhole: share === 1,
        })),
      ];
    });
  }

  let ownHeadings: { page: IndexedPage; section: IndexedSection; terms: Set<string> }[] | undefined;
  // Computed lazily, as many queries contain no synonym.
  const headings = () => {
    ownHeadings ??= pages.flatMap((page) =>
      page.sections.map((section) => ({ page, section, terms: new Set(termsIn(section.heading)) })),
    );
    return ownHeadings;
  };

  /** Symbols named in a pasted error, their guides, and members quoted in it. */
  function namedIn(message: string): NameMatch[] {
    const symbols = (message.match(NAME) ?? []).flatMap((name) =>
      (byTitle.get(name) ?? []).flatMap((page) =>
        [page, byPath.get(page.guide ?? '') ?? []].flat(),
      ),
    );
    /** Confidence by page: a member that many have, such as `name`, says little. */
    const named = new Map<IndexedPage, number>();
    const members = quotedIn(message).flatMap((name) => {
      const all = byName(name).filter(({ section, isWhole }) => section && isWhole);
      for (const { page } of all) named.set(page, Math.max(named.get(page) ?? 0, 1 / all.length));
      return all;
    });
    for (const page of symbols) named.set(page, 1);
    return [
      ...[...named].map(([page, share]) => ({
        page,
        points: share * WEIGHTS.named * (page.kind === 'guide' ? WEIGHTS.kinds.guide : 1),
        isWhole: false,
      })),
      ...members.map((match) => ({ ...match, points: WEIGHTS.heading, isWhole: false })),
    ];
  }

  return {
    signatures: bySignature,
    search(raw, filter) {
      const { query, wanted, preferred, isMessage } = parseQuery(raw, filter);
      const matchedTerms = new Set<string>();
      if (!query) {
        const all = wanted ? allOf(wanted, pages) : [];
        return { pages: all, total: all.length, terms: matchedTerms };
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
      const inMessage = isMessage ? namesIn(effectiveQuery.replace(KIND_OF_ERROR, '')) : [];
      const keyTerms = isMessage
        ? [...quotedIn(effectiveQuery), ...inMessage.map(({ name }) => name)]
        : [];
      const results = words.search(
        effectiveQuery,
        terms,
        meanings,
        matchedTerms,
        new Set(keyTerms.map(termOf)),
      );
      const matches = [...byName(query), ...preferredMatches];
      matches.push(...synonymMatches(subjectsOf(terms, meanings), matches));
      const withSignature = bySignature(query, isMessage) ?? [];
      if (isMessage && withSignature.length === 0) matches.push(...namedIn(query));
      const pagesWithSignature = [...new Set(withSignature.map(({ page }) => page))];
      matches.push(
        ...withSignature.map(({ page, section }) => ({
          page,
          points: 0,
          isWhole: !section && page === pagesWithSignature[0],
        })),
      );
      /** Pages that the query names, rather than something on them. */
      const namedPages = new Set<IndexedPage>();
      /** Name points by page. Those of members do not add up, as only one of them is meant. */
      const ofNames = new Map<IndexedPage, number>();
      for (const { page, section, points, isWhole } of matches) {
        const result = results.get(page) ?? resultOf(page);
        results.set(page, result);
        const known = ofNames.get(page) ?? 0;
        ofNames.set(page, section ? Math.max(known, points) : known + points);
        if (!section) {
          if (isWhole) namedPages.add(page);
          continue;
        }
        const own = sectionResult(page, section, points);
        const found = result.sections.find(({ path }) => path === own.path);
        if (found) found.score += points;
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
        const isOf = (sort: Sort, { path, heading }: SectionResult) =>
          sort(kindOfSection(kind, path), heading);
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
        if (wanted && !wanted(kind)) result.score = top?.score ?? 0;
        if (preferred && (preferred.sort(kind) || (top && isOf(preferred.sort, top)))) {
          result.score *= WEIGHTS.preferred;
        }
      }
      const sorted = [...results]
        .filter(([{ kind }, { sections }]) => !wanted || wanted(kind) || sections.length > 0)
        .sort(([, a], [, b]) => b.score - a.score || a.title.localeCompare(b.title));
      const [first] = sorted[0] ?? [];
      const answers = sorted
        .slice(0, MOST_PAGES)
        .map(([page, result]) => finished(result, page, matchedTerms));
      // The introduction of a page is its own row.
      const top = sorted[0]?.[1].sections[0]?.path;
      const isPage = first && (namedPages.has(first) || top === first.path);
      const best = isPage ? undefined : answers[0]?.sections[0]?.path;
      return { pages: answers, total: sorted.length, terms: matchedTerms, best };
    },
  };
}

/** All pages of a category, or with sections of it. */
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

/** The index term of a name. */
const termOf = (name: string) => stem(fold(name));

/** Class names of errors, such as `TypeError`, which are too common to match. */
const KIND_OF_ERROR = /\b[A-Z]\w*Error\b/g;

/** A name in an error message. */
const NAME = /[\p{L}_$][\p{L}\p{N}_$]{3,}/gu;

/** Names quoted in a message, such as those of members. */
const quotedIn = (message: string) =>
  [...message.matchAll(/['"‘’“”`]([\p{L}_$][\p{L}\p{N}_$]+)['"‘’“”`]/gu)]
    .map(([, name = '']) => name)
    .filter((name) => !TYPE_OF_LANGUAGE.test(name));

const TYPE_OF_LANGUAGE = /^(?:any|boolean|never|null|number|object|string|undefined|unknown|void)$/;

/** A name for which the query contains a synonym, with the share of its terms that match it. */
type Subject = readonly [name: string, share: number];

function subjectsOf(terms: string[], meanings: Meaning[]): Subject[] {
  const termsByName = new Map<string, Set<string>>();
  for (const { name, from, isName } of meanings) {
    if (isName) termsByName.set(name, new Set([...(termsByName.get(name) ?? []), ...from]));
  }
  return [...termsByName].map(([name, words]) => [name, words.size / terms.length] as const);
}
