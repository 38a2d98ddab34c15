import { expect, test } from 'vitest';
import { addImport, type KnownNames, membersOf, placeAt } from './codeContext';

/** The place of the cursor, `|`. */
const at = (code: string, isAsked = false) => {
  const position = code.indexOf('|');
  return placeAt(code.replace('|', ''), position, isAsked);
};

test.each([
  ["import { wi| } from '@ngrx/signals';", { kind: 'import', module: '@ngrx/signals', from: 9 }],
  ["import {\n  a,\n  | } from 'rxjs';", { kind: 'import', module: 'rxjs', from: 16 }],
  ['import { wi|', { kind: 'import', module: '', from: 9 }],
  ["import { a } from '@ng|';", { kind: 'module', from: 19 }],
  ["import { a } from '|", { kind: 'module', from: 19 }],
  ['const a = wi|', { kind: 'name', from: 10 }],
  ["const a = 'b' + wi|;", { kind: 'name', from: 16 }],
  ['patchState(store.|', { kind: 'member', of: 'store', from: 17 }],
  ['this.store.un|do()', { kind: 'member', of: 'store', from: 11 }],
  ['this.#store?.|', { kind: 'member', of: '#store', from: 13 }],
  ['template: `<p>{{ store.| }}</p>`', { kind: 'member', of: 'store', from: 23 }],
  ['template: `<p>{{ st| }}</p>`', { kind: 'template', from: 17 }],
  ['template: `<p (click)="st|"></p>`', { kind: 'template', from: 23 }],
])('recognizes the text being typed: %s', (code, place) => {
  expect(at(code)).toEqual(place);
});

test.each([
  '// wi|',
  '/* wi| */',
  "const a = 'wi|",
  'const wi|',
  'a.b.c|',
  'f().c|',
  'const a = 12.5|',
  'template: `<p>Undo the wi|</p>`',
])('suggests nothing here: %s', (code) => {
  expect(at(code)).toBeUndefined();
});

test('text in a template has suggestions if the reader asks for them', () => {
  expect(at('template: `<p>wi|</p>`', true)).toEqual({ kind: 'template', from: 14 });
});

test('code after a comment, a string or a template is code', () => {
  expect(at("// a\nconst b = `c`; const d = 'e'; wi|")).toEqual({ kind: 'name', from: 35 });
});

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

function withImport(code: string, name: string, module: string): string {
  const added = addImport(code, name, module);
  return added ? code.slice(0, added.from) + added.insert + code.slice(added.from) : code;
}

test.each([
  [
    'to the import from its package',
    "import { a } from 'x';\nimport { signalStore } from '@ngrx/signals';\n",
    "import { a } from 'x';\nimport { signalStore, withState } from '@ngrx/signals';\n",
  ],
  [
    'on a line of its own, like the others',
    "import {\n  a,\n  b,\n} from '@ngrx/signals';\n",
    "import {\n  a,\n  b,\n  withState,\n} from '@ngrx/signals';\n",
  ],
  [
    'below the last import',
    "import { a } from 'x';\nimport type { b } from '@ngrx/signals';\n\nf();",
    "import { a } from 'x';\nimport type { b } from '@ngrx/signals';\nimport { withState } from '@ngrx/signals';\n\nf();",
  ],
  ['at the start', 'f();', "import { withState } from '@ngrx/signals';\nf();"],
  [
    'into empty braces',
    "import {} from '@ngrx/signals';",
    "import { withState } from '@ngrx/signals';",
  ],
])('a name is added %s', (_where, code, expected) => {
  expect(withImport(code, 'withState', '@ngrx/signals')).toBe(expected);
});

test.each([
  "import { withState } from 'elsewhere';",
  "import { other as withState } from 'x';",
  'const withState = 1;',
  'export function withState() {}',
])('an existing name is not imported again: %s', (code) => {
  expect(withImport(code, 'withState', '@ngrx/signals')).toBe(code);
});
