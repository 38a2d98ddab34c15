import { distance } from 'fastest-levenshtein';
import MiniSearch from 'minisearch';
import { SYNONYMS } from './synonyms';
import { compact, fold, queryTermsOf, stem, tokensOf } from './tokens';
import type { IndexedPage, PageKind, PageResult, SearchAnswer, SectionResult } from './types';

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

const FIELD_BOOSTS = { title: 6, heading: 4, excerpt: 1.4, words: 1 };

/** Points for a page whose very name was typed; full-text scores stay far below. */
const BONUS = { exact: 1000, bare: 900, synonym: 300, prefix: 200, typo: 150, middle: 60 } as const;

/** Of two pages with the same name, the one of the sort that the query means gets these points. */
const PREFERRED = 120;

/** Guides answer questions; overviews mention everything. */
const KIND_WEIGHTS: Partial<Record<PageKind, number>> = { guide: 1.6, page: 0.6 };

interface SectionDocument {
  id: number;
  title: string;
  heading: string;
  excerpt: string;
  words: string;
}

interface Entry {
  page: IndexedPage;
  section: IndexedPage['sections'][number];
}

export interface SearchEngine {
  search(query: string): SearchAnswer;
}

/** Builds the engine over all pages; about 0.1 ms per section on a laptop. */
export function createEngine(pages: IndexedPage[]): SearchEngine {
  const entries: Entry[] = pages.flatMap((page) =>
    page.sections.map((section) => ({ page, section })),
  );
  const mini = new MiniSearch<SectionDocument>({
    fields: ['title', 'heading', 'excerpt', 'words'],
    tokenize: tokensOf,
    processTerm: stem,
    searchOptions: { tokenize: queryTermsOf, processTerm: stem, boost: FIELD_BOOSTS },
  });
  mini.addAll(
    entries.map(({ page, section }, id) => ({
      id,
      title: page.title,
      heading: section.heading,
      excerpt: section.excerpt,
      words: section.words,
    })),
  );
  const names = pages.map((page) => ({ page, name: compact(page.title) }));

  /** Pages by name: typed exactly, without "with", as a beginning, or with a slip of a letter or two. */
  function byName(query: string): Map<IndexedPage, number> {
    const asked = compact(query);
    const scores = new Map<IndexedPage, number>();
    if (asked.length < 2) return scores;
    // A name typed as code means the symbol; words mean the guide about it.
    const asCode =
      /\p{Ll}\p{Lu}/u.test(query) || (!/\s/.test(query.trim()) && asked.startsWith('with'));
    for (const { page, name } of names) {
      const bare = name.replace(/^with/, '');
      const isApi = page.kind !== 'guide' && page.kind !== 'page';
      const preferred = isApi === asCode ? PREFERRED : 0;
      const slips = asked.length >= 5 ? slipsBetween(asked, name, bare) : undefined;
      if (asked === name) scores.set(page, BONUS.exact + preferred);
      else if (asked === bare) scores.set(page, BONUS.bare + preferred);
      else if (asked.length >= 3 && (name.startsWith(asked) || bare.startsWith(asked))) {
        scores.set(page, BONUS.prefix + preferred - Math.min(name.length, 50) / 10);
      } else if (slips !== undefined && slips <= (asked.length >= 8 ? 2 : 1)) {
        scores.set(page, BONUS.typo + preferred - 20 * slips);
      } else if (asked.length >= 4 && name.includes(asked)) {
        scores.set(page, BONUS.middle + preferred - Math.min(name.length, 50) / 10);
      }
    }
    return scores;
  }

  function fullText(query: string, terms: Set<string>): Map<number, number> {
    const scores = new Map<number, number>();
    const options = {
      prefix: (term: string) => term.length > 1,
      fuzzy: (term: string) => (term.length > 7 ? 2 : term.length > 3 ? 1 : false),
      weights: { prefix: 0.5, fuzzy: 0.25 },
      boostDocument: (id: number) => KIND_WEIGHTS[entries[id]?.page.kind ?? 'page'] ?? 1,
    };
    for (const combineWith of ['AND', 'OR'] as const) {
      const factor = combineWith === 'AND' ? 1 : 0.3;
      for (const hit of mini.search(query, { ...options, combineWith })) {
        if (scores.has(hit.id)) continue;
        scores.set(hit.id, hit.score * factor);
        for (const term of hit.terms) terms.add(term);
      }
      if (scores.size >= MOST_PAGES) break;
    }
    return scores;
  }

  return {
    search(raw) {
      const { query, kinds } = parse(raw);
      if (!query) return { pages: [], terms: [] };
      const terms = new Set<string>();
      const named = byName(query);
      const found = fullText(query, terms);
      const meant = synonymsIn(query);
      for (const other of meant) {
        for (const [page, score] of byName(other)) {
          if (score >= BONUS.bare) named.set(page, Math.max(named.get(page) ?? 0, BONUS.synonym));
        }
        if (found.size > 0) continue;
        for (const [id, score] of fullText(other, terms)) found.set(id, score);
      }
      const byPage = new Map<IndexedPage, PageResult>();
      const resultOf = (page: IndexedPage) => {
        const known = byPage.get(page);
        if (known) return known;
        const { path, title, kind } = page;
        const result: PageResult = { path, title, kind, score: named.get(page) ?? 0, sections: [] };
        byPage.set(page, result);
        return result;
      };
      for (const page of named.keys()) resultOf(page);
      for (const [id, score] of found) {
        const entry = entries[id];
        if (entry) resultOf(entry.page).sections.push(sectionResult(entry, score));
      }
      const results = [...byPage.values()].filter(({ kind }) => !kinds || kinds.includes(kind));
      for (const result of results) {
        result.sections.sort((a, b) => b.score - a.score);
        // A page with several fitting sections beats one with a single chance hit.
        result.score += result.sections.reduce(
          (sum, { score }, at) => sum + score / (at + 1) ** 2,
          0,
        );
        result.sections = result.sections.slice(0, MOST_SECTIONS);
      }
      results.sort((a, b) => b.score - a.score || a.title.localeCompare(b.title));
      return { pages: results.slice(0, MOST_PAGES), terms: [...terms] };
    },
  };
}

function sectionResult({ page, section }: Entry, score: number): SectionResult {
  return {
    heading: section.heading,
    path: section.id ? `${page.path}#${section.id}` : page.path,
    excerpt: section.excerpt,
    score,
  };
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

function synonymsIn(query: string): string[] {
  const text = ` ${fold(query)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  return Object.entries(SYNONYMS)
    .filter(([said]) => text.includes(` ${said} `))
    .map(([, meant]) => meant);
}

/** Smallest number of slips (letters to add, drop or replace) between `asked` and one of `names`, up to 2. */
function slipsBetween(asked: string, ...names: string[]): number | undefined {
  const least = Math.min(...names.map((name) => distance(asked, name)));
  return least <= 2 ? least : undefined;
}
