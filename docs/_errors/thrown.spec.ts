/// <reference types="vite/client" />
import { HttpErrorResponse } from '@angular/common/http';
import {
  Component,
  computed,
  InjectionToken,
  Injector,
  inject,
  LOCALE_ID,
  resource,
  signal,
  type Type,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { FormControl } from '@angular/forms';
import {
  clearUndoRedo,
  httpMutation,
  renameDevtoolsName,
  rxMutation,
  setResetState,
  withCallState,
  withConditional,
  withDataService,
  withDevToolsStub,
  withDevtools,
  withDisabledNameIndices,
  withGlitchTracking,
  withImmutableState,
  withIndexedDB,
  withLocalStorage,
  withMutations,
  withPagination,
  withRedux,
  withReset,
  withResource,
  withStorageSync,
  withTrackedReducer,
} from '@angular-architects/ngrx-toolkit';
import { reduxMethod } from '@angular-architects/ngrx-toolkit/redux-connector';
import {
  patchState,
  signalMethod,
  signalStore,
  type,
  watchState,
  withMethods,
  withProps,
  withState,
} from '@ngrx/signals';
import { setAllEntities, updateEntity, withEntities } from '@ngrx/signals/entities';
import { eventGroup, injectDispatch } from '@ngrx/signals/events';
import { rxMethod } from '@ngrx/signals/rxjs-interop';
import {
  ActionsSubject,
  createAction,
  createReducer,
  on,
  provideStore,
  ReducerManager,
  Store,
} from '@ngrx/store';
import { of, pipe, tap } from 'rxjs';
import { beforeEach, expect, it, vi } from 'vitest';
import { settle } from '../_facts/settle';
import source from './thrown.spec.ts?raw';

type Item = { id: number; title: string };

const create = <Store>(store: Type<Store>): Store =>
  TestBed.runInInjectionContext(() => new store());
/** A store that anything may patch. */
const open = { protectedState: false } as const;
const Plain = signalStore(open, withState({ title: '', items: [] as string[] }));
const Frozen = () =>
  create(signalStore(open, withImmutableState({ item: { title: '', tags: ['a', 'b'] } })));
const failing = () => resource({ loader: () => Promise.reject(new Error('offline')) });
const restoring = (text: string) => () => {
  localStorage.setItem('items', text);
  create(signalStore(withState({ title: '' }), withStorageSync('items', withLocalStorage())));
};
const connected = () =>
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: { connect: () => ({ send: () => {} }) } });
const itemEvents = eventGroup({ source: 'items', events: { loaded: type<void>() } });
/** Sends a request whose URL contains a signal, rather than its value. */
async function answering(response: Response) {
  vi.stubGlobal('fetch', async () => response);
  const item = TestBed.runInInjectionContext(() =>
    httpMutation({ request: () => ({ url: `/items/${signal(1)}`, method: 'GET' }) }),
  );
  await item();
  console.error((item.error() as HttpErrorResponse).message);
}
let store: InstanceType<typeof Plain>;

beforeEach(() => {
  store = create(Plain);
});

/** Code that fails. The messages are in the comments. */
const mistakes: (() => unknown)[] = [
  // @message Cannot set reset state, since store is not configured with withReset()
  // @explained /docs/with-reset#cannot-set-reset-state-since-store-is-not-configured-with-withreset
  () => setResetState(create(Plain), { title: '', items: [] }),
  // @message Cannot clear undoRedo, since store is not configured with withUndoRedo()
  // @explained /docs/with-undo-redo#cannot-clear-undoredo-since-store-is-not-configured-with-withundoredo
  () => clearUndoRedo(create(Plain)),
  // @message You can either pass a storage strategy or a config with storage, but not both.
  // @explained /docs/with-storage-sync#you-can-either-pass-a-storage-strategy-or-a-config-with-storage-but-not-both
  () => withStorageSync({ key: 'items', storage: () => localStorage }, withLocalStorage()),
  // @message "[object Object]" is not valid JSON
  // @likely
  // @explained /docs/with-storage-sync#syntaxerror-while-the-store-is-created
  restoring('[object Object]'),
  // @message "undefined" is not valid JSON
  // @likely
  // @explained /docs/with-storage-sync#syntaxerror-while-the-store-is-created /docs/with-storage-sync#the-restored-state-is-missing-with-select
  restoring('undefined'),
  // @message Unexpected token '…', ⋯ is not valid JSON
  // @likely
  // @explained /docs/with-storage-sync#syntaxerror-while-the-store-is-created
  restoring('new'),
  // @message Unexpected end of JSON input
  // @likely
  // @explained /docs/with-storage-sync#syntaxerror-while-the-store-is-created
  restoring(' '),
  // @message Expected … in JSON at position
  // @likely
  // @explained /docs/with-storage-sync#syntaxerror-while-the-store-is-created
  restoring('{title}'),
  // @message Unterminated string in JSON at position
  // @likely
  // @explained /docs/with-storage-sync#syntaxerror-while-the-store-is-created
  restoring('{"title": "'),
  // @message Unexpected non-whitespace character after JSON at position
  // @likely
  // @explained /docs/with-storage-sync#syntaxerror-while-the-store-is-created
  restoring('1, 2'),
  // @message localStorage is not defined
  // @likely
  // @explained /docs/with-storage-sync#localstorage-is-not-defined /docs/server-side-rendering#localstorage-is-not-defined
  () => {
    vi.stubGlobal('localStorage', undefined);
    Reflect.deleteProperty(globalThis, 'localStorage');
    create(signalStore(withState({ title: '' }), withStorageSync('items', withLocalStorage())));
  },
  // @message Converting circular structure to JSON
  // @likely
  // @explained /docs/with-storage-sync#converting-circular-structure-to-json /docs/with-undo-redo#a-change-is-not-recorded
  () => {
    const item: { self?: object } = {};
    item.self = item;
    create(signalStore(withState({ item }), withStorageSync('items', withLocalStorage())));
  },
  // @message Do not know how to serialize a BigInt
  // @likely
  // @explained /docs/with-undo-redo#a-change-is-not-recorded /docs/storage-indexeddb#whensynced-never-resolves
  () => create(signalStore(withState({ item: 1n }), withStorageSync('items', withLocalStorage()))),
  // @message Writing to Store (…) happened before the state was initially read
  // @explained /docs/storage-indexeddb#warning-writing-to-store--happened-before-the-state-was-initially-read-from-storage
  async () => {
    const store = create(
      signalStore(open, withState({ title: '' }), withStorageSync('items', withIndexedDB())),
    );
    patchState(store, { title: 'new' });
    await settle();
  },
  // @message Store (…) happened during an ongoing synchronization process
  // @explained /docs/storage-indexeddb#warning--happened-during-an-ongoing-synchronization-process
  async () => {
    const store = create(
      signalStore(
        open,
        withState({ title: '' }),
        withStorageSync({ key: 'items', autoSync: false }, withIndexedDB()),
      ),
    );
    await Promise.all([store.writeToStorage(), store.writeToStorage()]);
  },
  // @message Cannot assign to read only property '…' of object
  // @likely
  // @explained /docs/with-immutable-state#typeerror-cannot-assign-to-read-only-property /docs/with-immutable-state#the-store-has-no-withimmutablestate
  () => {
    Frozen().item().title = 'new';
  },
  // @message Cannot add property …, object is not extensible
  // @likely
  // @explained /docs/with-immutable-state#typeerror-cannot-add-property-object-is-not-extensible /docs/with-immutable-state#the-store-has-no-withimmutablestate
  () => Frozen().item().tags.push('c'),
  // @message Cannot add property …, object is not extensible
  // @likely
  // @explained /docs/with-immutable-state#typeerror-cannot-add-property-object-is-not-extensible /docs/with-immutable-state#the-store-has-no-withimmutablestate
  () => {
    const load = createAction('load');
    const reducer = createReducer(
      ['a'],
      on(load, (items) => [...items]),
    );
    TestBed.resetTestingModule().configureTestingModule({
      providers: [provideStore({ items: reducer })],
    });
    const global = TestBed.inject<Store<{ items: string[] }>>(Store);
    global.dispatch(load());
    global
      .selectSignal(({ items }) => items)()
      .push('b');
  },
  // @message Cannot delete property '…' of [object
  // @likely
  // @explained /docs/with-immutable-state#typeerror-cannot-add-property-object-is-not-extensible /docs/with-immutable-state#the-store-has-no-withimmutablestate
  () => Frozen().item().tags.pop(),
  // @message Cannot assign to read only property '_pendingValue' of object
  // @explained /docs/with-immutable-state#a-formcontrol-in-the-state-throws
  () =>
    create(signalStore(withImmutableState({ item: new FormControl('') })))
      .item()
      .setValue('new'),
  // @message Cannot assign to read only property 'headers' of object
  // @explained /docs/with-immutable-state#an-httperrorresponse-in-the-state-throws
  () => {
    const item = new HttpErrorResponse({ status: 500 });
    create(signalStore(withImmutableState({ item })));
    Object.assign(item, { headers: undefined });
  },
  // @message Cannot freeze array buffer views with elements
  // @explained /docs/with-immutable-state#cannot-freeze-array-buffer-views-with-elements
  () => create(signalStore(withImmutableState({ item: new Uint8Array(1) }))),
  // @message you must first enable the devtools feature
  // @explained /docs/with-devtools#in-order-to-use-withtrackedreducer-you-must-first-enable-the-devtools-feature
  () => create(signalStore(withState({ title: '' }), withTrackedReducer())),
  // @message you must first enable the glitch tracking devtools feature
  // @explained /docs/with-devtools#-you-must-first-enable-the-glitch-tracking-devtools-feature
  () => {
    connected();
    create(signalStore(withDevtools('items'), withState({ title: '' }), withTrackedReducer()));
  },
  // @message An instance of the store … already exists
  // @explained /docs/with-devtools#an-instance-of-the-store--already-exists
  () => {
    connected();
    const Store = signalStore(
      withDevtools('items', withDisabledNameIndices()),
      withState({ title: '' }),
    );
    create(Store);
    create(Store);
  },
  // @message cannot rename from … to …
  // @explained /docs/with-devtools#cannot-rename-from--to-
  () => {
    connected();
    create(signalStore(withDevtools('other'), withState({ title: '' })));
    renameDevtoolsName(
      create(signalStore(withDevtools('items'), withState({ title: '' }))),
      'other',
    );
  },
  // @message Devtools extensions haven't been added to this store.
  // @explained /docs/with-devtools#devtools-extensions-havent-been-added-to-this-store
  () => renameDevtoolsName(create(Plain), 'items'),
  // @message Devtools extensions haven't been added to this store.
  // @explained /docs/with-devtools#devtools-extensions-havent-been-added-to-this-store
  () =>
    renameDevtoolsName(
      create(signalStore(withDevToolsStub('items'), withState({ title: '' }))),
      'new',
    ),
  // @message Cannot read properties of undefined (reading 'indexNames')
  // @explained /docs/with-devtools#cannot-read-properties-of-undefined-reading-indexnames
  () => {
    connected();
    create(signalStore(withDevtools('items', undefined as never), withState({ title: '' })));
  },
  // @message %o is not an Action Specification
  // @explained /docs/with-redux#o-is-not-an-action-specification
  () =>
    create(
      signalStore(
        withState({ title: '' }),
        withRedux({ actions: { public: 1 as never }, reducer: () => {}, effects: () => ({}) }),
      ),
    ),
  // @message Mutation … not found
  // @explained /docs/mutations#mutation--not-found
  async () => {
    const store = TestBed.runInInjectionContext(() => {
      const mutations = { save: rxMutation({ operation: (id: number) => of(id) }) };
      const Store = signalStore(withMutations(() => mutations));
      const created = new Store();
      delete (mutations as Partial<typeof mutations>).save;
      return created;
    });
    await store.save(1);
  },
  // @message Cannot read properties of undefined (reading 'isPending')
  // @explained /docs/mutations#mutation--not-found
  () => create(signalStore(withMutations(() => ({ save: undefined as never })))),
  // @message ….isPending is not a function
  // @message ….isPending is not a function
  // @explained /docs/mutations#storesaveispending-is-not-a-function
  () => {
    const store = create(
      signalStore(
        withMutations(() => ({ save: rxMutation({ operation: (id: number) => of(id) }) })),
      ),
    );
    (store.save as unknown as { isPending(): boolean }).isPending();
  },
  // @message Http failure during parsing for
  // @explained /docs/http-mutation#http-failure-during-parsing-for-a-text-response
  () => answering(new Response('Saved')),
  // @message /[Signal: …]: 404
  // @explained /docs/with-resource#a-request-goes-to-userssignal-1
  () => answering(new Response('', { status: 404 })),
  // @message NG0203: The `HttpClient` token injection failed.
  // @likely
  // @explained /docs/mutations#ng0203-inject-outside-of-an-injection-context /docs/faq#what-does-ng0203-mean
  () => httpMutation({ request: (id: number) => ({ url: `/${id}`, method: 'GET' }) }),
  // @message NG0203: The `DestroyRef` token injection failed.
  // @likely
  // @explained /docs/mutations#ng0203-inject-outside-of-an-injection-context /docs/faq#what-does-ng0203-mean
  () => rxMutation({ operation: (id: number) => of(id) }),
  // @message NG0203: The `…` token injection failed. `inject()` function must be called from an injection context
  // @explained /docs/faq#what-does-ng0203-mean
  () => inject(Plain),
  // @message NG0203: The `…` token injection failed. `inject()` function must be called from an injection context
  // @explained /docs/faq#what-does-ng0203-mean
  () => reduxMethod<number>(pipe(tap(() => {})), { injector: undefined as never }),
  // @message NG0203: The `InjectionToken …` token injection failed.
  // @explained /docs/with-immutable-state#inject-does-not-work-in-the-factory-ng0203 /docs/faq#what-does-ng0203-mean
  () => create(signalStore(withImmutableState(() => ({ item: { locale: inject(LOCALE_ID) } })))),
  // @message NG0203: rxMethod() can only be used within an injection context
  // @explained /docs/faq#what-does-ng0203-mean
  () => rxMethod<number>(pipe(tap(() => {}))),
  // @message NG0203: signalMethod() can only be used within an injection context
  // @explained /docs/faq#what-does-ng0203-mean
  () => signalMethod<number>(() => {}),
  // @message NG0203: watchState() can only be used within an injection context
  // @explained /docs/faq#what-does-ng0203-mean
  () => watchState(create(Plain), () => {}),
  // @message NG0203: injectDispatch() can only be used within an injection context
  // @explained /docs/faq#what-does-ng0203-mean
  () => injectDispatch(itemEvents),
  // @message Calling a reactive method outside of an injection context with a signal or observable is deprecated.
  // @explained /docs/faq#why-does-rxmethod-warn-about-an-injection-context
  () => TestBed.runInInjectionContext(() => rxMethod<number>(pipe(tap(() => {}))))(signal(1)),
  // @message Calling signalMethod outside of an injection context with a signal is deprecated.
  // @explained /docs/faq#why-does-rxmethod-warn-about-an-injection-context
  () => TestBed.runInInjectionContext(() => signalMethod<number>(() => {}))(signal(1)),
  // @message No provider found for `SignalStore`
  // @explained /docs/faq#what-does-ng0201-mean-for-a-store
  () => TestBed.inject(signalStore(withState({ title: '' }))),
  // @message No provider found for `…Store`
  // @explained /docs/faq#what-does-ng0201-mean-for-a-store
  () => {
    class ItemStore extends signalStore(withState({ title: '' })) {}
    TestBed.inject(ItemStore);
  },
  // @message No provider found for `…Service`
  // @likely
  // @explained /docs/with-data-service#ng0201-no-provider-found-for-the-service
  () => {
    class ItemService {}
    TestBed.inject(ItemService);
  },
  // @message No provider found for `Store`
  // @explained /docs/create-redux-state#no-provider-found-ng0201
  () => TestBed.inject(Store),
  // @message No provider found for `ActionsSubject`
  // @explained /docs/create-redux-state#no-provider-found-ng0201
  () => TestBed.inject(ActionsSubject),
  // @message No provider found for `ReducerManager`
  // @explained /docs/create-redux-state#no-provider-found-ng0201
  () => TestBed.inject(ReducerManager),
  // @message Circular dependency detected for `…Store`
  // @message Circular dependency detected for `SignalStore`
  // @likely
  // @explained /docs/with-redux#read-the-store-in-an-effect /docs/with-resource#ng0992-cannot-create-a-resource-inside-the-params-of-another-resource
  () => {
    const ItemService = new InjectionToken('item', {
      providedIn: 'root',
      factory: () => inject(ItemStore),
    });
    const ItemStore: Type<object> = signalStore(
      { providedIn: 'root' },
      withProps((): object => ({ items: inject(ItemService) })),
    );
    TestBed.inject(ItemStore);
  },
  // @message NG0600: Writing to signals is not allowed in a `computed`
  // @explained /docs/faq#what-does-ng0600-writing-to-signals-is-not-allowed-mean
  () => computed(() => patchState(store, { title: 'new' }))(),
  // @message NG0600: Writing to signals is not allowed while Angular renders the template
  // @explained /docs/faq#what-does-ng0600-writing-to-signals-is-not-allowed-mean
  () => {
    @Component({ selector: 'app-item', template: '{{ rename() }}' })
    class ItemView {
      rename = () => patchState(store, { title: 'new' });
    }
    TestBed.createComponent(ItemView).detectChanges();
  },
  // @message Cannot create a resource inside the `params` of another resource
  // @explained /docs/with-resource#ng0992-cannot-create-a-resource-inside-the-params-of-another-resource
  () => {
    const injector = TestBed.inject(Injector);
    const loader = async () => 1;
    const outer = resource({
      params: () => resource({ loader, injector }).value(),
      loader,
      injector,
    });
    console.error(outer.error());
    outer.destroy();
  },
  // @message Resource is currently in an error state
  // @explained /docs/with-resource#resource-is-currently-in-an-error-state /docs/faq#what-does-resource-is-currently-in-an-error-state-mean
  async () => {
    const store = create(signalStore(withResource(failing, { errorHandling: 'native' })));
    await settle();
    store.value();
  },
  // @message Impossible state: previous value is not available
  // @explained /docs/with-resource#impossible-state-previous-value-is-not-available
  async () => {
    const store = create(signalStore(withResource(failing, { errorHandling: 'previous value' })));
    await settle();
    store.value();
  },
  // @message SignalStore members cannot be overridden
  // @likely
  // @explained /docs/faq#what-does-signalstore-members-cannot-be-overridden-mean /docs/combining-extensions#two-features-with-the-same-member /docs/with-conditional#signalstore-members-cannot-be-overridden
  () =>
    create(
      signalStore(
        withState({ item: '' }),
        withMethods(() => ({ item: () => {} })),
      ),
    ),
  // @message SignalStore members cannot be overridden. Trying to override: status, error, isLoading
  // @explained /docs/with-resource#two-unnamed-resources-in-one-store
  () => create(signalStore(withResource(failing), withResource(failing))),
  // @message SignalStore members cannot be overridden. Trying to override: …readFromStorage
  // @message SignalStore members cannot be overridden. Trying to override: …clearStorage
  // @explained /docs/with-storage-sync#two-withstoragesync-in-one-store
  () =>
    create(
      signalStore(
        withState({ title: '' }),
        withStorageSync('items', withLocalStorage()),
        withStorageSync('others', withLocalStorage()),
      ),
    ),
  // @message @ngrx/signals: patchState was called with an unknown state slice '…'.
  // @explained /docs/faq#what-does-unknown-state-slice-mean
  () => patchState(store, { other: 1 } as object),
  // @message @ngrx/signals/entities: Entities with IDs: ⋯ are not updated correctly.
  // @explained /docs/faq#what-does-entities-with-ids--are-not-updated-correctly-mean
  () => {
    const items = create(signalStore(open, withEntities<Item>()));
    patchState(
      items,
      setAllEntities([
        { id: 1, title: '' },
        { id: 2, title: '' },
      ]),
    );
    patchState(items, updateEntity({ id: 1, changes: { id: 2 } }));
  },
  // @message Cannot destructure property 'onInit' of 'hooks' as it is undefined
  // @explained /docs/with-conditional#cannot-destructure-property-oninit-of-hooks
  () => create(signalStore(withConditional(() => true, withReset as never, withReset() as never))),
  // @message ….current.… is not a function
  // @message ….current.… is not a function
  // @explained /docs/with-data-service#storecurrentfrom-is-not-a-function
  () => {
    const ItemService = new InjectionToken('items', { providedIn: 'root', factory: () => ({}) });
    const store = create(
      signalStore(
        withEntities<Item>(),
        withCallState(),
        withDataService({ dataServiceType: ItemService as never, filter: {} }),
      ),
    ) as unknown as { current: { title(): string } };
    store.current.title();
  },
  // @message store.….… is not a function
  // @likely
  // @explained /docs/faq#why-does-storeusername-throw-is-not-a-function
  () => {
    const store = create(signalStore(withState({ item: undefined as unknown as Item })));
    store.item.title();
  },
  // @message entities is not a function
  // @explained /docs/with-pagination#entities-is-not-a-function
  () => create(signalStore(withPagination<Item>(), withEntities<Item>())).selectedPageEntities(),
  // @message no callback function defined
  // @explained /docs/with-devtools#no-callback-function-defined
  () => {
    connected();
    create(signalStore(withState({ title: '' }), withDevtools('items', withGlitchTracking())));
    const Other = signalStore(
      withState({ title: '' }),
      withDevtools('items', withDisabledNameIndices()),
    );
    expect(() => create(Other)).toThrow();
    TestBed.tick();
  },
];

/** Only the last comment before each mistake. */
const templates = [...source.matchAll(/^ *\/\/ @message (.+)\n *\/\/ @(?!message)/gm)].map(
  ([, text = '']) => text,
);

/** What fails or warns, as a browser's console shows it. */
async function messagesOf(run: () => unknown): Promise<string[]> {
  const messages: string[] = [];
  const spies = (['warn', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((...parts) => void messages.push(parts.join(' '))),
  );
  await Promise.resolve()
    .then(run)
    .catch((error) => messages.push(String(error)));
  for (const spy of spies) spy.mockRestore();
  vi.unstubAllGlobals();
  return messages;
}

it.each(mistakes.map((run, at) => [templates[at], run] as const))(
  '%s',
  async (template = '', run) => {
    const pattern = template.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[…⋯]/g, '[^]*');
    expect((await messagesOf(run)).join('\n')).toMatch(new RegExp(pattern));
  },
);
