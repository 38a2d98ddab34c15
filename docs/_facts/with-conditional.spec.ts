import { InjectionToken, inject } from '@angular/core';
import {
  emptyFeature,
  withConditional,
  withDevToolsStub,
  withDevtools,
} from '@angular-architects/ngrx-toolkit';
import {
  patchState,
  signalStore,
  signalStoreFeature,
  withHooks,
  withMethods,
  withState,
} from '@ngrx/signals';
import { describe, expect, it, vi } from 'vitest';
import { create, watchWarnings } from './support';

const metric = signalStoreFeature(withState({ unit: 'km' }));
const imperial = signalStoreFeature(withState({ unit: 'mi' }));

describe('/docs/with-conditional', () => {
  it('adds the first feature if the condition is true, else the second', () => {
    expect(create(signalStore(withConditional(() => true, metric, imperial))).unit()).toBe('km');
    expect(create(signalStore(withConditional(() => false, metric, imperial))).unit()).toBe('mi');
  });

  it('runs once for each store instance and does not react to changes', () => {
    const condition = vi.fn((store: { metric: () => boolean }) => store.metric());
    const Store = signalStore(
      { protectedState: false },
      withState({ metric: true as boolean }),
      withConditional(condition, metric, imperial),
    );
    const store = create(Store);
    patchState(store, { metric: false });
    expect(store.unit()).toBe('km');
    expect(condition).toHaveBeenCalledTimes(1);
    create(Store);
    expect(condition).toHaveBeenCalledTimes(2);
  });

  it('hands state signals and methods of the features before it to the condition', () => {
    const Store = signalStore(
      withState({ a: 1 }),
      withMethods(() => ({ big: (value: number) => value > 5 })),
      withConditional((store) => store.big(store.a()), metric, imperial),
    );
    expect(create(Store).unit()).toBe('mi');
  });

  it('runs the condition in an injection context', () => {
    const token = new InjectionToken('metric', { factory: () => true });
    const Store = signalStore(withConditional(() => inject(token), metric, imperial));
    expect(create(Store).unit()).toBe('km');
  });

  it('does not run the feature that is not picked, hooks included', () => {
    const started: string[] = [];
    const feature = (name: string) =>
      signalStoreFeature(withHooks({ onInit: () => void started.push(name) }));
    create(signalStore(withConditional(() => false, feature('first'), feature('second'))));
    expect(started).toEqual(['second']);
  });

  it('emptyFeature adds nothing', () => {
    const Store = signalStore(
      withState({ a: 1 }),
      withConditional(() => false, withDevtools('x'), emptyFeature),
    );
    expect(Object.keys(create(Store))).toEqual(['a']);
  });

  it('chooses between withDevtools and withDevToolsStub', () => {
    const Store = signalStore(
      withState({ a: 1 }),
      withConditional(() => false, withDevtools('x'), withDevToolsStub('x')),
    );
    expect(create(Store).a()).toBe(1);
  });

  it('fails with a feature that was not called: Cannot destructure property "onInit"', () => {
    const withImperial = () => imperial;
    const Store = signalStore(
      withConditional(() => false, metric, withImperial as unknown as typeof metric),
    );
    expect(() => create(Store)).toThrow("Cannot destructure property 'onInit' of 'hooks'");
  });

  it('warns about members that an earlier feature has, for the chosen branch only', () => {
    const warnings = watchWarnings();
    const withA = signalStoreFeature(withState({ a: 2 }));
    const store = (condition: boolean) =>
      create(
        signalStore(
          withState({ a: 1 }),
          withConditional(() => condition, withA as unknown as typeof emptyFeature, emptyFeature),
        ),
      );
    store(false);
    expect(warnings).toEqual([]);
    store(true);
    expect(warnings.join()).toContain('SignalStore members cannot be overridden');
  });
});
