import { isType } from '../../config/pageKinds';
import { CHANGES_ROUTE } from '../../config/pages';
import { type Certainty, createExplainer, type ErrorAnswer, pagesNamedIn } from './explain';
import { createFullText } from './fullText';
import type { IndexedPage } from './indexFormat';
import { isCall, type NameMatch, namesOf } from './names';
import { finished, type PageResult, resultOf, sectionResult } from './pageResults';
import { type Category, type Filter, isAsked, namesError, parseQuery, upgradeIn } from './query';
import { kindFactor, WEIGHTS } from './scoring';
import { type SignatureMatch, signaturesOf } from './signatures';
import { synonymMatchesOf } from './synonyms';

export interface SearchAnswer {
  /** The best pages. */
  pages: PageResult[];
  /** The total number of matching pages. */
  total: number;
  /** The matched index terms, to be highlighted in titles and excerpts. */
  terms: ReadonlySet<string>;
  /** Path of the section that Enter opens, unless the query names the first page. */
  best?: string;
  /** How certain it is that the first section explains an error. Missing unless the query is an error message. */
  explanation?: Certainty;
}

export interface SearchEngine {
  /** @param filter the filter that is selected in addition to the query */
  search(query: string, filter?: Filter): SearchAnswer;
  /** The signatures that match a query for a type, best first; undefined for other queries. */
  signatures(query: string): SignatureMatch[] | undefined;
}

/** Maximum number of pages in an answer. */
const MAX_PAGES = 12;

type Results = Map<IndexedPage, PageResult>;

/** Builds the engine over all pages. */
export function createEngine(
  pages: readonly IndexedPage[],
  explain = createExplainer(pages),
): SearchEngine {
  const byText = createFullText(pages);
  const byName = namesOf(pages);
  const bySignature = signaturesOf(pages);
  const bySynonym = synonymMatchesOf(pages, byName);
  const changes = pages.find(({ path }) => path === CHANGES_ROUTE);

  return {
    signatures: bySignature,
    search(raw, filter) {
      const { query, wanted, preferred, isMessage } = parseQuery(raw, filter);
      if (!query) return pagesOf(wanted, pages);
      const ofCategory = preferred ? byName(preferred.name).filter(isOf(preferred.category)) : [];
      // A category word that has matched need not occur in the text.
      const text = byText(preferred && ofCategory.length > 0 ? preferred.name : query, isMessage);
      const signatures = bySignature(query, isMessage) ?? [];
      const inMessage = isMessage && signatures.length === 0 ? pagesNamedIn(query, pages) : [];
      const hasError = namesError(query);
      const names = [...(hasError ? [] : byName(query)), ...ofCategory];
      const upgrade = changes && upgradeIn(query);
      const extensions =
        isMessage || !/\s/.test(query) ? [] : (query.match(/\bwith[A-Z]\w+/g) ?? []);
      // A question about two of them may be about their order.
      const inQuestion =
        extensions.length === 1
          ? pagesNamedIn(`${extensions}`, pages).filter(({ kind }) => kind === 'guide')
          : [];
      const subjects = [...inMessage, ...inQuestion].map(subjectMatch);
      const matches = [...names, ...bySynonym(text, names), ...subjects];
      if (upgrade) matches.push({ page: changes, points: WEIGHTS.signature, isWhole: true });

      const { results } = text;
      const named = addNames(results, matches);
      addSignatures(results, signatures, named);
      sortSections(results, wanted, filter);
      const answers = isAsked(query) || signatures.length > 0 ? [] : explain(raw);
      const explanations = answers.flatMap(({ sections }) => sections);
      const isError =
        explanations.length > 0 ||
        (answers.length > 0 && isMessage && (hasError || !isCall(query)));
      const ranked = isError
        ? explainedFirst(explanations, rankedPages(results, wanted), filter, inMessage)
        : rankedPages(results, wanted);
      const answer: SearchAnswer = {
        pages: ranked
          .slice(0, MAX_PAGES)
          .map(([page, result]) => finished(result, page, text.matched, isError))
          .map((page) =>
            upgrade && page.path === CHANGES_ROUTE ? { ...page, path: page.path + upgrade } : page,
          ),
        total: ranked.length,
        terms: text.matched,
      };
      // A name in code with a typo means its page, not a section that contains it.
      const isName =
        /^\w*\p{Ll}\p{Lu}\w*$/u.test(query) && named.inPart.has(ranked[0]?.[0] as IndexedPage);
      if (explanations.length > 0 || (!isName && !opensPage(ranked[0], named))) {
        answer.best = ranked[0]?.[1].sections[0]?.path;
      }
      return isError ? { ...answer, explanation: certaintyOf(answers) } : answer;
    },
  };
}

/** A page that an error names. */
const subjectMatch = (page: IndexedPage): NameMatch => ({
  page,
  points: WEIGHTS.subject * kindFactor(page),
  isWhole: false,
});

/** That of the first explained message. */
const certaintyOf = (answers: readonly ErrorAnswer[]): Certainty =>
  answers.find(({ sections }) => sections.length > 0)?.certainty ?? 'none';

function pagesOf(category: Category | undefined, pages: readonly IndexedPage[]): SearchAnswer {
  const results = pages.flatMap((page) => {
    if (category?.(page.kind)) return [finished(resultOf(page), page, new Set())];
    const sections = page.sections
      .filter(({ error }) => category?.(page.kind, error))
      .map((section) => sectionResult(page, section, 1));
    return sections.length > 0 ? [finished({ ...resultOf(page), sections }, page, new Set())] : [];
  });
  return { pages: results, total: results.length, terms: new Set() };
}

const isOf =
  (category: Category) =>
  ({ page, section }: NameMatch): boolean =>
    section ? isType(section.id) && category('type') : category(page.kind);

/** What a query names. */
interface Named {
  /** Pages that the query names as a whole. */
  whole: Set<IndexedPage>;
  /** Pages whose names match at least in part. */
  inPart: Set<IndexedPage>;
}

/** Adds the points of matching names to the results. */
function addNames(results: Results, matches: readonly NameMatch[]): Named {
  const named: Named = { whole: new Set(), inPart: new Set() };
  const pointsOf = new Map<IndexedPage, number>();
  for (const { page, section, points, isWhole } of matches) {
    const result = results.get(page) ?? resultOf(page);
    results.set(page, result);
    const before = pointsOf.get(page) ?? 0;
    // Points of members are not added up, because only one of them is meant.
    pointsOf.set(page, section ? Math.max(before, points) : before + points);
    if (section) {
      const added = sectionResult(page, section, points);
      const same = result.sections.find(({ path }) => path === added.path);
      if (same) same.score += points;
      else result.sections.push(added);
    } else {
      named.inPart.add(page);
      if (isWhole) named.whole.add(page);
    }
  }
  for (const [page, points] of pointsOf) {
    const result = results.get(page);
    if (result) result.score += points;
  }
  return named;
}

/** Puts the pages with matching signatures first, with these signatures and those of their members. */
function addSignatures(results: Results, matches: readonly SignatureMatch[], named: Named): void {
  const pages = [...new Set(matches.map(({ page }) => page))];
  for (const [place, page] of pages.entries()) {
    const result = results.get(page) ?? resultOf(page);
    results.set(page, result);
    const ofPage = matches.filter((match) => match.page === page);
    result.score = WEIGHTS.signature - place;
    result.code = ofPage.find(({ section }) => !section)?.code;
    result.sections = ofPage.flatMap(({ section, code }, at) =>
      section ? { ...sectionResult(page, section, WEIGHTS.signature - at), code } : [],
    );
    if (!result.code) continue;
    named.inPart.add(page);
    if (place === 0) named.whole.add(page);
  }
}

/** Sorts the sections of each page, and leaves out those that the reader does not want. */
function sortSections(
  results: Results,
  wanted: Category | undefined,
  filter: Filter | undefined,
): void {
  for (const [{ kind }, result] of results) {
    const isNarrowed = wanted !== undefined && !wanted(kind);
    if (isNarrowed) {
      result.sections = result.sections.filter(({ source }) =>
        wanted(isType(source.id) ? 'type' : kind, source.error),
      );
    }
    result.sections.sort((a, b) => b.score - a.score);
    // An error is explained by the same page as without the filter.
    if (isNarrowed && filter !== 'errors') result.score = result.sections[0]?.score ?? 0;
  }
}

const rankedPages = (results: Results, wanted: Category | undefined) =>
  [...results]
    .filter(([{ kind }, { sections }]) => !wanted || wanted(kind) || sections.length > 0)
    .sort(([, a], [, b]) => b.score - a.score || a.title.localeCompare(b.title));

function opensPage(first: [IndexedPage, PageResult] | undefined, named: Named): boolean {
  if (!first) return false;
  const [page, { score, sections }] = first;
  const [top] = sections;
  // The introduction of a page is its own row.
  if (!top || top.path === page.path || named.whole.has(page)) return true;
  const isDeprecated = top.source.text.startsWith('Deprecated');
  return top.score < WEIGHTS.minOpened * score || (named.inPart.has(page) && isDeprecated);
}

type Ranked = [IndexedPage, PageResult][];

/** With the filter for errors, lists only what explains the error, or else the pages that the error names. */
function explainedFirst(
  explanations: ErrorAnswer['sections'],
  ranked: Ranked,
  filter: Filter | undefined,
  named: readonly IndexedPage[],
): Ranked {
  const explained: Results = new Map();
  for (const { page, section } of explanations) {
    const result = explained.get(page) ?? resultOf(page);
    explained.set(page, result);
    const added = sectionResult(page, section, 1);
    if (!result.sections.some(({ path }) => path === added.path)) result.sections.push(added);
  }
  if (filter !== 'errors') {
    return [...explained, ...ranked.filter(([page]) => !explained.has(page))];
  }
  return explained.size > 0 ? [...explained] : named.map((page) => [page, resultOf(page)]);
}
