import { distance } from 'fastest-levenshtein';

/** Words that are too common to search for, unless the query has no others. */
const STOP_WORDS = new Set(
  `a about after again all also am an and any are as at be because been before being but by can cannot could
  did do does doing done each for from had has have having here how i if in into is it its itself just let
  may me more most must my no nor not of off on once one only or other our out over own same shall she should
  so some such than that the their them then there these they this those through to too under until up upon
  us very was we were what when where which while who whom why will with within without would you your use used using want please help possible way
  make makes making made working still always issue issues problem problems toolkit doesn don isn won didn aren wasn
  ll ve re`.split(/\s+/),
);

/** Matches a word of a string. A name counts as one word. */
export const WORD = /[\p{L}\p{N}_$]+/gu;
/** The same for strings in ASCII, which takes half the time. */
const ASCII_WORD = /[\w$]+/g;
const NOT_ASCII = /[^ -~]/;
const SIMPLE_WORD = /^[a-z]+$/;
/** Matches the words inside `withUndoRedo`, `HTTPClient`, `NG0203`. */
const CAMEL_PART = /\p{Lu}?[\p{Ll}]+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu;

export const wordsIn = (text: string): readonly string[] =>
  text.match(NOT_ASCII.test(text) ? WORD : ASCII_WORD) ?? [];

/** Converts a text to lowercase without accents. */
export function normalized(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A name as one string of letters and digits, so that `with-undo redo` and `withUndoRedo` are equal. */
export function compact(text: string): string {
  return normalized(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Endings of English words, in the order in which they are removed. Lookbehinds state what must remain. */
const ENDINGS: readonly (readonly [ending: RegExp, replacement: string])[] = [
  [/ies?$/, 'y'],
  [/(?<![suia])s$/, ''],
  [/(?<=[aeiouy].*[^aeiou]|[^aeiou]{2}[aeiou]|.{3}[aeiou])(?:ing|ed)$/, ''],
  // "setting" -> "sett" -> "set"
  [/([bdgmnprt])\1$/, '$1'],
  [/(?<=.{3})ily$/, 'y'],
  [/(?<=.{4})ly$/, ''],
  [/(?<=.{4})(?:i[sz](?:e|ation|er)?|at(?:e|ion|or|er)?)$/, ''],
  [/(?<=.{3}[st])ion$/, ''],
  [/(?<=.{4}[st])or$|(?<=.{4})(?:er|ment|able|al|ness)$|(?<=.{5})ive$/, ''],
  [/(?<=.{5})[ae]nce$/, ''],
  [/(?<=.{4})ic$/, ''],
  [/(?<=.{2})e$/, ''],
];

/** Cache of stems. */
const stems = new Map<string, string>();

/** Removes English endings, in the index and in queries, so that "resets", "resetting" and "reset" match. */
export function stem(word: string): string {
  if (word.length < 4 || /\p{N}/u.test(word)) return word;
  const known = stems.get(word);
  if (known !== undefined) return known;
  let cut = word;
  for (const [ending, replacement] of ENDINGS) {
    const rest = cut.replace(ending, replacement);
    // "theme" is not a form of "them".
    if (!STOP_WORDS.has(rest)) cut = rest;
  }
  stems.set(word, cut);
  return cut;
}

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Cache of forms by word, because words recur in the index and with each letter of a query. */
const known = new Map<string, string[]>();

export const formsIn = (text: string): string[] =>
  wordsIn(text).flatMap((word) => {
    let forms = known.get(word);
    if (!forms) {
      forms = formsOf(word);
      known.set(word, forms);
    }
    return forms;
  });

export const termsIn = (text: string): string[] => formsIn(text).map(stem);

function formsOf(word: string): string[] {
  // A fast path, because most words are lowercase.
  if (SIMPLE_WORD.test(word)) return [word];
  const whole = normalized(word);
  const parts = word.match(CAMEL_PART) ?? [];
  if (parts.length < 2) return [whole];
  const forms = [whole, ...parts.map(normalized).filter((part) => part.length > 1)];
  // Readers omit "with": "undoRedo".
  if (whole.startsWith('with') && parts.length > 2) forms.push(whole.slice('with'.length));
  return forms;
}

export const containsTerm = (text: string, terms: ReadonlySet<string>): boolean =>
  termsIn(text).some((term) => terms.has(term));

export const partsOf = (name: string): string[] => (name.match(CAMEL_PART) ?? []).map(normalized);

/** The words inside the names of a query. `withStorageSync` is also about storage and sync. */
export function namesIn(query: string): { name: string; parts: string[] }[] {
  return (query.match(WORD) ?? []).flatMap((name) => {
    const parts = partsOf(name);
    // Two letters, such as "ng", occur in too many names.
    const telling = parts.filter((part) => part.length > 2 && !isStopWord(part));
    return parts.length > 1 && telling.length > 0
      ? [{ name: normalized(name), parts: telling }]
      : [];
  });
}

export function queryTermsOf(query: string): string[] {
  const words = (query.match(WORD) ?? []).map(normalized);
  const telling = words.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : words;
}

/** Minimum length of words that may have one or two typos. */
const ONE_FROM = 4;
const TWO_FROM = 6;

/** Maximum number of typos. A word with another digit means something else. */
export function typosAllowedIn(word: string): 0 | 1 | 2 {
  if (/\p{N}/u.test(word)) return 0;
  return word.length >= TWO_FROM ? 2 : word.length >= ONE_FROM ? 1 : 0;
}

/** The number of typos in a word, or infinity if there are more than `most`. */
export const typosIn = (typed: string, word: string, most: number): number =>
  Math.abs(typed.length - word.length) > most ? Number.POSITIVE_INFINITY : distance(typed, word);

export function isMisspelling(typed: string, word: string): boolean {
  const most = typosAllowedIn(typed);
  return typosIn(typed, word, most) <= most;
}
