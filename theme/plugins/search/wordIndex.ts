import MiniSearch from 'minisearch';
import type { IndexedPage } from './indexFormat';
import { type QueryKind, WEIGHTS } from './scoring';
import { formsIn, stem, typosAllowedIn } from './tokens';

/** The matches of a query term. */
export interface Hits {
  /** Points by document. The title of each page is followed by its sections. */
  points: Float64Array;
  /** The matching index terms, such as those that start with the query term. */
  words: ReadonlySet<string>;
}

/** Number of terms whose hits are kept, because all terms but the last recur with each letter of a query. */
const MOST_KEPT = 500;

/** Creates an index of the words on all pages. The title of a page does not favor any of its sections. */
export function createWordIndex(pages: readonly IndexedPage[]) {
  const terms = new Set<string>();
  const index = new MiniSearch({
    fields: ['title', 'heading', 'text', 'asked'],
    tokenize: formsIn,
    // The stem of an unfinished word need not be the start of the word's stem, so words are found as spelled, too.
    processTerm(form) {
      const term = stem(form);
      terms.add(term);
      return term === form ? term : [term, form];
    },
  });
  const documents = pages.flatMap(({ title, sections }) => [{ title }, ...sections]);
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  const size = documents.length;
  const kept = new Map<string, Hits>();

  /** Raises the points of a query's hits to those of documents that contain a term. */
  function add(hits: Hits, term: string, kind: QueryKind, how: 'prefix' | 'fuzzy' | 'exact') {
    const found = index.search(term, {
      tokenize: (text) => [text],
      processTerm: (text) => text,
      prefix: how === 'prefix',
      fuzzy: how === 'fuzzy' && typosAllowedIn(term),
      boost: WEIGHTS.fields[kind],
      weights: WEIGHTS.similarSpelling,
      bm25: WEIGHTS.bm25,
    });
    const words = hits.words as Set<string>;
    for (const { id, score, terms: matched } of found) {
      if (score > (hits.points[id] ?? 0)) hits.points[id] = score;
      for (const word of matched) words.add(stem(word));
    }
  }

  return {
    size,
    isUnknown: (term: string) => !terms.has(term),

    /** Documents with a word or one that starts with what is `typed` so far, or else with a similar spelling. */
    hitsOf(term: string, kind: QueryKind, typed = ''): Hits {
      const key = `${term} ${kind} ${typed}`;
      const known = kept.get(key);
      if (known) return known;
      const hits = { points: new Float64Array(size), words: new Set<string>() };
      if (terms.has(term)) add(hits, term, kind, 'exact');
      const start = typed || (terms.has(term) ? '' : term);
      if (start.length > 1) add(hits, start, kind, 'prefix');
      // Only an unknown word can be misspelled.
      if (hits.words.size === 0) add(hits, term, kind, 'fuzzy');
      if (kept.size === MOST_KEPT) kept.clear();
      kept.set(key, hits);
      return hits;
    },
  };
}
