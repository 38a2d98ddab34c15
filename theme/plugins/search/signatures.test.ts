import { expect, test } from 'vitest';
import { signaturesOf } from './signatures';
import type { IndexedPage } from './types';

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
const found = (query: string) => find(query)?.map(({ title }) => title);

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

test('the nearest match comes first: exact, with arguments, by prefix; type parameters only without any of these', () => {
  const near = signaturesOf([
    page('any', 'function any<T>(): Signal<T>;'),
    page('begins', 'function begins(): Signal<Results>;'),
    page('args', 'function args(): Signal<Result<number>>;'),
    page('same', 'function same(): Signal<Result>;'),
  ]);
  const titles = (query: string) => near(query)?.map(({ title }) => title);
  expect(titles('Signal<Result>')).toEqual(['same', 'args']);
  expect(titles('Signal<Result')).toEqual(['same', 'args', 'begins']);
  expect(titles('Signal<Todo>')).toEqual(['any']);
});

test('a symbol’s own signature comes before its unexported types', () => {
  const own = signaturesOf([
    page('withX', 'type X = Signal<boolean>;'),
    page('isOn', 'function isOn(of: string, and: number): Signal<boolean>;'),
  ]);
  expect(own('Signal<boolean>')?.map(({ title }) => title)).toEqual(['isOn', 'withX']);
});

test.each(['undo redo', 'setLoading()', '<img src=x onerror=alert(1)>', '(.*', 'a, b'])(
  'ignores %s, which is no type',
  (query) => {
    expect(find(query)).toBeUndefined();
  },
);

test.each(['=> (((', 'Signal<', `${'a<'.repeat(200)}`, '=> =>'])('handles %s', (query) => {
  expect(() => find(query)).not.toThrow();
});
