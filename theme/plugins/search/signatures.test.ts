import { expect, test } from 'vitest';
import type { IndexedPage } from './indexFormat';
import { type SignatureMatch, signaturesOf } from './signatures';

const page = (title: string, ...signatures: string[]): IndexedPage => ({
  path: `/docs/api/${title}`,
  title,
  kind: 'function',
  signatures,
  sections: [],
});

const find = signaturesOf([
  page(
    'Mutation',
    'type Mutation = {\n  (params: P): Promise<MutationResult<R>>;\n  isPending: Signal<boolean>;\n};',
  ),
  page(
    'withMethod',
    'function withMethod(\n  factory: (\n    store: Map<string, () => void>,\n  ) => Operation<P, R>,\n): void;',
  ),
  page('CallState', "type CallState =\n  | 'init'\n  | { error: string };"),
  page(
    'Service',
    'interface Service<E extends { id: Id }, F> {\n  filter: Signal<F>;\n  load(f: F): Promise<E[]>;\n}',
  ),
  page('run', 'function run(run: () => Promise<MutationResult<R>>): string[];'),
]);
const titlesOf = (matches?: readonly SignatureMatch[]) =>
  matches && [...new Set(matches.map(({ page: { title } }) => title))];
const found = (query: string) => titlesOf(find(query));

test.each([
  ['Signal<boolean>', ['Mutation']],
  ['signal<bool', ['Mutation']],
  ['=> Promise<MutationResult', ['run', 'Mutation']],
  ['Promise<MutationResult>', ['run', 'Mutation']],
  ['Promise<Todo[]>', ['Service']],
  ['Signal<', ['Mutation', 'Service']],
  ['Promise<MutationResult', ['run', 'Mutation']],
  ['(store) => Operation', ['withMethod']],
  ['(a, b) => Operation', []],
  ["'init' | {", ['CallState']],
  ['string[]', ['run']],
])('finds signatures with %s', (query, titles) => {
  expect(found(query)).toEqual(titles);
});

test('the nearest match comes first: exact, with arguments, by prefix; type parameters match only if none of these does', () => {
  const near = signaturesOf([
    page('any', 'function any<T>(): Signal<T>;'),
    page('begins', 'function begins(): Signal<Results>;'),
    page('args', 'function args(): Signal<Result<number>>;'),
    page('same', 'function same(): Signal<Result>;'),
  ]);
  const titles = (query: string) => titlesOf(near(query));
  expect(titles('Signal<Result>')).toEqual(['same', 'args']);
  expect(titles('Signal<Result')).toEqual(['same', 'args', 'begins']);
  expect(titles('Signal<Todo>')).toEqual(['any']);
});

test.each(['undo redo', 'setLoading()', '<img src=x onerror=alert(1)>', '(.*', 'a, b'])(
  'ignores %s, which is not a type',
  (query) => {
    expect(find(query)).toBeUndefined();
  },
);

test.each(['=> (((', 'Signal<', `${'a<'.repeat(200)}`, '=> =>'])('handles %s', (query) => {
  expect(() => find(query)).not.toThrow();
});

const withRows = (title: string, signature: string, ...rows: string[]): IndexedPage => ({
  ...page(title, signature),
  sections: rows.map((heading) => ({ heading, id: heading, text: 'A row.' })),
});
const findMember = signaturesOf([
  withRows(
    'State',
    'type State = { loading: Signal<boolean>; error: Signal<string | null>; };',
    'loading',
    'error',
  ),
  withRows('Page', 'type Page = { label: string | number; value: number };', 'label', 'value'),
  page('Operation', 'type Operation<P, R> = (param: P) => R;'),
  withRows(
    'rx',
    'function rx<P, R>(operation: Operation<P, Observable<R>>, retries?: number): void;',
    'operation',
    'retries',
  ),
  page('provideX', 'function provideX(config: Config): ValueProvider;'),
]);
const shown = (query: string) =>
  findMember(query)?.map(({ page: { title }, section, code: { text, from, to } }) =>
    [
      title,
      section?.heading,
      `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`,
    ].join(' '),
  );

test.each([
  ['Signal<boolean>', ['State loading loading: [Signal<boolean>]']],
  ['Signal<boolean> loading', ['State loading loading: [Signal<boolean>]']],
  ['State Signal<string', ['State error error: [Signal<string] | null>']],
  ['Page { label: string | number }', ['Page label [label: string | number]']],
  ['{ value: number, label: string }', ['Page value [value: number]']],
  ['returns ValueProvider', ['provideX  function provideX(config: Config): [ValueProvider];']],
  ['retries: number', ['rx retries [retries?: number]']],
  ['(entity) => Observable<…>', ['rx operation operation: [(param: P) => Observable<R>]']],
])('shows the member or function that matches %s, with the matching part', (query, matches) => {
  expect(shown(query)).toEqual(matches);
});

test('a misspelled type, or an additional unknown word, finds the same', () => {
  expect(shown('Signal<bolean>')).toEqual(shown('Signal<boolean>'));
  expect(shown('ValueProvidr()')).toBeUndefined();
  expect(shown('=> ValueProvidr')).toEqual(shown('=> ValueProvider'));
  expect(shown('Signal<boolean> qxqxqx')).toEqual(shown('Signal<boolean>'));
});

test.each([
  ["error TS2322: Type 'Signal<boolean>' is not assignable to type 'boolean'.", true],
  ['why does store.loading: Signal<boolean> never change', false],
])('a type inside %s is not a match', (query, isMessage) => {
  expect(findMember(query, isMessage)).toEqual([]);
});
