import { expect, test } from 'vitest';
import { checkCode, linesOf } from './testing/checkCode';

const KIT = "'@angular-architects/ngrx-toolkit'";
const NGRX =
  "import { signalStore, signalStoreFeature, withMethods, withState } from '@ngrx/signals';\nimport { withEntities } from '@ngrx/signals/entities';\n";

/** Code that looks wrong at first sight, but is correct. */
test.each<[string, string | Record<string, string>]>([
  [
    'names in strings and comments',
    `import { withReset } from ${KIT};\n// withRedux() and import { withIndexeddb } from ${KIT};\nexport const text = "withRedux withDevtoolsStub";\nexport const feature = withReset;`,
  ],
  [
    'members and keys of the same name',
    `import { withReset } from ${KIT};\nexport const other = { withRedux: 1, payload: 2, clearStack() {} };\nexport const sum = other.withRedux + other.payload;\nexport const feature = withReset;`,
  ],
  [
    'functions of other packages with the same name',
    "import { patchState, withFeature } from '@ngrx/signals';\nimport { createReducer, payload } from '@ngrx/store';\nexport const all = [patchState, withFeature, createReducer, payload];",
  ],
  [
    'a local function with the same name',
    `${NGRX}import { withRedux } from './with-redux';\nexport const S = signalStore(withRedux());`,
  ],
  [
    'a parameter that hides an import',
    `import { withPagination } from ${KIT};\n${NGRX}export const make = (withPagination: () => never) => signalStore(withPagination(), withEntities());\nexport const used = withPagination;`,
  ],
  [
    'a feature of unknown content before the data service',
    `import { withDataService } from ${KIT};\n${NGRX}import { withBasics } from './with-basics';\nexport const S = signalStore(withBasics(), withDataService({ dataServiceType: Service, filter: {} }));`,
  ],
  [
    'a spread list of unknown content',
    `import { withPagination } from ${KIT};\n${NGRX}export const make = (features) => signalStore(...features, withPagination());`,
  ],
  [
    'a spread list with the entities',
    `import { withPagination } from ${KIT};\n${NGRX}const basics = [withState({ a: 1 }), withEntities()] as const;\nexport const S = signalStore(...basics, withPagination());`,
  ],
  [
    'a feature that depends on a condition',
    `import { withPagination } from ${KIT};\n${NGRX}export const S = signalStore(isPaged ? withEntities() : withState({}), withPagination());`,
  ],
  [
    'DevTools in a conditional feature',
    `import { emptyFeature, withConditional, withDevtools, withGlitchTracking, withTrackedReducer } from ${KIT};\n${NGRX}export const S = signalStore(withConditional(() => dev, withDevtools('a', withGlitchTracking()), emptyFeature), withTrackedReducer(on(a, b)));`,
  ],
  [
    'glitch tracking in a variable',
    `import { withDevtools, withGlitchTracking, withTrackedReducer } from ${KIT};\n${NGRX}const tracking = withGlitchTracking();\nexport const S = signalStore(withDevtools('a', tracking), withTrackedReducer(on(a, b)));`,
  ],
  [
    'a collection in a variable',
    `import { withCallState, withDataService } from ${KIT};\n${NGRX}export const make = (collection: string) => signalStore(withEntities({ entity: type<Flight>(), collection }), withCallState({ collection }), withDataService({ dataServiceType: Service, filter: {}, collection }));`,
  ],
  [
    'call states of several collections',
    `import { withCallState, withDataService } from ${KIT};\n${NGRX}export const S = signalStore(withEntities({ entity: type<Flight>(), collection: 'flight' }), withCallState({ collections: ['car', 'flight'] }), withCallState(), withDataService({ dataServiceType: Service, filter: {}, collection: 'flight' }));`,
  ],
  [
    'undo before state that it does not record',
    `import { withUndoRedo } from ${KIT};\n${NGRX}export const S = signalStore(withEntities(), withUndoRedo(), withState({ open: false }));`,
  ],
  [
    'undo of a key that an unknown feature declares',
    `import { withUndoRedo } from ${KIT};\n${NGRX}import { withTitle } from './with-title';\nexport const S = signalStore(withTitle(), withUndoRedo({ keys: ['title'] }), withState({ title: '' }));`,
  ],
  [
    'undo before storage of other slices',
    `import { withLocalStorage, withStorageSync, withUndoRedo } from ${KIT};\n${NGRX}export const S = signalStore(withEntities(), withUndoRedo(), withStorageSync({ key: 'a', select: ({ b }) => ({ b }) }, withLocalStorage()));`,
  ],
  [
    'storage before reset in IndexedDB, which restores later',
    `import { withIndexedDB, withReset, withStorageSync } from ${KIT};\n${NGRX}export const S = signalStore(withState({ a: 1 }), withStorageSync('a', withIndexedDB()), withReset());`,
  ],
  [
    'a selection of whole slices',
    `import { withStorageSync } from ${KIT};\n${NGRX}export const S = signalStore(withState({ a: 1 }), withStorageSync({ key: 'a', select: (state) => state }), withMethods(() => ({})));\nexport const T = signalStore(withState({ a: 1 }), withStorageSync({ key: 'b', select: ({ a, ...rest }) => rest }));`,
  ],
  [
    'named resources',
    `import { withResource } from ${KIT};\n${NGRX}export const S = signalStore(withResource(() => ({ a: resource({ loader }) })), withResource(() => ({ b: resource({ loader }) })));`,
  ],
  [
    'one declaration of a store in each test',
    `import { withPagination } from ${KIT};\n${NGRX}test('a', () => { const list = withEntities(); signalStore(list, withPagination()); });\ntest('b', () => { const list = withState({}); signalStore(list, withPagination()); });`,
  ],
  [
    'pages of another library',
    {
      'store.ts': `import { withPagination } from ${KIT};\n${NGRX}export const S = signalStore({ providedIn: 'root' }, withEntities(), withPagination());`,
      'page.ts':
        "import { inject } from '@angular/core';\nimport { S } from './store';\nexport class Page {\n  store = inject(S);\n  query = injectQuery(() => options);\n  next = () => this.query.hasNextPage() && this.store.currentPage();\n}",
    },
  ],
  [
    'undo in a store of the root and in one component',
    {
      'store.ts': `import { withUndoRedo } from ${KIT};\n${NGRX}export const S = signalStore(withEntities(), withUndoRedo());`,
      'page.ts':
        "import { S } from './store';\n@Component({ providers: [S], template: '' })\nexport class Page {}",
    },
  ],
  [
    'storage without a strategy in an app without a server',
    {
      'package.json':
        '{"dependencies":{"@angular-architects/ngrx-toolkit":"^22.0.0","@angular/core":"^22","@angular/common":"^22","@ngrx/signals":"workspace:*","rxjs":"latest"}}',
      'store.ts': `import { withStorageSync } from ${KIT};\n${NGRX}export const S = signalStore(withState({ a: 1 }), withStorageSync('a'));`,
    },
  ],
  [
    'the result function of a mapped action before other actions',
    "import { mapAction } from '@angular-architects/ngrx-toolkit/redux-connector';\nexport const mapped = (store) => [mapAction(load, store.load), mapAction(a, b, store.load)];",
  ],
  [
    'CRLF and a byte order mark',
    `\uFEFFimport { withReset } from ${KIT};\r\nexport const feature = withReset;\r\n`,
  ],
  [
    'undo after linked state',
    `import { withUndoRedo } from ${KIT};\n${NGRX}export const S = signalStore(withLinkedState(() => ({ title: () => '' })), withUndoRedo({ keys: ['title'] }), withState({ title: '' }));`,
  ],
  [
    'storage that is written by hand',
    `import { withCallState, withReset, withStorageSync } from ${KIT};\n${NGRX}export const S = signalStore(withCallState(), withStorageSync({ key: 'a', autoSync: false }), withReset());`,
  ],
  [
    'storage that already leaves slices out',
    `import { withCallState, withStorageSync } from ${KIT};\n${NGRX}export const S = signalStore(withCallState(), withStorageSync({ key: 'a', stringify: ({ filter }) => JSON.stringify({ filter }) }));`,
  ],
  [
    'the stack of something else',
    `import { withUndoRedo } from ${KIT};\n${NGRX}export const S = signalStore(withEntities(), withUndoRedo());\nnavigator.clearStack();`,
  ],
  [
    'a package of a workspace, whose peers are in another file',
    { 'package.json': '{"dependencies":{"@angular-architects/ngrx-toolkit":"^22.0.0"}}' },
  ],
])('no false positive: %s', (_, code) => {
  const report = checkCode(typeof code === 'string' ? { 'code.ts': code } : code);
  expect(linesOf(report)).toEqual([]);
});
