import type { IndexedPage } from './indexFormat';
import { type QueryKind, WEIGHTS } from './scoring';
import { formsIn, slipsAllowedIn, slipsIn, stem, wordsIn } from './tokens';

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

/** The field with the words of readers, which follows those with the words of pages. */
const ASKED = FIELDS.indexOf('asked');

/** The documents that contain an index term. A document is a section, or the title of a page. */
interface Term {
  /** By field: the number of each document, which is followed by how many times the term occurs there. */
  fields: (number[] | undefined)[];
  /** The number of documents that contain it in any field. */
  count: number;
  /** The number of documents that contain it in the words of pages. */
  onPages: number;
  /** The last document that contains it. */
  last: number;
}

/** Creates an index of the words on all pages. The title of a page does not favor any of its sections. */
export function createWordIndex(pages: readonly IndexedPage[]) {
  const terms = new Map<string, Term>();
  /** The terms of all words as they are spelled on the pages. */
  const spelled = new Map<string, string>();
  const termOf = (form: string): Term => {
    const term = stem(form);
    spelled.set(form, term);
    const known = terms.get(term) ?? { fields: [], count: 0, onPages: 0, last: -1 };
    terms.set(term, known);
    return known;
  };
  const documents: { title?: string; heading?: string; text?: string; asked?: string }[] =
    pages.flatMap(({ title, sections }) => [{ title }, ...sections]);
  const size = documents.length;
  const lengths = FIELDS.map(() => new Float64Array(size));
  /** The terms of each word. Most words recur, so this saves most of the work. */
  const byWord = new Map<string, Term[]>();
  documents.forEach((document, id) => {
    FIELDS.forEach((field, at) => {
      let length = 0;
      for (const word of wordsIn(document[field] ?? '')) {
        let own = byWord.get(word);
        if (!own) {
          own = formsIn(word).map(termOf);
          byWord.set(word, own);
        }
        length += own.length;
        for (const term of own) addTo(term, at, id);
      }
      (lengths[at] as Float64Array)[id] = length;
    });
  });
  const average = lengths.map((all) => {
    const used = all.filter(Boolean);
    return used.reduce((a, b) => a + b, 0) / (used.length || 1);
  });
  const kept = new Map<string, Hits>();

  const idf = (count: number) => Math.log(1 + (size - count + 0.5) / (count + 0.5));

  /** Adds the points of the documents that contain a term in one of the first fields. */
  function add(
    points: Float64Array,
    term: string,
    weight: number,
    kind: QueryKind,
    fields: number = FIELDS.length,
  ): void {
    const { k, b, d, field: fieldShare } = WEIGHTS.bm25;
    const { slope, heading } = kind === 'keywords' ? WEIGHTS.keywords : WEIGHTS.sentence;
    const asked = kind === 'message' ? WEIGHTS.askedInMessage : WEIGHTS.asked;
    const boosts = { title: WEIGHTS.title, heading, text: 1, asked };
    const known = terms.get(term);
    if (!known) return;
    // Readers' words say nothing about how rare a word is in the texts that an error is compared with.
    const count = (kind === 'message' && known.onPages) || known.count;
    const inAll = (1 - fieldShare) * idf(count);
    known.fields.forEach((field, at) => {
      const name = FIELDS[at];
      if (!field || !name || at >= fields) return;
      const factor = weight * boosts[name] * (inAll + fieldShare * idf(field.length / 2));
      const flat = 1 - (name === 'text' ? b : slope);
      const ofField = lengths[at] as Float64Array;
      const perWord = (1 - flat) / (average[at] || 1);
      for (let i = 0; i < field.length; i += 2) {
        const id = field[i] ?? 0;
        const times = field[i + 1] ?? 0;
        const share = d + (times * (k + 1)) / (times + k * (flat + perWord * (ofField[id] ?? 0)));
        points[id] = (points[id] ?? 0) + factor * share;
      }
    });
  }

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
    isUnknown: (term: string) => !terms.has(term),
    rarity: (term: string) => Math.log(1 + size / (terms.get(term)?.count ?? 1)),

    titlesWith: (term: string, kind: QueryKind): Hits =>
      remember(`${term} ${kind} title`, (points) => {
        add(points, term, 1, kind, 2);
        return terms.has(term) ? [term] : [];
      }),

    /** Documents with a word or one that starts with what is `typed` so far, or else with a similar spelling. */
    hitsOf(term: string, kind: QueryKind, typed?: string): Hits {
      // The stem of an unfinished word need not be the start of the word's stem, so this compares the words.
      const start = typed ?? (terms.has(term) ? '' : term);
      return remember(`${term} ${kind} ${start}`, (points) => {
        const found = new Map<string, number>();
        if (terms.has(term)) found.set(term, 1);
        if (start.length > 1) {
          for (const [form, own] of spelled) {
            if (own === term || !form.startsWith(start)) continue;
            const rest = form.length - start.length;
            const weight = (WEIGHTS.similarSpelling * form.length) / (form.length + rest);
            found.set(own, Math.max(found.get(own) ?? 0, weight));
          }
        }
        // Only an unknown word can be misspelled.
        for (let most = 1; found.size === 0 && most <= slipsAllowedIn(term); most++) {
          for (const own of terms.keys()) {
            const made = slipsIn(term, own, most);
            if (made <= most)
              found.set(own, (WEIGHTS.similarSpelling * own.length) / (own.length + made));
          }
        }
        for (const [own, weight] of found) add(points, own, weight, kind);
        return found.keys();
      });
    },
  };
}

/** Counts a term in a field of a document. Documents come in the order of their numbers. */
function addTo(term: Term, at: number, id: number): void {
  if (term.last !== id) {
    term.count++;
    if (at < ASKED) term.onPages++;
  }
  term.last = id;
  term.fields[at] ??= [];
  const field = term.fields[at];
  const end = field.length - 1;
  if (field[end - 1] === id) field[end] = (field[end] ?? 0) + 1;
  else field.push(id, 1);
}
