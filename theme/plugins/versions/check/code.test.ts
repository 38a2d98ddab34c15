import { data } from 'virtual-library-symbols';
import { describe, expect, test } from 'vitest';
import { releaseOf } from '../testing/releases';
import type { Break } from '../Upgrade/breaks';
import { checkCode } from './code';
import { joinFiles } from './files';

const releases = ['18.1.0', '19.2.0', '19.5.0', '20.7.0'].map((version) => releaseOf(version));
const KIT = "'@angular-architects/ngrx-toolkit'";

const entry = (id: string, names: string[], more: Partial<Break> = {}): Break => ({
  id,
  kind: 'code',
  package: '@ngrx/signals',
  last: '19.5.0',
  first: '20.0.0',
  title: `Change ${id}.`,
  names,
  ...more,
});

const breaks = [
  entry('renamed', ['@ngrx/signals/events#withEffects'], { certain: true }),
  entry('internal', ['@ngrx/signals/src/*'], { certain: true }),
  entry('option', ['@angular/core#resource'], { uses: ['request'], certain: true }),
  entry('type', ['@angular-architects/ngrx-toolkit#withReset']),
  entry('member', ['@angular-architects/ngrx-toolkit#withNew'], { uses: ['*.isBusy'] }),
];

/** Checks code. Returns each finding on one line. */
function checked(code: string, to = '20.7.0', from?: string) {
  const target = releases.find(({ version }) => version === to);
  if (!target) throw new Error(`There is no version ${to}.`);
  const old = releases.find(({ version }) => version === from)?.tried;
  const result = checkCode(code, { from: old, to: target, versions: releases, breaks }, data);
  const findings =
    result?.findings.map(
      ({ line, file, message }) => `${file ? `${file}, ` : ''}${line}: ${message}`,
    ) ?? [];
  return { summary: result?.summary, concerned: [...(result?.concerned ?? [])], findings };
}

describe('imports of the toolkit', () => {
  test.each([
    ['{ createFlight }', '1: No version of the toolkit exports `createFlight`.'],
    ['{ withRest }', /Did you mean `withReset`\?$/],
    ['{ withOld as old }', '1: `withOld` is deprecated. Use [`withNew`](/docs/with-new).'],
    [
      '{\n  withReset,\n  type mapAction,\n}',
      /^3: Import `mapAction` from `.*\/redux-connector`\.$/,
    ],
  ])('%o name what to change', (names, message) => {
    const [only, other] = checked(`import ${names} from ${KIT};`).findings;
    expect(only).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
    expect(other).toBeUndefined();
  });

  test('are checked for the chosen version', () => {
    const code = `export { withGap, withNew, withOld, mapAction } from ${KIT};`;
    expect(checked(code, '18.1.0').findings).toEqual([
      '1: Version 18.1.0 has no `withNew`. Versions with it: 19.5.0 to 20.7.0.',
    ]);
    expect(checked(code, '19.2.0').findings[0]).toBe(
      '1: Version 19.2.0 has no `withGap`. Versions with it: 18.1.0, 19.5.0 to 20.7.0.',
    );
  });

  test('through a namespace are found where they are used first', () => {
    const code = `import * as kit from ${KIT};\nkit.withReset();\nkit.withOld();\nkit.withOld();`;
    expect(checked(code).findings).toEqual([expect.stringMatching(/^3: `withOld` is deprecated/)]);
  });

  test('in comments and strings, or of other packages, are none', () => {
    const code = `\uFEFFimport { withReset } from ${KIT};\r\nimport { withOld } from './old';
// import { withOld } from ${KIT};
const text = \`import { withGone } from ${KIT}\`;`;
    expect(checked(code, '19.5.0').findings).toEqual([]);
  });

  test('may be missing in a part of a file', () => {
    expect(checked('signalStore(withEffects(() => ({})), withOld());').findings).toEqual([
      expect.stringMatching(/^1: `withOld` is deprecated/),
      '1: Change renamed.',
    ]);
  });
});

describe('known breaks', () => {
  test.each([
    [`import { withEffects } from '@ngrx/signals/events';`, '1: Change renamed.'],
    [`import type { A } from '@ngrx/signals/src/models';`, '1: Change internal.'],
    [
      `import { resource } from '@angular/core';\nresource({\n  request: () => 1,\n});`,
      '3: Change option.',
    ],
  ])('are reported where %j shows them', (code, message) => {
    expect(checked(code).findings).toEqual([message]);
    expect(checked(code, '19.5.0').findings, 'not broken yet').toEqual([]);
  });

  test('are not reported for the same names of other packages, or without the option', () => {
    const code = `import { withEffects } from './effects';
import { resource } from '@angular/core';
resource({ params: () => 1 });
httpMutation({ request: () => 1 });`;
    expect(checked(code)).toMatchObject({
      findings: [],
      concerned: [],
      summary: 'No known break in this code for version 20.7.0.',
    });
  });

  test.each([
    ['member', 'withMethods((store) => ({ isBusy: () => store.save.isBusy() }))'],
    ['member', 'withMethods(({ save }) => ({ isBusy: () => save?.isBusy() }))'],
    [undefined, 'withMethods((store) => ({ isBusy: () => store.books.isBusy() || isBusy() }))'],
    [undefined, 'withMethods((store) => ({ isBusy: () => store.saveIsBusy() }))'],
    [undefined, 'withMethods((store) => ({ isBusy: () => store.request.isBusy() }))'],
    [undefined, 'withHooks(() => { const save = create(); save.isBusy(); })'],
    [undefined, 'withHooks(() => class { save = create(); a = this.save.isBusy(); })'],
    ['member', 'withHooks(() => class { save = inject(Store).save; a = this.save.isBusy(); })'],
  ])('in members (%s) count only for what the feature declares: %s', (concerned, methods) => {
    const code = `import { withNew } from ${KIT};
import { signalStore, withMethods } from '@ngrx/signals';
signalStore(withNew((_, http = inject(Http)) => {
  const url = '/books';
  return { save: create({ request: () => ({ url }) }) };
}), ${methods});`;
    expect(checked(code).concerned).toEqual(concerned ? [concerned] : []);
  });

  test.each([
    [[1, 1], 'withComputed(({ booksValue }) => ({ count: computed(() => booksValue().length) }))'],
    [[1, 1], 'withMethods((store) => ({ all: () => [...store.booksValue()] }))'],
    [[1, 0], 'withMethods((store) => ({ all: () => show(store.booksValue()) }))'],
    [[1, 0], 'withMethods((store) => ({ load: () => store._booksReload() }))'],
    [[0, 0], 'withComputed(({ booksValue }) => ({ count: computed(() => booksValue()?.length) }))'],
    [[0, 0], 'withMethods((store) => ({ all: () => store.booksValue() ?? [] }))'],
  ])('in values count %j with a default, and without one here: %s', (sizes, methods) => {
    const uses = { uses: ['*Value().', 'defaultValue'], inside: true, unless: ['*Value()?'] };
    const breaks = [entry('value', [`${KIT.slice(1, -1)}#withNew`], uses)];
    const concernedBy = (options: string) => {
      const code = `import { withNew } from ${KIT};
signalStore(withNew(() => ({ books: resource({ ${options} }) })), ${methods});`;
      const [to] = releases.slice(-1);
      const target = { from: undefined, versions: releases, breaks };
      return to && checkCode(code, { ...target, to }, data)?.concerned.size;
    };
    expect([concernedBy('defaultValue: []'), concernedBy('loader')]).toEqual(sizes);
  });

  test.each([
    [['this'], 'patchState(this.store, {})', 'patchState(store, {})'],
    [['<>'], 'patchState<A, B>(store)', 'patchState(store as A<B>)'],
    [['inject()'], 'patchState(inject(Store), {})', 'patchState(store, { inject: 1 })'],
    [['=>'], 'patchState<() => 1>(store)', 'patchState<1>(() => store)'],
    [['(text)'], 'patchState(`a`)', 'patchState({ a: `a` })'],
    [['(2)'], 'patchState(next, error)', 'patchState({ next, error })'],
    [['{isBusy}'], 'const { isBusy } = patchState', 'patchState.isBusy()'],
    [['readonly'], 'let a: readonly string[]', 'let readonly: string[]'],
  ])('count with the use %j in: %s', (uses, use, other) => {
    const concernedBy = (code: string) => {
      const text = `import { patchState } from '@ngrx/signals';\n${code};`;
      const inside = !/^(?:\{|read)/.test(uses[0] ?? '');
      const breaks = [entry('a', ['@ngrx/signals#patchState'], { uses, inside })];
      const [to] = releases.slice(-1);
      return (
        to &&
        checkCode(text, { from: undefined, to, versions: releases, breaks }, data)?.concerned.size
      );
    };
    expect([concernedBy(use), concernedBy(other)]).toEqual([1, 0]);
  });

  test('that depend on types are for the reader to check', () => {
    const code = `import { withReset } from ${KIT.replace('angular-architects/ngrx-toolkit', 'ngrx-toolkit/core')};`;
    expect(checked(code)).toMatchObject({ concerned: ['type'], findings: [] });
    expect(checked(code).summary).toBe(
      '1 change may concern this code: choose your version to see which.',
    );
    expect(checked(code, '20.7.0', '18.1.0').summary).toBe(
      '1 change in the list below may concern this code.',
    );
    expect(checked(code, '19.5.0', '18.1.0').summary).toBe(
      'No known break in this code for version 19.5.0.',
    );
  });
});

describe('the order of features', () => {
  const START = `import { withUndoRedo, withDevtools, withDevToolsStub, withEntityResources as resources, withConditional } from ${KIT};
import { signalStore, signalStoreFeature, withState, withMethods } from '@ngrx/signals';
`;
  const findingsIn = (features: string, before = '') =>
    checked(`${START}${before}export const Store = signalStore(${features});`).findings;

  test.each([
    ['withUndoRedo(), withState({ a: 1 })'],
    [
      `{ providedIn: 'root' }, withDevtools('a, b'), withUndoRedo<A<B>, C>({ keys: ['a'] }), withState((x) => x)`,
    ],
    ['withMethods((store) => ({ f: () => 1 < 2 })), withUndoRedo(), withState<A, B>({})'],
    ['isDevMode() ? withDevtools() : withDevToolsStub(), withUndoRedo(), withState({})'],
    ['flag ? withUndoRedo() : withDevtools(), withState({})'],
    ['withUndoRedo() as any, signalStoreFeature(withState({}), withDevtools())'],
    ['withConditional(() => true, withUndoRedo(), emptyFeature), withState({})'],
  ])('is wrong in %o', (features) => {
    expect(findingsIn(features)).toEqual([
      '3: Move `withUndoRedo()` after `withState()`. Otherwise, it records nothing.',
    ]);
  });

  test('is wrong in features of the file, which may be functions or variables', () => {
    const own = `const withUndo = () => signalStoreFeature(withUndoRedo());
function withFlights() { return signalStoreFeature(withState({ flights: [] })); }
const methods = withMethods(() => ({}));
`;
    expect(findingsIn('methods, withUndo(), withFlights()', own)).toEqual([
      '3: Move `withUndoRedo()` after `withState()`. Otherwise, it records nothing.',
    ]);
  });

  test.each([
    ['withState({ a: 1 }), withUndoRedo()'],
    ['withState({ a: 1 }), withUndoRedo(), withState({ b: 1 })'],
    ['withUndoRedo()'],
    ['withOwnState(), withUndoRedo(), withState({ a: 1 })'],
    ['...features, withUndoRedo(), withState({ a: 1 })'],
    ['environment.withState(), withUndoRedo(), withState({ a: 1 })'],
    ['flag ? withState({}) : withDevtools(), withUndoRedo(), withState({ a: 1 })'],
    ['resources(() => ({})), withUndoRedo(), withState({ a: 1 })'],
  ])('is right, or unclear, in %o', (features) => {
    const own = `import { withOwnState } from './own';\n`;
    expect(findingsIn(features, own)).toEqual([]);
  });
});

test('what cannot be read is said, and the rest is checked', () => {
  const code = `import { withOld } from ${KIT};

export class Flight {
  date = ;
}

export const Store = signalStore(withOld());`;
  const { findings, summary } = checked(code);
  expect(findings).toEqual([expect.stringMatching(/^1: `withOld` is deprecated/)]);
  expect(summary).toBe('1 change for version 20.7.0. Lines 3 to 6 could not be read.');
});

test('several files can be checked as one', () => {
  const START = `import { signalStore, signalStoreFeature, withState } from '@ngrx/signals';
import { withUndoRedo } from ${KIT};
type State = { a: number };
`;
  const code = `${START}export const withUndo = () => signalStoreFeature(withUndoRedo());
${START}import { withUndo } from './undo';
export const Store = signalStore(withUndo(), withState<State>({ a: 1 }));`;
  expect(checked(code)).toMatchObject({
    findings: [expect.stringMatching(/^file 1, 4: Move `withUndoRedo\(\)` after/)],
    summary: '1 change for version 20.7.0.',
  });
});

test.each([
  [
    'imports after other code',
    (names: string[]) => names.map(storeWithOld).join('\n'),
    'file 2, 3',
  ],
  [
    'names of files',
    (names: string[]) => names.map((name) => `// src/${name}.ts\n${storeWithOld(name)}`).join('\n'),
    'src/b.ts, 3',
  ],
  [
    'chosen files',
    (names: string[]) =>
      joinFiles(names.map((name) => ({ name: `${name}.ts`, text: storeWithOld(name) }))),
    'b.ts, 3',
  ],
])('lines are those of each file: %s', (_, join, place) => {
  const { findings } = checked(join(['a', 'b']));
  expect(findings.map((one) => one.replace(/:.*/, ''))).toEqual([
    place.replace('2', '1').replace('b.', 'a.'),
    place,
  ]);
});

/** A file whose third line is to be changed. */
function storeWithOld(name: string): string {
  return `// The store ${name}.
import { signalStore } from '@ngrx/signals';
import { withOld } from ${KIT};
export const Store = signalStore(withOld());
`;
}

test.each([
  ['const kit = 1;', undefined],
  ['Hello', undefined],
  ['Hello, this is a letter.', undefined],
  ['', undefined],
  ['<<<<<<< HEAD', undefined],
  [`} from ${KIT}; (((`, 'This code cannot be read, so nothing in it is checked.'],
])('%j is no code that can be checked', (code, summary) => {
  expect(checked(code).summary).toBe(summary);
});
