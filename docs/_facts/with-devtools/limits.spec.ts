import { TestBed } from '@angular/core/testing';
import * as toolkit from '@angular-architects/ngrx-toolkit';
import {
  type DevtoolsFeature,
  provideDevtoolsConfig,
  updateState,
  withDevtools,
  withGlitchTracking,
  withMapper,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withState } from '@ngrx/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { create, watchEntries, watchWarnings } from '../support';
import { Glitch, Plain, unprotected, watchExtension } from './extension';

beforeEach(watchExtension);

describe('/docs/with-devtools, limits', () => {
  it('all stores share one connection, and do not listen to its messages (#time-travel-jump-skip-import-and-dispatch-do-nothing, #name-your-apps-devtools-instance, #use-it-next-to-ngrx-store)', () => {
    const subscribe = vi.fn();
    const connect = vi.fn(() => ({ send: () => undefined, subscribe }));
    window.__REDUX_DEVTOOLS_EXTENSION__ = { connect };
    create(Plain);
    create(Glitch);
    TestBed.tick();
    expect(connect).toHaveBeenCalledTimes(1);
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('accepts a list of features, so that one of them can be left out (#options, #cannot-read-properties-of-undefined-reading-indexnames)', () => {
    const debug: boolean = false;
    const Store = signalStore(
      withState({ v: 0 }),
      withDevtools('x', ...(debug ? [withGlitchTracking()] : [])),
    );
    expect(() => create(Store)).not.toThrow();
  });

  it('an action object is rejected, because the helper that creates one is not exported (#argument--is-not-assignable-to-parameter-of-type-string--action-ts2345)', () => {
    const store = create(Plain);
    // @ts-expect-error TS2345: an Action has a type that only the helper can give.
    const update = () => updateState(store, { type: 'load' }, { v: 1 });
    expect(update).toBeDefined();
    expect(toolkit).not.toHaveProperty('asAction');
  });

  it('the type of provideDevtoolsConfig only contains the name (#name-your-apps-devtools-instance)', () => {
    // @ts-expect-error TS2353: maxAge is passed on, but has no type.
    expect(() => provideDevtoolsConfig({ name: 'Booking', maxAge: 100 })).not.toThrow();
  });

  it.each([
    ['any of them', [], 1],
    ['its own, with glitch tracking', [withGlitchTracking()], 0],
  ])(
    'a mapper runs when a store changes: %s (#hide-secrets-and-huge-slices)',
    (_, features, calls) => {
      const map = vi.fn((state: { v: number }) => state);
      create(
        signalStore(withState({ v: 0 }), withDevtools('mapped', withMapper(map), ...features)),
      );
      const other = create(Plain);
      TestBed.tick();
      map.mockClear();
      patchState(other, { v: 1 });
      TestBed.tick();
      expect(map).toHaveBeenCalledTimes(calls);
    },
  );

  it('if a mapper throws, patchState throws with glitch tracking, and change detection without it (#hide-secrets-and-huge-slices)', () => {
    const failing = withMapper(({ v }: { v: number }) => {
      if (v === 1) throw new Error('broken');
      return { v };
    });
    const build = (...features: DevtoolsFeature[]) =>
      create(
        signalStore(unprotected, withDevtools('x', failing, ...features), withState({ v: 0 })),
      );
    const tracked = build(withGlitchTracking());
    expect(() => patchState(tracked, { v: 1 })).toThrow('broken');
    const plain = build();
    patchState(plain, { v: 1 });
    expect(() => TestBed.tick()).toThrow('broken');
    expect([tracked.v(), plain.v()]).toEqual([1, 1]);
  });
});

describe('/docs/with-devtools, two in one store', () => {
  it('the state has two names, each patch two entries with glitch tracking, and NgRx warns (#two-withdevtools-in-one-store)', () => {
    const warnings = watchWarnings();
    const entries = watchEntries();
    const Store = signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withDevtools('one', withGlitchTracking()),
      withDevtools('two', withGlitchTracking()),
    );
    const store = create(Store);
    expect(warnings.join()).toContain('SignalStore members cannot be overridden');
    entries.length = 0;
    patchState(store, { v: 1 });
    expect(entries.map(([, state]) => state)).toEqual([
      { one: { v: 1 }, two: { v: 0 } },
      { one: { v: 1 }, two: { v: 1 } },
    ]);
  });
});
