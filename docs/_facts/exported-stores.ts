import { resource } from '@angular/core';
import {
  type DataService,
  emptyFeature,
  noPayload,
  rxMutation,
  withCallState,
  withConditional,
  withDataService,
  withDevtools,
  withEntityResources,
  withFeatureFactory,
  withImmutableState,
  withIndexedDB,
  withLocalStorage,
  withMutations,
  withPagination,
  withRedux,
  withReset,
  withResource,
  withStorageSync,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { signalStore, withState } from '@ngrx/signals';
import { withEntities } from '@ngrx/signals/entities';
import { of } from 'rxjs';

/**
 * One store per extension, exported as a library would export it. `with-pagination.spec.ts`
 * compiles this file.
 */
export type Book = { id: number };
export abstract class Books implements DataService<Book, { author: string }> {
  abstract load(): Promise<Book[]>;
  abstract loadById(): Promise<Book>;
  abstract create(book: Book): Promise<Book>;
  abstract update(book: Book): Promise<Book>;
  abstract updateAll(books: Book[]): Promise<Book[]>;
  abstract delete(book: Book): Promise<void>;
}

const state = withState({ count: 0 });
const loader = async (): Promise<Book[]> => [];

export const CallState = signalStore(withCallState());
export const Conditional = signalStore(
  withConditional(() => true, withDevtools('store'), emptyFeature),
);
export const DataServiceStore = signalStore(
  withEntities<Book>(),
  withCallState(),
  withDataService({ dataServiceType: Books, filter: { author: '' } }),
);
export const Devtools = signalStore(state, withDevtools('store'));
export const EntityResources = signalStore(
  withEntityResources(() => resource({ loader, defaultValue: [] })),
);
export const FeatureFactory = signalStore(
  state,
  withFeatureFactory(() => withReset()),
);
export const ImmutableState = signalStore(withImmutableState({ book: { id: 1 } }));
export const Mutations = signalStore(
  withMutations(() => ({ save: rxMutation({ operation: (book: Book) => of(book) }) })),
);
export const Pagination = signalStore(withEntities<Book>(), withPagination<Book>());
export const Redux = signalStore(
  withRedux({ actions: { clear: noPayload }, reducer: () => undefined, effects: () => ({}) }),
);
export const Reset = signalStore(state, withReset());
export const ResourceStore = signalStore(withResource(() => resource({ loader })));
export const Stored = signalStore(state, withStorageSync('key', withLocalStorage()));
export const StoredLater = signalStore(state, withStorageSync('key', withIndexedDB()));
export const UndoRedo = signalStore(withEntities<Book>(), withUndoRedo());
