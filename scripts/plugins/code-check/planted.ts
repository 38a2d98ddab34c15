import type { FindingKind } from '../../../theme/plugins/code-check/check/types';

/** A problem in otherwise correct code. A comment `//!`, or a string in JSON, marks its line. */
export interface Planted {
  kind: FindingKind;
  /** Describes the problem. */
  what: string;
  code: string | Readonly<Record<string, string>>;
  at?: string;
  /** A part of the message. */
  says: string;
  from?: string;
  to?: string;
}

const KIT = "'@angular-architects/ngrx-toolkit'";
const CONNECTOR = "'@angular-architects/ngrx-toolkit/redux-connector'";

/** Imports that most stores need, on one line. */
const NGRX =
  "import { patchState, signalStore, signalStoreFeature, withMethods, withState } from '@ngrx/signals'; import { withEntities } from '@ngrx/signals/entities';";

/** Returns a file that imports some names of the toolkit on its first line. */
const file = (names: string, rest: string) => `import { ${names} } from ${KIT};\n${NGRX}\n${rest}`;

/** Returns a file with a store that has each feature on a separate line. */
const store = (names: string, ...features: string[]) =>
  file(
    names,
    `export const FlightStore = signalStore(\n${features.map((one) => `  ${one}`).join('\n')}\n);`,
  );

const manifest = (dependencies: Record<string, string>, devDependencies = {}) => ({
  'package.json': JSON.stringify({ name: 'app', dependencies, devDependencies }, null, 2),
});

const APP = {
  '@angular/common': '^22.0.0',
  '@angular/core': '^22.0.0',
  '@ngrx/signals': '^22.0.0',
  rxjs: '~7.8.0',
};

const SERVICE = 'withDataService({ dataServiceType: FlightService, filter: {} }),';

export const PLANTED: readonly Planted[] = [
  // Deprecated symbols
  {
    kind: 'Deprecated',
    what: 'withRedux',
    says: '@ngrx/signals/events',
    code: `import { withRedux } from ${KIT}; //!\nexport const feature = withRedux;`,
  },
  {
    kind: 'Deprecated',
    what: 'createReducer',
    says: '@ngrx/signals/events',
    code: `import {\n  createReducer, //!\n} from ${KIT};\nexport const make = createReducer;`,
  },
  {
    kind: 'Deprecated',
    what: 'an alias of createEffects',
    says: 'createEffects',
    code: `import { createEffects as effects } from ${KIT}; //!\nexport const make = effects;`,
  },
  {
    kind: 'Deprecated',
    what: 'payload in a namespace',
    says: '`payload`',
    code: `import * as kit from ${KIT};\nexport const add = kit.payload<{ id: number }>(); //!`,
  },
  {
    kind: 'Deprecated',
    what: 'noPayload',
    says: '`noPayload`',
    code: `import { noPayload } from ${KIT}; //!\nexport const reset = noPayload;`,
  },
  {
    kind: 'Deprecated',
    what: 'withFeatureFactory',
    says: 'withFeature()',
    code: `import { withFeatureFactory } from ${KIT}; //!\n${NGRX}\nexport const S = signalStore(withState({ a: 1 }), withFeatureFactory(({ a }) => withState({ b: a() })));`,
  },
  {
    kind: 'Deprecated',
    what: "the toolkit's patchState",
    says: 'updateState()',
    code: `import { patchState } from ${KIT}; //!\nexport const rename = (store: Store) => patchState(store, 'rename', { name: 'x' });`,
  },
  {
    kind: 'Deprecated',
    what: 'withIndexeddb',
    says: 'withIndexedDB()',
    code: `import { withIndexeddb, withStorageSync } from ${KIT}; //!\n${NGRX}\nexport const S = signalStore(withState({ a: 1 }), withStorageSync('a', withIndexeddb()));`,
  },
  {
    kind: 'Deprecated',
    what: 'a reexport of withRedux',
    says: 'withRedux',
    code: `export { withRedux } from ${KIT}; //!`,
  },
  {
    kind: 'Deprecated',
    what: 'withRedux from the package with the new name',
    says: 'withRedux',
    code: "import { withRedux } from '@ngrx-toolkit/core'; //!\nexport const feature = withRedux;",
  },

  // Deprecated options and members
  {
    kind: 'Deprecated',
    what: 'the option storage',
    says: 'option `storage`',
    code: store(
      'withStorageSync',
      'withState({ a: 1 }),',
      "withStorageSync({ key: 'a', storage: () => sessionStorage }), //!",
    ),
  },
  {
    kind: 'Deprecated',
    what: 'clearStack in a component',
    says: 'clearUndoRedo(store)',
    code: {
      'store.ts': store('withUndoRedo', 'withEntities<Flight>(),', 'withUndoRedo(),'),
      'page.ts':
        "import { inject } from '@angular/core'; import { FlightStore } from './store';\nexport class Page {\n  store = inject(FlightStore);\n  load() {\n    this.store.clearStack(); //!\n  }\n}",
    },
  },

  // Missing in the version
  {
    kind: 'Not available',
    what: 'withResource in 19',
    says: 'have it: 20.1.0 to 22.0.0',
    to: '19',
    code: `import { withResource } from ${KIT}; //!\nexport const feature = withResource;`,
  },
  {
    kind: 'Not available',
    what: 'withMutations in 20.1',
    says: 'have it: 19.3.0 to 19.5.0, 20.3.0 to 22.0.0',
    to: '20.1.0',
    code: `import { withMutations } from ${KIT}; //!\nexport const feature = withMutations;`,
  },
  {
    kind: 'Not available',
    what: 'withTrackedReducer in 20.6',
    says: 'have it: 20.7.0 to',
    to: '20.6.0',
    code: `import { withTrackedReducer } from ${KIT}; //!\nexport const feature = withTrackedReducer;`,
  },
  {
    kind: 'Not available',
    what: 'withReset in 18',
    says: 'have it: 19.0.0 to',
    to: '18',
    code: store('withReset', 'withState({ a: 1 }),', 'withReset(),').replace(/^(.*)\n/, '$1 //!\n'),
  },
  {
    kind: 'Not available',
    what: 'the type Mutation in 20.4.0',
    says: '`Mutation`',
    to: '20.4.0',
    code: `import type { Mutation } from ${KIT}; //!\nexport type Save = Mutation<void, void>;`,
  },
  {
    kind: 'Not available',
    what: 'withEntityResources in 20.4 by namespace',
    says: 'have it: 20.5.0 to',
    to: '20.4.2',
    code: `import * as kit from ${KIT};\nexport const feature = kit.withEntityResources; //!`,
  },

  // Options missing in the version
  {
    kind: 'Not available',
    what: 'errorHandling in 20.6',
    says: 'option `errorHandling`',
    to: '20.6.0',
    code: store(
      'withResource',
      "withResource(() => resource({ loader }), { errorHandling: 'native' }), //!",
    ),
  },
  {
    kind: 'Not available',
    what: 'collections in 19.1',
    says: 'option `collections`',
    to: '19.1.0',
    code: store('withCallState', "withCallState({ collections: ['a', 'b'] }), //!"),
  },
  {
    kind: 'Not available',
    what: 'keys in 18.0.2',
    says: 'option `keys`',
    to: '18.0.2',
    code: store('withUndoRedo', 'withState({ a: 1 }),', "withUndoRedo({ keys: ['a'] }), //!"),
  },
  {
    kind: 'Not available',
    what: 'responseType in 21',
    says: 'option `responseType`',
    to: '21',
    code: file(
      'httpMutation',
      "export const save = httpMutation({\n  request: (id: number) => ({\n    url: '/save',\n    method: 'POST',\n    responseType: 'text', //!\n  }),\n});",
    ),
  },

  // Unknown names
  {
    kind: 'Unknown',
    what: 'withDevtoolsStub',
    says: 'Did you mean `withDevToolsStub`',
    code: `import { withDevtoolsStub } from ${KIT}; //!\nexport const feature = withDevtoolsStub;`,
  },
  {
    kind: 'Unknown',
    what: 'a type that is not exported',
    says: 'No version up to 22.0.0 exports `FlatteningOperator`',
    code: `import type { FlatteningOperator } from ${KIT}; //!\nexport type Operator = FlatteningOperator;`,
  },
  {
    kind: 'Unknown',
    what: 'an entry point that does not exist',
    says: 'no entry point',
    code: "import { withReset } from '@angular-architects/ngrx-toolkit/reset'; //!\nexport const feature = withReset;",
  },
  {
    kind: 'Unknown',
    what: 'a typo in a namespace',
    says: 'Did you mean `withCallState`',
    code: `import * as kit from ${KIT};\nexport const feature = kit.withCallstate(); //!`,
  },

  // Moved
  {
    kind: 'Moved',
    what: 'createReduxState',
    says: 'redux-connector` since 18.0.3',
    code: `import { createReduxState } from ${KIT}; //!\nexport const create = createReduxState;`,
  },
  {
    kind: 'Moved',
    what: 'mapAction among others',
    says: '`mapAction`',
    code: `import {\n  mapAction, //!\n  withReset,\n} from ${KIT};\nexport const all = [mapAction, withReset];`,
  },
  {
    kind: 'Moved',
    what: 'the connector before it moved',
    says: 'is in `@angular-architects/ngrx-toolkit`',
    to: '18.0.2',
    code: `import { createReduxState } from ${CONNECTOR}; //!\nexport const create = createReduxState;`,
  },
  {
    kind: 'Moved',
    what: 'an extension from the connector',
    says: '`withReset`',
    code: `import { withReset } from ${CONNECTOR}; //!\nexport const feature = withReset;`,
  },

  // Changed
  {
    kind: 'Changed',
    what: 'withTrackedReducer sends events',
    says: 'whole event',
    from: '21',
    code: `import { withTrackedReducer } from ${KIT}; //!\nexport const feature = withTrackedReducer;`,
  },
  {
    kind: 'Changed',
    what: 'undo records synchronously',
    says: 'records synchronously',
    from: '20.0.0',
    to: '20.0.3',
    code: store('withUndoRedo', 'withEntities<Flight>(),', 'withUndoRedo(), //!'),
  },
  {
    kind: 'Changed',
    what: 'storage is written on each patch',
    says: 'on each `patchState()`',
    from: '19.1.0',
    to: '19.2.1',
    code: store('withStorageSync', 'withState({ a: 1 }),', "withStorageSync('a'), //!"),
  },
  {
    kind: 'Changed',
    what: 'a resource has no value after an error',
    says: 'after a failed load',
    from: '20.6.0',
    to: '20.7.0',
    code: store('withResource', 'withResource(() => resource({ loader })), //!'),
  },
  {
    kind: 'Changed',
    what: 'the type of withMutations',
    says: 'plain function',
    from: '21',
    code: `import { withMutations } from ${KIT}; //!\nexport const feature = withMutations;`,
  },

  // Order
  {
    kind: 'Order',
    what: 'the data service before the entities',
    says: 'must come after `withEntities()`',
    code: store(
      'withCallState, withDataService',
      'withCallState(),',
      `${SERVICE} //!`,
      'withEntities<Flight>(),',
    ),
  },
  {
    kind: 'Order',
    what: 'the data service before the call state of its collection',
    says: '`withCallState()` with the collection `flight`',
    code: store(
      'withCallState, withDataService',
      "withEntities({ entity: type<Flight>(), collection: 'flight' }),",
      "withDataService({ dataServiceType: FlightService, filter: {}, collection: 'flight' }), //!",
      "withCallState({ collection: 'flight' }),",
    ),
  },
  {
    kind: 'Order',
    what: 'pagination before the entities',
    says: '`withPagination()` must come after',
    code: store('withPagination', 'withPagination<Flight>(), //!', 'withEntities<Flight>(),'),
  },
  {
    kind: 'Order',
    what: 'undo before the entities',
    says: 'records nothing',
    code: store('withUndoRedo', 'withUndoRedo(), //!', 'withEntities<Flight>(),'),
  },
  {
    kind: 'Order',
    what: 'undo before the state of its key',
    says: 'declares `title`',
    code: store(
      'withUndoRedo',
      "withUndoRedo({ keys: ['title'] }), //!",
      "withState({ title: '' }),",
    ),
  },
  {
    kind: 'Order',
    what: 'a tracked reducer before the DevTools',
    says: 'withGlitchTracking()',
    code: store(
      'withDevtools, withGlitchTracking, withTrackedReducer',
      'withState({ a: 1 }),',
      'withTrackedReducer(on(added, () => ({ a: 2 }))), //!',
      "withDevtools('a', withGlitchTracking()),",
    ),
  },
  {
    kind: 'Order',
    what: 'reset after storage',
    says: 'restored state',
    code: store(
      'withLocalStorage, withReset, withStorageSync',
      'withState({ a: 1 }),',
      "withStorageSync('a', withLocalStorage()),",
      'withReset(), //!',
    ),
  },
  {
    kind: 'Order',
    what: 'undo before storage',
    says: 'records that the state is restored',
    code: store(
      'withStorageSync, withUndoRedo',
      'withState({ a: 1 }),',
      "withUndoRedo({ keys: ['a'] }), //!",
      "withStorageSync('a'),",
    ),
  },
  {
    kind: 'Order',
    what: 'a custom feature of another file before what it needs',
    says: '`withPagination()` must come after',
    code: {
      'store.ts': `import { withPages } from './with-pages';\n${NGRX}\nexport const S = signalStore({ providedIn: 'root' }, withPages(), withEntities<Flight>());`,
      'with-pages.ts': file(
        'withPagination',
        'export function withPages() {\n  return signalStoreFeature(\n    withPagination<Flight>(), //!\n  );\n}',
      ),
    },
  },

  // Requirements
  {
    kind: 'Requirement',
    what: 'a data service without call state',
    says: '`withCallState()` before it',
    code: store('withDataService', 'withEntities<Flight>(),', `${SERVICE} //!`),
  },
  {
    kind: 'Requirement',
    what: 'pagination of another collection',
    says: 'The one in the store has `book`',
    code: store(
      'withPagination',
      "withEntities({ entity: type<Book>(), collection: 'book' }),",
      "withPagination({ entity: type<Book>(), collection: 'books' }), //!",
    ),
  },
  {
    kind: 'Requirement',
    what: 'a tracked reducer without glitch tracking',
    says: 'withGlitchTracking()',
    code: store(
      'withDevtools, withTrackedReducer',
      "withDevtools('a'),",
      'withTrackedReducer(on(added, () => ({ a: 2 }))), //!',
    ),
  },
  {
    kind: 'Requirement',
    what: 'an aliased data service without entities',
    says: '`withEntities()` before it',
    code: store(
      'withCallState, withDataService as service',
      'withCallState(),',
      'service({ dataServiceType: FlightService, filter: {} }), //!',
    ),
  },

  // Conflicts
  {
    kind: 'Conflict',
    what: 'two storages',
    says: 'second `withStorageSync()`',
    code: store(
      'withStorageSync',
      'withState({ a: 1, b: 2 }),',
      "withStorageSync('a'),",
      "withStorageSync('b'), //!",
    ),
  },
  {
    kind: 'Conflict',
    what: 'two call states in a spread array',
    says: 'second `withCallState()`',
    code: file(
      'withCallState',
      'const states = [\n  withCallState(),\n  withCallState(), //!\n] as const;\nexport const S = signalStore(...states);',
    ),
  },
  {
    kind: 'Conflict',
    what: 'two unnamed resources',
    says: 'second `withResource()`',
    code: store(
      'withResource',
      'withResource(() => resource({ loader })),',
      "withResource(() => httpResource(() => '/x')), //!",
    ),
  },
  {
    kind: 'Conflict',
    what: '16 features',
    says: 'this call has 16',
    code: `import { withReset } from ${KIT};\n${NGRX}\nexport const S = signalStore( //!\n  withReset(),\n${Array.from({ length: 15 }, (_, at) => `  withState({ s${at}: 1 }),`).join('\n')}\n);`,
  },
  {
    kind: 'Conflict',
    what: 'a stored resource',
    says: 'first request',
    code: store(
      'withLocalStorage, withResource, withStorageSync',
      'withResource(() => resource({ loader })),',
      "withStorageSync('a', withLocalStorage()), //!",
    ),
  },
  {
    kind: 'Conflict',
    what: 'a stored call state',
    says: 'request state is stored',
    code: store(
      'withCallState, withStorageSync',
      'withCallState(),',
      "withStorageSync({ key: 'a' }), //!",
    ),
  },
  {
    kind: 'Conflict',
    what: 'a part of a slice is selected',
    says: 'top-level slices',
    code: store(
      'withStorageSync',
      "withState({ user: { name: '' } }),",
      "withStorageSync({ key: 'a', select: ({ user }) => user }), //!",
    ),
  },

  // Known defects
  {
    kind: 'Known defect',
    what: 'maxStackSize',
    says: '`maxStackSize` has no effect',
    code: store(
      'withUndoRedo',
      'withEntities<Flight>(),',
      'withUndoRedo({ maxStackSize: 10 }), //!',
    ),
  },
  {
    kind: 'Known defect',
    what: 'a collection with a capital letter',
    says: 'lowercase',
    code: store(
      'withPagination',
      "withEntities({ entity: type<Item>(), collection: 'bookItem' }),",
      "withPagination({ entity: type<Item>(), collection: 'bookItem' }), //!",
    ),
  },
  {
    kind: 'Known defect',
    what: 'hasNextPage in a template',
    says: 'currentPage() + 1 < pageCount()',
    code: {
      'store.ts': store('withPagination', 'withEntities<Flight>(),', 'withPagination<Flight>(),'),
      'page.ts':
        'import { inject } from "@angular/core"; import { FlightStore } from \'./store\';\n@Component({\n  template: `\n    <button [disabled]="!store.hasNextPage()">Next</button> //!\n  `,\n})\nexport class Page {\n  protected readonly store = inject(FlightStore);\n}',
    },
  },
  {
    kind: 'Known defect',
    what: 'a result action',
    says: 'never dispatched',
    code: `import { createReduxState, mapAction, withActionMappers } from ${CONNECTOR};\nexport const { provideTicketStore } = createReduxState('ticket', TicketStore, (store) =>\n  withActionMappers(\n    mapAction(load, store.load, loaded), //!\n  ),\n);`,
  },
  {
    kind: 'Known defect',
    what: 'connectReduxDevtools',
    says: 'has no effect',
    code: `import { createReduxState, mapAction, withActionMappers } from ${CONNECTOR};\nexport const { provideTicketStore } = createReduxState('ticket', TicketStore, (store) => withActionMappers(mapAction(load, store.load)));\nexport const providers = [\n  provideTicketStore(true), //!\n];`,
  },
  {
    kind: 'Known defect',
    what: 'storage on a server without a strategy',
    says: 'on a server',
    code: {
      ...manifest({
        ...APP,
        '@angular-architects/ngrx-toolkit': '^22.0.0',
        '@angular/ssr': '^22.0.0',
      }),
      'store.ts': store('withStorageSync', 'withState({ a: 1 }),', "withStorageSync('a'), //!"),
    },
  },
  {
    kind: 'Known defect',
    what: 'undo in a store with two instances',
    says: 'several instances',
    code: {
      'store.ts': store('withUndoRedo', 'withEntities<Flight>(),', 'withUndoRedo(),'),
      'pages.ts':
        "import { FlightStore } from './store';\n@Component({ providers: [FlightStore], template: '' })\nexport class One {}\n@Component({\n  providers: [FlightStore], //!\n  template: '',\n})\nexport class Two {}",
    },
  },
  {
    kind: 'Known defect',
    what: 'a function as immutable state',
    says: 'Pass its result',
    code: store('withImmutableState', 'withImmutableState(() => ({ a: 1 })), //!'),
  },

  // Dependencies
  {
    kind: 'Dependency',
    what: 'a missing peer',
    says: 'needs `@ngrx/signals` `^22.0.0`, which is missing',
    at: 'ngrx-toolkit"',
    code: manifest({
      '@angular/common': '22',
      '@angular/core': '22',
      rxjs: '7',
      '@angular-architects/ngrx-toolkit': '^22.0.0',
    }),
  },
  {
    kind: 'Dependency',
    what: 'an older NgRx',
    says: 'not `^21.0.0`',
    at: '@ngrx/signals"',
    code: manifest({
      ...APP,
      '@ngrx/signals': '^21.0.0',
      '@angular-architects/ngrx-toolkit': '^22.0.0',
    }),
  },
  {
    kind: 'Dependency',
    what: 'an older Angular in a range',
    says: 'not `>=19 <21`',
    at: '@angular/core"',
    code: manifest({
      ...APP,
      '@angular/core': '>=19 <21',
      '@angular-architects/ngrx-toolkit': '~22.0',
    }),
  },
  {
    kind: 'Dependency',
    what: 'the connector without NgRx Store',
    says: '`/redux-connector` needs `@ngrx/store`',
    at: 'ngrx-toolkit"',
    code: {
      ...manifest({ ...APP, '@angular-architects/ngrx-toolkit': '22.x' }),
      'store.ts': `import { createReduxState } from ${CONNECTOR};\nexport const create = createReduxState;`,
    },
  },
  {
    kind: 'Dependency',
    what: 'a signal store that 19.5 does not accept, among development dependencies',
    says: 'not `19.1.0`',
    at: '@ngrx/signals"',
    to: '19',
    code: manifest(
      { '@angular/common': '^19', '@angular/core': '^19', rxjs: '^7' },
      { '@angular-architects/ngrx-toolkit': '^19.5.0', '@ngrx/signals': '19.1.0' },
    ),
  },
];
