import { fold, isStopWord, stem } from './tokens';
import type { PageKind } from './types';

/** Longest query that is looked at, in characters: a pasted error with its types. */
export const LONGEST_QUERY = 500;

/** What a reader can narrow a search to. */
export const FILTERS = {
  guides: 'Guides',
  functions: 'Functions',
  types: 'Types',
  errors: 'Errors',
} as const;

export type Filter = keyof typeof FILTERS;

/** Whether a text from outside, of an address for instance, names a filter. */
export const isFilter = (name = ''): name is Filter => Object.hasOwn(FILTERS, name);

/** Whether a page or section is of a sort; the section of a type that is not exported is of kind `type`. */
export type Sort = (kind: PageKind, heading?: string) => boolean;

const isKind =
  (...kinds: PageKind[]): Sort =>
  (kind) =>
    kinds.includes(kind);

const isType = isKind('type', 'interface');
const isFunction = isKind('function');
const isInterface = isKind('interface');
const isVariable = isKind('variable');
const SORTS_OF_SYMBOLS = new Set([isFunction, isType, isInterface, isVariable]);

/** What a heading about an error says: its number, its message in quotes, or that something fails. */
const ERROR = /["“]|\b(?:TS|NG)\d{3,}\b|\berrors?\b|\b(?:is|does|are) not\b|\bcannot\b/i;
const isError: Sort = (kind, heading) => kind === 'guide' && ERROR.test(heading ?? '');

const SORTS: Record<Filter, Sort> = {
  guides: isKind('guide', 'page'),
  functions: (kind) => isFunction(kind) || isVariable(kind),
  types: isType,
  errors: isError,
};

/** Words that say which sort of page is meant. */
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

export interface ParsedQuery {
  query: string;
  /** Only these are wanted. */
  wanted?: Sort;
  /** These are meant, it seems: the query begins or ends with a word for them, `name` is the rest. */
  preferred?: { name: string; sort: Sort };
  /** It looks like the message of an error, pasted as it is. */
  isMessage: boolean;
}

/**
 * Takes out of what was typed which sort of page is wanted: `fn: reset` and a lone `fn` ask for functions only,
 * `function reset` or `reset function` for functions first.
 */
export function parseQuery(raw: string, filter?: Filter): ParsedQuery {
  let wanted = filter && SORTS[filter];
  let query = raw
    .slice(0, LONGEST_QUERY)
    .replace(/(?:^|\s)(\p{L}+):/gu, (whole, word: string) => {
      const sort = wordFor(word);
      // "Error: …" is how messages begin.
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
  return Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
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

/** What a word asks for. In "type of a store" and "roll back on error" it is a word like others. */
const sortBeside = (neighbour: string, word: string): Sort | undefined =>
  neighbour && !isStopWord(fold(neighbour)) ? wordFor(word) : undefined;

const isErrorMessage = (query: string): boolean =>
  /\b(?:TS|NG)\d{3,}\b|\b(?:[A-Z]\w*)?Error\b|["'“].+["'”]/.test(query) ||
  query.split(/\s+/).length > 7;
