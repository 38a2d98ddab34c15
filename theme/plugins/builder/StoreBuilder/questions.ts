import { BACKENDS, type Need, STORAGES } from '../needs';

interface Answer {
  need: Need;
  label: string;
  /** The extension that meets the need. */
  extension: string;
  /** Path of its guide. */
  href: string;
}

interface Question {
  legend: string;
  answers: readonly Answer[];
  /** The label of the choice without an answer, if the question accepts only one answer. */
  none?: string;
}

const answer = (need: Need, label: string, extension: string, href: string): Answer => ({
  need,
  label,
  extension,
  href: `/docs/${href}`,
});

/** The questions of the form. */
export const QUESTIONS: readonly Question[] = [
  {
    legend: 'Data',
    answers: [
      answer('entities', 'Entities', 'withEntities()', 'combining-extensions#minimal-example'),
      answer('pagination', 'Pages', 'withPagination()', 'with-pagination'),
      answer('immutable', 'Frozen state', 'withImmutableState()', 'with-immutable-state'),
    ],
  },
  {
    legend: 'Load from a backend',
    none: 'No backend',
    answers: [
      answer('service', 'Data service', 'withDataService()', 'with-data-service'),
      answer('resource', 'Resource', 'withEntityResources()', 'with-entity-resources'),
    ],
  },
  {
    legend: 'Requests',
    answers: [
      answer('callState', 'Request state', 'withCallState()', 'with-call-state'),
      answer('mutations', 'HTTP mutations', 'withMutations()', 'http-mutation'),
    ],
  },
  {
    legend: 'History',
    answers: [
      answer('undo', 'Undo and redo', 'withUndoRedo()', 'with-undo-redo'),
      answer('reset', 'Reset', 'withReset()', 'with-reset'),
    ],
  },
  {
    legend: 'Storage',
    none: 'No storage',
    answers: [
      answer('local', 'Local storage', 'withLocalStorage()', 'with-storage-sync'),
      answer('session', 'Session storage', 'withSessionStorage()', 'with-storage-sync'),
      answer('indexedDB', 'IndexedDB', 'withIndexedDB()', 'with-storage-sync'),
    ],
  },
  {
    legend: 'Development',
    answers: [
      answer('devtools', 'Redux DevTools', 'withDevtools()', 'with-devtools'),
      answer('conditional', 'Only in development', 'withConditional()', 'with-conditional'),
    ],
  },
];

/** Returns the needs that exclude each other, including this one. */
export const groupOf = (need: Need): readonly Need[] =>
  [BACKENDS, STORAGES].find((group) => group.includes(need)) ?? [need];
