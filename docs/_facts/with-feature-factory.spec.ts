import { InjectionToken, inject, type Signal } from '@angular/core';
import { withFeatureFactory, withReset } from '@angular-architects/ngrx-toolkit';
import {
  patchState,
  signalStore,
  signalStoreFeature,
  type,
  type WritableStateSource,
  withComputed,
  withFeature,
  withMethods,
  withState,
} from '@ngrx/signals';
import { describe, expect, it, vi } from 'vitest';
import { SumStore } from '#samples/with-feature-factory/sum-store';
import { sample } from './sample';
import { create } from './support';

const withSum = (a: Signal<number>, b: Signal<number>) =>
  signalStoreFeature(withComputed(() => ({ sum: () => a() + b() })));

type Count = WritableStateSource<{ count: number }> & { count: Signal<number> };
const withIncrement = (store: unknown) =>
  signalStoreFeature(
    withMethods(() => ({
      increment: () => patchState(store as Count, { count: (store as Count).count() + 1 }),
    })),
  );

describe('/docs/with-feature-factory', () => {
  it('passes the members of earlier features to factoryFn (#migrate-to-withfeature, #options)', () => {
    const Store = signalStore(
      withState({ price: 10, tax: 2 }),
      withFeatureFactory((store) => withSum(store.price, store.tax)),
    );
    expect(create(Store).sum()).toBe(12);
  });

  it('can be replaced by withFeature of @ngrx/signals with the same call (#migrate-to-withfeature)', () => {
    const Store = signalStore(
      withState({ price: 10, tax: 2 }),
      withFeature((store) => withSum(store.price, store.tax)),
    );
    expect(create(Store).sum()).toBe(12);
  });

  it('patchState fails on the store in withFeatureFactory and works in withFeature (#patchstate-fails-on-the-store-in-the-factory, #migrate-to-withfeature, #known-defects, #change-the-state-of-the-store-from-the-feature)', () => {
    const Old = signalStore(withState({ count: 0 }), withFeatureFactory(withIncrement));
    expect(() => create(Old).increment()).toThrow(TypeError);

    const store = create(signalStore(withState({ count: 0 }), withFeature(withIncrement)));
    store.increment();
    expect(store.count()).toBe(1);
  });

  it('runs once for each store instance, in an injection context (#migrate-to-withfeature, #options, #the-feature-does-not-react-to-changes)', () => {
    const token = new InjectionToken('price', { factory: () => 5 });
    let runs = 0;
    const Store = signalStore(
      withFeatureFactory(() => {
        runs++;
        return signalStoreFeature(withState({ price: inject(token) }));
      }),
    );
    expect(create(Store).price()).toBe(5);
    create(Store);
    expect(runs).toBe(2);
  });

  it('sees only features that come before it (#edge-cases-and-errors, #a-later-feature-is-not-visible)', () => {
    let seen: string[] = [];
    const Store = signalStore(
      withState({ before: 1 }),
      withFeatureFactory((store) => {
        seen = Object.keys(store);
        return signalStoreFeature(withState({ own: 1 }));
      }),
      withState({ after: 1 }),
    );
    create(Store);
    expect(seen).toEqual(['before']);
  });
});

describe('/docs/with-feature-factory, samples', () => {
  it('the migrated store adds up (#migrate-to-withfeature)', () => {
    expect(create(SumStore).sum()).toBe(12);
  });

  it('the minimal example has a full name (#minimal-example, #what-it-adds-to-the-store)', async () => {
    type Person = { fullName(): string };
    const store = create(await sample<Person>('with-feature-factory', 'PersonStore'));
    expect(store.fullName()).toBe('Ada Lovelace');
  });

  it('a method that is passed to the feature can be retried (#pass-a-method-to-a-feature)', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(undefined);
    const withRetry = (again: () => Promise<void>) =>
      signalStoreFeature(
        withMethods(() => ({ loadWithRetry: () => again().catch(() => again()) })),
      );
    const Store = signalStore(
      withMethods(() => ({ load: (): Promise<void> => load() })),
      withFeature((store) => withRetry(store.load)),
    );
    await create(Store).loadWithRetry();
    expect(load).toHaveBeenCalledTimes(2);
    type News = { loadWithRetry(): Promise<void> };
    const sampled = create(await sample<News>('with-feature-factory', 'NewsStore'));
    await expect(sampled.loadWithRetry()).resolves.toBeUndefined();
  });

  it('a feature can change the state of the store that withFeature passes to it (#change-the-state-of-the-store-from-the-feature)', async () => {
    type Counter = { increment(): void; count(): number };
    const store = create(await sample<Counter>('with-feature-factory', 'CounterStore'));
    store.increment();
    expect(store.count()).toBe(1);
  });

  it('patchState() on the store in the factory does not compile (#patchstate-fails-on-the-store-in-the-factory)', () => {
    const Store = signalStore(
      withState({ count: 0 }),
      withFeatureFactory((store) =>
        signalStoreFeature(
          // @ts-expect-error TS2345: no state source.
          withMethods(() => ({ reset: () => patchState(store, { count: 0 }) })),
        ),
      ),
    );
    expect(() => create(Store).reset()).toThrow(TypeError);
  });

  it('an input constraint requires the exact name of a slice (#why-not-an-input-constraint)', () => {
    const withTotal = <_>() =>
      signalStoreFeature(
        { state: type<{ price: number }>() },
        withComputed(({ price }) => ({ total: () => price() * 2 })),
      );
    expect(create(signalStore(withState({ price: 1 }), withTotal())).total()).toBe(2);
    // @ts-expect-error TS2345: another name does not fit.
    expect(() => signalStore(withState({ cost: 1 }), withTotal())).not.toThrow();
  });

  it('the function can return an extension (#with-other-extensions)', () => {
    const Store = signalStore(
      { protectedState: false },
      withState({ count: 0 }),
      withFeatureFactory(() => withReset()),
    );
    const store = create(Store);
    patchState(store, { count: 1 });
    store.resetState();
    expect(store.count()).toBe(0);
  });
});
