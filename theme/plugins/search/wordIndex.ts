import { WEIGHTS } from './scoring';
import { slipsAllowedIn, slipsIn } from './slips';
import { formsIn, stem } from './tokens';
import type { IndexedPage } from './types';

/** The matches of a query term. */
export interface Hits {
  /** Points by document. The title of each page is followed by its sections. */
  points: Float64Array;
  /** The matching index terms, such as those that start with the query term. */
  words: string[];
}

/** Number of terms whose hits are kept, because all terms but the last recur with each letter of a query. */
const MOST_KEPT = 500;

const FIELDS = ['title', 'heading', 'text', 'asked'] as const;

/**
 * The documents that contain a term in one field, each with the number of times. A document is a section, or the title
 * of a page, which does not favor any of its sections.
 */
type Postings = Map<number, number>;

/** Creates an index of the words on all pages. */
export function createWordIndex(pages: readonly IndexedPage[]) {
  /** The postings of each term, by field. */
  const postings = new Map<string, (Postings | undefined)[]>();
  /** The terms of all words as they are spelled on the pages. */
  const spelled = new Map<string, string>();
  const documents: { title?: string; heading?: string; text?: string; asked?: string }[] =
    pages.flatMap(({ title, sections }) => [{ title }, ...sections]);
  const lengths = documents.map((document, id) =>
    FIELDS.map((field, at) => {
      const text = document[field];
      const forms = text ? formsIn(text) : [];
      for (const form of forms) {
        let term = spelled.get(form);
        if (term === undefined) {
          term = stem(form);
          spelled.set(form, term);
        }
        let ofTerm = postings.get(term);
        if (!ofTerm) {
          ofTerm = [];
          postings.set(term, ofTerm);
        }
        ofTerm[at] ??= new Map();
        ofTerm[at].set(id, (ofTerm[at].get(id) ?? 0) + 1);
      }
      return forms.length;
    }),
  );
  const size = documents.length;
  const average = FIELDS.map((_, at) => {
    const all = lengths.map((length) => length[at] ?? 0).filter(Boolean);
    return all.reduce((a, b) => a + b, 0) / (all.length || 1);
  });
  const counts = new Map<string, number>();
  for (const [term, fields] of postings) {
    counts.set(term, new Set(fields.flatMap((field) => [...(field?.keys() ?? [])])).size);
  }
  const kept = new Map<string, Hits>();

  const idf = (count: number) => Math.log(1 + (size - count + 0.5) / (count + 0.5));

  /** Adds the points of the documents that contain a term in one of the first fields. */
  function add(
    points: Float64Array,
    term: string,
    weight: number,
    isQuestion: boolean,
    fields: number = FIELDS.length,
  ): void {
    const { k, b, d, own } = WEIGHTS.bm25;
    const { slope, ...boosts } = isQuestion ? WEIGHTS.question : WEIGHTS.fields;
    const inAll = (1 - own) * idf(counts.get(term) ?? 0);
    postings.get(term)?.forEach((field, at) => {
      const name = FIELDS[at];
      if (!field || !name || at >= fields) return;
      const factor = weight * boosts[name] * (inAll + own * idf(field.size));
      const flat = 1 - (name === 'text' ? b : slope);
      for (const [id, times] of field) {
        const length = (lengths[id]?.[at] ?? 0) / (average[at] || 1);
        const share = d + (times * (k + 1)) / (times + k * (flat + (1 - flat) * length));
        points[id] = (points[id] ?? 0) + factor * share;
      }
    });
  }

  /** Returns hits that were found before, or finds them. */
  function remember(key: string, find: (points: Float64Array) => Iterable<string>): Hits {
    const known = kept.get(key);
    if (known) return known;
    const points = new Float64Array(size);
    const hits = { points, words: [...find(points)] };
    if (kept.size === MOST_KEPT) kept.clear();
    kept.set(key, hits);
    return hits;
  }

  return {
    size,
    isUnknown: (term: string) => !postings.has(term),
    rarity: (term: string) => Math.log(1 + size / (counts.get(term) ?? 1)),

    /** Returns the documents with a word in the title or heading. */
    titlesWith: (term: string, isQuestion: boolean): Hits =>
      remember(`${term} ${isQuestion} title`, (points) => {
        add(points, term, 1, isQuestion, 2);
        return postings.has(term) ? [term] : [];
      }),

    /**
     * Returns the documents with a word or a word that starts with it, or else those with a similar spelling.
     *
     * @param typed the word as typed so far, if the reader may still be typing it
     */
    hitsOf(term: string, isQuestion: boolean, typed?: string): Hits {
      // The stem of an unfinished word need not be the start of the word's stem, so this compares the words.
      const start = typed ?? (postings.has(term) ? '' : term);
      return remember(`${term} ${isQuestion} ${start}`, (points) => {
        const found = new Map<string, number>();
        if (postings.has(term)) found.set(term, 1);
        if (start.length > 1) {
          for (const [form, own] of spelled) {
            if (own === term || !form.startsWith(start)) continue;
            const rest = form.length - start.length;
            const weight = (WEIGHTS.prefix * form.length) / (form.length + 0.3 * rest);
            found.set(own, Math.max(found.get(own) ?? 0, weight));
          }
        }
        // Only an unknown word can be misspelled.
        for (let most = 1; found.size === 0 && most <= slipsAllowedIn(term); most++) {
          for (const own of postings.keys()) {
            const made = slipsIn(term, own, most);
            if (made <= most) found.set(own, (WEIGHTS.fuzzy * own.length) / (own.length + made));
          }
        }
        for (const [own, weight] of found) add(points, own, weight, isQuestion);
        return found.keys();
      });
    },
  };
}
