import { provideHttpClient } from '@angular/common/http';
import { provideHttpClientTesting } from '@angular/common/http/testing';
import { resource } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  httpMutation,
  type Mutation,
  rxMutation,
  withCallState,
  withMutations,
  withResource,
} from '@angular-architects/ngrx-toolkit';
import {
  getState,
  patchState,
  signalStore,
  withMethods,
  withProps,
  withState,
} from '@ngrx/signals';
import { config, of, throwError } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../settle';
import { create, watchWarnings } from '../support';

beforeEach(() =>
  TestBed.configureTestingModule({ providers: [provideHttpClient(), provideHttpClientTesting()] }),
);
afterEach(() => {
  config.onUnhandledError = null;
});

describe('/docs/mutations, the members', () => {
  const Store = signalStore(
    withState({ count: 0 }),
    withMutations((store) => ({
      save: rxMutation({
        operation: (count: number) => of(count),
        onSuccess: (count) => patchState(store, { count }),
      }),
      upload: httpMutation((_: void) => ({ url: '/x', method: 'POST' })),
    })),
  );

  it('withMutations adds the method and three signals for each mutation, nothing else (#what-it-adds-to-the-store, #read-value-progress-or-headers-from-a-store)', () => {
    const store = create(Store);
    expect(Object.keys(store).sort()).toEqual([
      'count',
      ...['save', 'saveError', 'saveIsPending', 'saveStatus'],
      ...['upload', 'uploadError', 'uploadIsPending', 'uploadStatus'],
    ]);
    expect(Object.keys(store.save)).toEqual([]);
  });

  it('the factory of withMutations() receives a store that onSuccess can patch; the signals are not state (#options, #with-other-extensions, #read-value-progress-or-headers-from-a-store)', async () => {
    const store = create(Store);
    expect(store.saveStatus()).toBe('idle');
    expect(await store.save(4)).toEqual({ status: 'success', value: 4 });
    expect(store.saveStatus()).toBe('success');
    expect(getState(store)).toEqual({ count: 4 });
  });

  it('outside of withMutations(), in withProps or withMethods, a mutation keeps all its signals (#members-of-a-standalone-mutation, #read-value-progress-or-headers-from-a-store)', async () => {
    const Kept = signalStore(
      withProps(() => ({ one: rxMutation((value: number) => of(value)) })),
      withMethods(() => ({ two: rxMutation((value: number) => of(value)) })),
    );
    const store = create(Kept);
    const { one } = store;
    const now = () => [one.status(), one.isPending(), one.isSuccess(), one.value(), one.hasValue()];
    expect(now()).toEqual(['idle', false, false, undefined, false]);
    const running = [one(1), store.two(2)];
    expect(now()).toEqual(['success', false, true, 1, true]);
    await Promise.all(running);
    expect([store.two.value(), one.error()]).toEqual([2, undefined]);
  });

  it('keeps any thrown value in saveError (/docs/mutation-errors-and-operators#saveerror-is-not-an-error)', async () => {
    const Failing = signalStore(
      withMutations(() => ({ save: rxMutation((_: void) => throwError(() => 'a string')) })),
    );
    const store = create(Failing);
    await store.save();
    expect(store.saveError()).toBe('a string');
  });

  it('can reload a resource of the store in onSuccess (#reload-a-resource-after-saving)', async () => {
    const loader = vi.fn(async () => 1);
    const Reloading = signalStore(
      withResource(() => ({ books: resource({ loader }) })),
      withMutations((store) => ({
        remove: rxMutation({
          operation: (_: void) => of(true),
          onSuccess: () => void store._booksReload(),
        }),
      })),
    );
    const store = create(Reloading);
    await settle();
    await store.remove();
    await settle();
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('a missing mutation is not found, and an undefined one fails immediately (#mutation--not-found)', async () => {
    const mutations: { save?: Mutation<void, number> } = {};
    const factory = () => {
      mutations.save = rxMutation((_: void) => of(1));
      return mutations as { save: Mutation<void, number> };
    };
    const store = create(signalStore(withMutations(factory)));
    delete mutations.save;
    await expect(store.save()).rejects.toThrow('Mutation save not found');
    const Broken = signalStore(withMutations(() => ({ save: undefined }) as never));
    expect(() => create(Broken)).toThrow(
      "Cannot read properties of undefined (reading 'isPending')",
    );
  });

  it('clashes with a call state of the same name (#with-other-extensions)', () => {
    const warnings = watchWarnings();
    create(
      signalStore(
        withCallState({ collection: 'todos' }),
        withMutations(() => ({ todos: rxMutation((_: void) => of(1)) })) as never,
      ),
    );
    expect(warnings.join()).toContain('SignalStore members cannot be overridden');
  });
});
