import type { PageKind } from '../../config/pageKinds';
import { UPGRADE_PARAMETERS } from '../../config/pages';
import { startOf } from '../../lib/text';
import type { IndexedSection } from './indexFormat';
import { messagesIn } from './logMessages';
import { isStopWord, normalized, stem, wordsIn } from './tokens';

/** Maximum length of a query in characters, which is enough for a pasted error with its types. */
export const MAX_QUERY = 500;

/** One query of each kind that the search understands. */
export const EXAMPLES = {
  'A name': 'withUndoRedo',
  'An error': 'NG0203',
  'A signature': 'Signal<boolean>',
  'A question': 'How do I remove DevTools?',
} as const;

/** The filters that a reader can choose, with their labels. */
export const FILTERS = {
  guides: 'Guides',
  functions: 'Functions',
  types: 'Types',
  errors: 'Errors',
} as const;

export type Filter = keyof typeof FILTERS;

/** Whether an untrusted text, such as one from a URL, names a filter. */
export const isFilter = (name = ''): name is Filter => Object.hasOwn(FILTERS, name);

/** Whether a page or section belongs to a category. The section of a type that is not exported is of kind `type`. */
export type Category = (kind: PageKind, error?: IndexedSection['error']) => boolean;

const ofKinds =
  (...kinds: PageKind[]): Category =>
  (kind) =>
    kinds.includes(kind);

const guides = ofKinds('guide', 'page');
const functions = ofKinds('function');
const types = ofKinds('type', 'interface');
const interfaces = ofKinds('interface');
const variables = ofKinds('variable');
const errors: Category = (_, error) => error !== undefined;

const CATEGORY_OF_FILTER: Record<Filter, Category> = {
  guides,
  functions: ofKinds('function', 'variable'),
  types,
  errors,
};

const CATEGORY_OF_WORD: Record<string, Category> = {
  fn: functions,
  function: functions,
  type: types,
  interface: interfaces,
  class: types,
  const: variables,
  var: variables,
  guide: guides,
  api: ofKinds('type', 'interface', 'function', 'variable'),
  error: errors,
};

const CATEGORY_OF_STEM = new Map(
  Object.entries(CATEGORY_OF_WORD).map(([word, category]) => [stem(word), category]),
);

/** Categories whose word alone lists all their pages. */
const LISTED = new Set([functions, types, interfaces, variables]);

interface ParsedQuery {
  query: string;
  /** Restricts the results to a category. */
  wanted?: Category;
  /** Ranks a category higher, because the query starts or ends with a word for it. `name` is the rest of the query. */
  preferred?: { name: string; category: Category };
  /** Whether the query looks like a pasted error message. */
  isMessage: boolean;
}

/** `fn: reset` and `fn` alone restrict a query to functions; `function reset` and `reset function` prefer functions. */
export function parseQuery(raw: string, filter?: Filter): ParsedQuery {
  let wanted = filter && CATEGORY_OF_FILTER[filter];
  let query = startOf(messageIn(raw), MAX_QUERY)
    .replace(/\bv(?=\d{2}\b)/gi, 'version ')
    .replace(/(?:^|\s)(\p{L}+):/gu, (whole, word: string) => {
      const category = categoryOf(word);
      // "Error: …" is the start of a message.
      if (!category || category === errors) return whole;
      wanted = category;
      return ' ';
    })
    .trim();
  const alone = categoryOf(query);
  if (alone && LISTED.has(alone)) {
    wanted ??= alone;
    query = '';
  }
  const isMessage = isErrorMessage(query);
  if (!isMessage) query = withoutSubject(query);
  const preferred = isMessage ? undefined : preferenceIn(query);
  return { query, wanted, preferred, isMessage };
}

/** Drops the subject of the whole site, unless the query says nothing else. */
function withoutSubject(query: string): string {
  const rest = query.replace(/\b(?:ngrx )?signal ?stores?\b/gi, ' ').trim();
  return wordsIn(rest).some((word) => !isStopWord(normalized(word))) ? rest : query;
}

const categoryOf = (word: string): Category | undefined =>
  CATEGORY_OF_STEM.get(stem(normalized(word.replace(/:$/, ''))));

function preferenceIn(query: string): ParsedQuery['preferred'] {
  const words = query.split(/\s+/);
  const [first = '', second = ''] = words;
  const [beforeLast = '', last = ''] = words.slice(-2);
  const atStart = categoryBeside(second, first);
  if (atStart) return { name: words.slice(1).join(' '), category: atStart };
  const atEnd = categoryBeside(beforeLast, last);
  return atEnd && { name: words.slice(0, -1).join(' '), category: atEnd };
}

/** In "type of a store" and "roll back on error", a category is an ordinary word. */
const categoryBeside = (neighbor: string, word: string): Category | undefined =>
  neighbor && !isStopWord(normalized(neighbor)) ? categoryOf(word) : undefined;

/** Maximum length of a text that is read, in characters. */
const MAX_TEXT = 10_000;

/** From code or a log, the messages, without file paths and stack traces. */
export function messageIn(text: string): string {
  const all = messagesIn(text.slice(0, MAX_TEXT));
  const starting = all.filter(({ isStart }) => isStart);
  const message = (starting.length > 0 ? starting : all).map(({ text }) => text).join(' ');
  return (message || text).replace(/\s+/g, ' ').trim();
}

/** Matches a version of the library, rather than a number of things. */
const UPGRADE_VERSION =
  /(?:\b(from|to|version)\s+(?:version\s+)?)?\b((?:1[89]|2\d)(?:\.\d+)*)\b(?=(\W*$|\s+to\b)?)/gi;

/** For a query about an upgrade, such as "migrate 19 to 21", the query string of the page that describes it. */
export function upgradeIn(query: string): string | undefined {
  if (!/\b(?:upgrad|updat|migrat)/i.test(query)) return undefined;
  const versions = [...query.matchAll(UPGRADE_VERSION)].filter(
    ([, before, , after]) => before !== undefined || after !== undefined,
  );
  const entries = UPGRADE_PARAMETERS.flatMap((name) => {
    const found = versions.find(
      ([, before]) => (before?.toLowerCase() === 'to') === (name === 'to'),
    );
    return found?.[2] ? [[name, found[2]]] : [];
  });
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : undefined;
}

const MESSAGE_PARAMETER = 'message';

/** Reads the error message from a URL's query string. */
export const messageInAddress = (search: string): string =>
  new URLSearchParams(search).get(MESSAGE_PARAMETER) ?? '';

export const messageQuery = (message: string): string =>
  `?${new URLSearchParams({ [MESSAGE_PARAMETER]: startOf(message, MAX_QUERY) })}`;

const isErrorMessage = (query: string): boolean =>
  namesError(query) ||
  /["'“].+["'”]/.test(query) ||
  (query.split(/\s+/).length > 7 && !QUESTION.test(query) && !PLAIN.test(query));

/** Whether a text contains an error number, or the class name of an error. */
export const namesError = (query: string): boolean =>
  /\b(?:TS|NG)\d{3,}\b|\b(?:[A-Z]\w*)?Error\b/.test(query);

const QUESTION =
  /^(?:how|what|when|where|which|who|why|can|could|do|does|is|are|should|will)\b|\?$/i;

/** Whether readers ask in their own words, although the query has a quotation, or the length of a message. */
export const isAsked = (query: string): boolean =>
  !namesError(query) && (QUESTION.test(query) || /\b(?:I|my|me|we|our)\b/i.test(query));

/** Matches a description in words, unlike a message, which has code. */
const PLAIN = /^[\p{L}\p{M}\p{N}\s,'’.-]*$/u;
