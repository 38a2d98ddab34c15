import { expect, test } from 'vitest';
import type { KnownNames } from './knownNames';
import { membersOf } from './typeOf';

const known: KnownNames = {
  modules: {
    '@angular/core': { signal: ['function', '', 'WritableSignal'], Injectable: ['function'] },
    rxjs: { Subject: ['class', '', 'Subject'] },
  },
  members: {
    WritableSignal: [['set', 'method']],
    Subject: [['next', 'method']],
    HttpClient: [['get', 'method', 'Asks.']],
  },
};
const stores = { TodoStore: ['todos', 'undo', '_own', '__internal'] };

/** Returns the names of the members at the end of some code. */
const members = (name: string, code: string) =>
  membersOf(name, code, code.length, { stores, known }).map(([member]) => member);

test.each([
  ['store', 'class A { readonly store = inject(TodoStore); f() { this.store.', ['todos', 'undo']],
  ['http', 'withMethods((store, http = inject(HttpClient)) => http.', ['get']],
  ['count', 'class A { readonly count = signal(0); f() { this.count.', ['set']],
  ['count', 'const count = signal<number>(0); count.', ['set']],
  ['all', 'const all = new Subject<string>(); all.', ['next']],
  [
    'store',
    'export const TodoStore = signalStore(withState({}), withMethods((store) => ({ f: () => store.',
    ['todos', 'undo'],
  ],
  [
    'store',
    'withMethods(() => ({ _own() {} })); store = inject(TodoStore); store.',
    ['todos', 'undo', '_own'],
  ],
  ['_', 'const TodoStore = signalStore(withHooks(_ => ({ onInit() { _.', ['todos', 'undo']],
])('the members of %s are known: %s', (name, code, expected) => {
  expect(members(name, code)).toEqual(expected);
});

test.each([
  ['store', 'class A { readonly store = inject(OtherStore); f() { this.store.'],
  ['restore', 'class A { readonly store = inject(TodoStore); f() { restore.'],
  ['todo', 'const TodoStore = signalStore(withMethods((store) => ({ f: (todo) => todo.'],
  ['constructor', 'constructor.'],
])('the members of %s are not guessed: %s', (name, code) => {
  expect(members(name, code)).toEqual([]);
});
