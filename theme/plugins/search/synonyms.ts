import { similarTo } from './similarWords';
import { isMisspelling } from './slips';
import { queryTermsOf, stem } from './tokens';

/**
 * Synonyms: the words of pages, each with words and phrases of queries. The words of a phrase match in any order and
 * form, with other words between them.
 */
export const SYNONYMS: Record<string, string[]> = {
  // Extensions
  'storage sync': [
    'persist',
    'persistent',
    'persistence',
    'localstorage',
    'local storage',
    'session storage',
    'browser storage',
    'web storage',
    'save disk',
    'save browser',
    'save state',
    'remember state',
    'survive reload',
    'survive refresh',
    'keep state refresh',
    'keep state reload',
    'hydrate',
    'rehydrate',
  ],
  devtools: [
    'time travel',
    'debug',
    'debugger',
    'inspect',
    'inspector',
    'log actions',
    'chrome extension',
    'redux devtools',
    'redux extension',
  ],
  'call state': [
    'spinner',
    'skeleton',
    'loading indicator',
    'loading state',
    'loading flag',
    'busy',
    'request status',
    'request state',
  ],
  'immutable state': [
    'freeze',
    'frozen',
    'readonly',
    'prevent mutation state',
    'avoid mutation state',
    'mutate state',
    'accidental change',
    'immer',
  ],
  'data service': ['crud', 'backend', 'rest api', 'repository', 'entity service'],
  'entity resources': ['load list', 'entity list', 'crud resource'],
  resource: ['fetch', 'load data', 'async data', 'get request', 'rxresource', 'httpresource'],
  mutations: [
    'post',
    'put request',
    'patch request',
    'delete request',
    'submit',
    'save form',
    'save data',
    'send data',
    'write server',
    'command',
  ],
  pagination: ['paging', 'paginator', 'paginate', 'table pages', 'infinite scroll'],
  'undo redo': [
    'rollback state',
    'history',
    'revert',
    'step back',
    'ctrl z',
    'ctrl y',
    'savepoint',
  ],
  reset: ['initial state', 'default state', 'clear store', 'clear state', 'logout', 'signout'],
  conditional: ['feature flag', 'feature toggle', 'toggle', 'dynamic feature', 'environment'],
  'redux connector': ['global store', 'classic store'],
  'feature factory': ['parametrize feature', 'feature store access'],
  // Parts of them
  'undo keyboard': ['ctrl z', 'ctrl y', 'shortcut', 'hotkey'],
  'update at once roll back': ['optimistic', 'rollback'],
  'mutation operators': ['race condition', 'concurrency', 'concurrent', 'flattening operator'],
  exhaustop: ['double click', 'double submit', 'exhaustmap', 'ignore click'],
  switchop: ['switchmap', 'cancel request', 'abort request', 'cancel previous'],
  concatop: ['concatmap', 'queue', 'sequential'],
  mergeop: ['mergemap', 'flatmap', 'parallel'],
  'upload progress': ['file upload', 'progress bar'],
  'retry delay': ['backoff', 'timeout'],
  'stops typing': ['debounce', 'typeahead', 'autocomplete'],
  'keep tabs in step': ['cross tab', 'broadcast', 'multi tab', 'sync tabs'],
  'validate migrate stored': ['zod', 'schema', 'storage version'],
  'dates sets maps': ['serialize', 'serialization', 'deserialize'],
  indexeddb: ['database', 'large data', 'dexie'],
  'hide secrets': ['sanitize', 'redact', 'password', 'sensitive'],
  'devtools production': ['prod build', 'production build'],
  'glitch tracking': ['missing update', 'batched', 'intermediate'],
  'instances of one store': ['multiple instances', 'two instances', 'local store'],
  selectid: ['primary key', 'uuid', 'custom id', 'entity key'],
  'events of signals': ['event store', 'eventing'],
  'next ngrx store': ['providestore', 'provideeffects'],
  'reset call state init': ['initial call state', 'call state back'],
  'lazily demand': ['lazy'],
  'keep state url': ['query params', 'query parameters', 'search params', 'router params'],
  'name instance app': ['rename instance'],
  'track several requests': ['several loading states', 'loading states'],
  'error server': ['server message', 'backend message'],
  'reload after saving': ['reload save', 'refresh save', 'refetch save'],
  'data server pages': ['remote pagination', 'server paging', 'server pagination'],
  'store only part': ['persist part', 'save part', 'persist keys'],
  'retry delay or time out': ['retry'],
  'how names work': ['members named', 'naming members'],
  // Pages
  'server-side rendering': [
    'ssr',
    'ssg',
    'prerender',
    'universal',
    'hydration',
    'platform server',
    'window defined',
    'document defined',
  ],
  testing: ['unit test', 'jest', 'vitest', 'jasmine', 'karma', 'mock', 'fake', 'spec', 'testbed'],
  'getting started': [
    'install',
    'installation',
    'setup',
    'npm',
    'yarn',
    'pnpm',
    'quick start',
    'introduction',
    'peer dependency',
    'requirements',
  ],
  'which version fits': [
    'compatibility',
    'compatible',
    'angular version',
    'ngrx version',
    'supported version',
  ],
  tutorial: [
    'stackblitz',
    'codesandbox',
    'playground',
    'sandbox',
    'example app',
    'sample app',
    'learn',
    'course',
  ],
  'changes by version': [
    'changelog',
    'release notes',
    'migration guide',
    'upgrade',
    'breaking changes',
    'update version',
    'new version',
  ],
  'combining extensions': [
    'order features',
    'order extensions',
    'combine',
    'compose',
    'composition',
  ],
  team: ['maintainer', 'maintain', 'author', 'contributor', 'people', 'contact', 'discord'],
  'faq known issues': ['troubleshooting', 'bug', 'limitation'],
  'bundle larger': ['bundle size', 'tree shaking', 'treeshaking', 'kb', 'performance'],
  'zone.js': ['zoneless'],
};

/** Weight of a match by phrase, relative to the words themselves. */
const PHRASE_WEIGHT = 0.8;
/** Weight of a match by similar word, relative to the word itself. */
export const SIMILAR_WEIGHT = 0.6;

/** A mapping from a phrase of a query to the pages' words. */
export interface Meaning {
  /** Stemmed words of the query. */
  from: string[];
  /** Stemmed words of the pages, and the name as listed. */
  to: string[];
  name: string;
  /** Weight relative to the reader's own words, 0 to 1. */
  weight: number;
  /** Whether it maps to the pages' name for a subject, rather than to a similar word. */
  isName: boolean;
  /** Whether it is a word with a similar meaning, which is found only in titles and headings. */
  isSimilar?: boolean;
}

const termsOf = (text: string) => [...new Set(queryTermsOf(text).map(stem))];

const MEANINGS: Meaning[] = Object.entries(SYNONYMS).flatMap(([name, phrases]) => {
  // Forms of a word, such as "persist" and "persistence", are one term.
  const terms = new Map(phrases.map(termsOf).map((from) => [from.join(' '), from]));
  return [...terms.values()].map((from) => ({
    from,
    to: termsOf(name),
    name,
    weight: PHRASE_WEIGHT,
    isName: true,
  }));
});

/**
 * Returns the synonyms in a query, in any order.
 *
 * @param isUnknown whether no page contains a word, which may then be a misspelled synonym
 */
export function meaningsIn(terms: string[], isUnknown: (term: string) => boolean): Meaning[] {
  const unknown = terms.filter(isUnknown);
  const similar = terms.flatMap((term) =>
    similarTo(term).map((word) => ({
      from: [term],
      to: [word],
      name: word,
      isSimilar: true,
      weight: SIMILAR_WEIGHT,
      isName: false,
    })),
  );
  const phrases = MEANINGS.flatMap((meaning) => {
    const from = meaning.from.map((word) =>
      terms.includes(word) ? word : unknown.find((term) => isMisspelling(term, word)),
    );
    return from.every((term) => term !== undefined) ? [{ ...meaning, from }] : [];
  });
  return [...phrases, ...similar];
}
