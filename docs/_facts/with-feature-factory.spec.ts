import { InjectionToken, inject, type Signal } from '@angular/core';
import { withFeatureFactory } from '@angular-architects/ngrx-toolkit';
import {
  patchState,
  signalStore,
  signalStoreFeature,
  type WritableStateSource,
  withComputed,
  withFeature,
  withMethods,
  withState,
} from '@ngrx/signals';
import { describe, expect, it } from 'vitest';
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
  it('hands the members of earlier features to a feature', () => {
    const Store = signalStore(
      withState({ price: 10, tax: 2 }),
      withFeatureFactory((store) => withSum(store.price, store.tax)),
    );
    expect(create(Store).sum()).toBe(12);
  });

  it('can be replaced by withFeature of @ngrx/signals with the same call', () => {
    const Store = signalStore(
      withState({ price: 10, tax: 2 }),
      withFeature((store) => withSum(store.price, store.tax)),
    );
    expect(create(Store).sum()).toBe(12);
  });

  it('patchState fails on the store in withFeatureFactory and works in withFeature', () => {
    const Old = signalStore(withState({ count: 0 }), withFeatureFactory(withIncrement));
    expect(() => create(Old).increment()).toThrow(TypeError);

    const store = create(signalStore(withState({ count: 0 }), withFeature(withIncrement)));
    store.increment();
    expect(store.count()).toBe(1);
  });

  it('runs once for each store instance, in an injection context', () => {
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

  it('sees only features that stand before it', () => {
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
