import { messageIn } from './errorMessage';
import { fold, isStopWord, stem } from './tokens';
import type { IndexedPage, IndexedSection, PageKind } from './types';

/** Maximum length of a query in characters, which is enough for a pasted error with its types. */
export const LONGEST_QUERY = 500;

/** Filters for the search. */
export const FILTERS = {
  guides: 'Guides',
  functions: 'Functions',
  types: 'Types',
  errors: 'Errors',
} as const;

export type Filter = keyof typeof FILTERS;

/** Returns whether an untrusted text, such as one from a URL, names a filter. */
export const isFilter = (name = ''): name is Filter => Object.hasOwn(FILTERS, name);

/**
 * Returns whether a page or section belongs to a category. The section of a type that is not exported is of kind
 * `type`.
 */
export type Sort = (kind: PageKind, explainsError?: boolean) => boolean;

const isKind =
  (...kinds: PageKind[]): Sort =>
  (kind) =>
    kinds.includes(kind);

const isType = isKind('type', 'interface');
const isFunction = isKind('function');
const isInterface = isKind('interface');
const isVariable = isKind('variable');
const SORTS_OF_SYMBOLS = new Set([isFunction, isType, isInterface, isVariable]);

/** Matches headings about errors: a number, a quoted message, or a failure. */
const ERROR = /["“]|\b(?:TS|NG)\d{3,}\b|\berrors?\b|\b(?:is|does|are) not\b|\bcannot\b/i;
const isError: Sort = (_, explainsError) => explainsError === true;

const SORTS: Record<Filter, Sort> = {
  guides: isKind('guide', 'page'),
  functions: (kind) => isFunction(kind) || isVariable(kind),
  types: isType,
  errors: isError,
};

/** The words for each category of pages. */
const WORDS: Record<string, Sort> = {
  fn: isFunction,
  function: isFunction,
  type: isType,
  interface: isInterface,
  class: isType,
  const: isVariable,
  var: isVariable,
  guide: SORTS.guides,
  api: (kind) => isType(kind) || isFunction(kind) || isVariable(kind),
  error: isError,
};

const SORTS_BY_STEM = new Map(Object.entries(WORDS).map(([word, sort]) => [stem(word), sort]));

export interface ParsedQuery {
  query: string;
  /** Restricts the results to a category. */
  wanted?: Sort;
  /** Ranks a category higher, because the query starts or ends with a word for it. `name` is the rest of the query. */
  preferred?: { name: string; sort: Sort };
  /** Whether the query looks like a pasted error message. */
  isMessage: boolean;
}

/**
 * Extracts the category from a query. `fn: reset` and `fn` alone restrict it to functions; `function reset` and `reset
 * function` prefer functions.
 */
export function parseQuery(raw: string, filter?: Filter): ParsedQuery {
  let wanted = filter && SORTS[filter];
  let query = messageIn(raw)
    .slice(0, LONGEST_QUERY)
    .replace(/(?:^|\s)(\p{L}+):/gu, (whole, word: string) => {
      const sort = wordFor(word);
      // "Error: …" is the start of a message.
      if (!sort || sort === isError) return whole;
      wanted = sort;
      return ' ';
    })
    .trim();
  const lone = wordFor(query);
  if (lone && SORTS_OF_SYMBOLS.has(lone)) {
    wanted ??= lone;
    query = '';
  }
  const isMessage = isErrorMessage(query);
  const preferred = isMessage ? { name: query, sort: isError } : preferenceIn(query);
  return { query, wanted, preferred, isMessage };
}

const wordFor = (word: string): Sort | undefined => {
  const name = stem(fold(word.replace(/:$/, '')));
  return SORTS_BY_STEM.get(name);
};

function preferenceIn(query: string): ParsedQuery['preferred'] {
  const words = query.split(/\s+/);
  const [first = '', second = ''] = words;
  const [beforeLast = '', last = ''] = words.slice(-2);
  const atStart = sortBeside(second, first);
  if (atStart) return { name: words.slice(1).join(' '), sort: atStart };
  const atEnd = sortBeside(beforeLast, last);
  return atEnd && { name: words.slice(0, -1).join(' '), sort: atEnd };
}

/** Returns the category of a word. In "type of a store" and "roll back on error", it is an ordinary word. */
const sortBeside = (neighbor: string, word: string): Sort | undefined =>
  neighbor && !isStopWord(fold(neighbor)) ? wordFor(word) : undefined;

const isErrorMessage = (query: string): boolean =>
  /\b(?:TS|NG)\d{3,}\b|\b(?:[A-Z]\w*)?Error\b|["'“].+["'”]/.test(query) ||
  (query.split(/\s+/).length > 7 && !QUESTION.test(query) && !EVERYDAY.test(query));

const QUESTION =
  /^(?:how|what|when|where|which|who|why|can|could|do|does|is|are|should|will)\b|\?$/i;

/** Matches a description in everyday words, unlike a message, which has code and no persons. */
const EVERYDAY =
  /^(?=.*\b(?:I|me|my|we|our|users?|should|want|the|an?|is|are|do|how|why)\b)[\p{L}\p{M}\p{N}\s,'’.-]*$/u;

/** Matches words in queries about failures. */
const FAILURE =
  /\b(?:why|no|not|never|cannot|wrong|missing|fail\w*|errors?|empty|gone|broken|undefined|\w+n['’]t)\b/i;

/** Returns whether a query is about a failure, rather than about how to do something. */
export const reportsError = (query: string): boolean =>
  isErrorMessage(query) || FAILURE.test(query);

/** Returns the sections of a guide that explain errors. */
export const errorSectionsOf = (page: IndexedPage): IndexedSection[] =>
  page.kind === 'guide'
    ? [
        ...edgeCasesOf(page).slice(1),
        ...page.sections.filter(({ heading, text }) => ERROR.test(heading) && text !== ''),
      ]
    : [];

/** Returns the sections of a guide below "Edge cases and errors". */
export function edgeCasesOf({ sections }: IndexedPage): IndexedSection[] {
  const indexOf = (title: string) => sections.findIndex(({ heading }) => heading === title);
  const start = indexOf('Edge cases and errors');
  const end = indexOf('With other extensions');
  return start < 0 ? [] : sections.slice(start, end < start ? undefined : end);
}
