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
  page('run', 'function run(run: () => Promise<MutationResult<R>>): string[];'),
]);
const found = (query: string) => find(query)?.map(({ title }) => title);

test.each([
  ['Signal<boolean>', ['Mutation']],
  ['signal<bool', ['Mutation']],
  ['=> Promise<MutationResult', ['run']],
  ['Promise<MutationResult', ['run', 'Mutation']],
  ['(store) => Operation', ['withMethod']],
  ['(a, b) => Operation', []],
  ["'init' | {", ['CallState']],
  ['string[]', ['run']],
])('finds what has %s in its signature', (query, titles) => {
  expect(found(query)).toEqual(titles);
});

test.each(['undo redo', 'setLoading()', '<img src=x onerror=alert(1)>', '(.*', 'a, b'])(
  'leaves %s to the other ways to search',
  (query) => {
    expect(find(query)).toBeUndefined();
  },
);

test.each(['=> (((', 'Signal<', `${'a<'.repeat(200)}`, '=> =>'])('survives %s', (query) => {
  expect(() => find(query)).not.toThrow();
});
