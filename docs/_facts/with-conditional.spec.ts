import { InjectionToken, inject } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  clearUndoRedo,
  emptyFeature,
  withCallState,
  withConditional,
  withDevToolsStub,
  withDevtools,
  withGlitchTracking,
  withLocalStorage,
  withReset,
  withStorageSync,
  withTrackedReducer,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import {
  patchState,
  signalStore,
  signalStoreFeature,
  type,
  withComputed,
  withHooks,
  withMethods,
  withState,
} from '@ngrx/signals';
import { eventGroup, on } from '@ngrx/signals/events';
import { describe, expect, it, vi } from 'vitest';
import { sample } from './sample';
import { create, watchWarnings } from './support';

const metric = signalStoreFeature(withState({ unit: 'km' }));
const imperial = signalStoreFeature(withState({ unit: 'mi' }));

describe('/docs/with-conditional', () => {
  it('adds featureIfTrue if the condition is true, else featureIfFalse (#minimal-example, #options)', () => {
    expect(create(signalStore(withConditional(() => true, metric, imperial))).unit()).toBe('km');
    expect(create(signalStore(withConditional(() => false, metric, imperial))).unit()).toBe('mi');
  });

  it('runs once for each store instance and does not react to changes (#edge-cases-and-errors, #the-condition-does-not-react-to-changes)', () => {
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

  it('passes state signals and methods of the features before it to the condition (#options)', () => {
    const Store = signalStore(
      withState({ a: 1 }),
      withMethods(() => ({ big: (value: number) => value > 5 })),
      withConditional((store) => store.big(store.a()), metric, imperial),
    );
    expect(create(Store).unit()).toBe('mi');
  });

  it('runs the condition in an injection context (#options)', () => {
    const token = new InjectionToken('metric', { factory: () => true });
    const Store = signalStore(withConditional(() => inject(token), metric, imperial));
    expect(create(Store).unit()).toBe('km');
  });

  it('does not run the feature that is not chosen, hooks included (#what-it-adds-to-the-store)', () => {
    const started: string[] = [];
    const feature = (name: string) =>
      signalStoreFeature(withHooks({ onInit: () => void started.push(name) }));
    create(signalStore(withConditional(() => false, feature('first'), feature('second'))));
    expect(started).toEqual(['second']);
  });

  it('both feature functions are called when the class is defined (#minimal-example)', () => {
    const called: string[] = [];
    const feature = (name: string) => {
      called.push(name);
      return emptyFeature;
    };
    signalStore(withConditional(() => false, feature('first'), feature('second')));
    expect(called).toEqual(['first', 'second']);
  });

  it('clearUndoRedo() throws where a replacement of withUndoRedo() was chosen (#with-other-extensions)', () => {
    const withoutUndoRedo = signalStoreFeature(
      withComputed(() => ({ canUndo: () => false, canRedo: () => false })),
      withMethods(() => ({
        undo: (): void => undefined,
        redo: (): void => undefined,
        clearStack: (): void => undefined,
      })),
    );
    const store = (isOn: boolean) =>
      create(signalStore(withConditional(() => isOn, withUndoRedo(), withoutUndoRedo)));
    expect(() => clearUndoRedo(store(true))).not.toThrow();
    expect(() => clearUndoRedo(store(false))).toThrow('Cannot clear undoRedo');
  });

  it('emptyFeature adds nothing (#emptyfeature, #options)', () => {
    const Store = signalStore(
      withState({ a: 1 }),
      withConditional(() => false, withDevtools('x'), emptyFeature),
    );
    expect(Object.keys(create(Store))).toEqual(['a']);
  });

  it('chooses between withDevtools and withDevToolsStub (#turn-on-devtools-in-development-only)', () => {
    const Store = signalStore(
      withState({ a: 1 }),
      withConditional(() => false, withDevtools('x'), withDevToolsStub('x')),
    );
    expect(create(Store).a()).toBe(1);
  });

  it('fails with a feature that was not called: Cannot destructure property "onInit" (#cannot-destructure-property-oninit-of-hooks)', () => {
    const withImperial = () => imperial;
    const Store = signalStore(
      withConditional(() => false, metric, withImperial as unknown as typeof metric),
    );
    expect(() => create(Store)).toThrow("Cannot destructure property 'onInit' of 'hooks'");
  });

  it('warns about members that an earlier feature has, for the chosen branch only (#signalstore-members-cannot-be-overridden)', () => {
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

describe('/docs/with-conditional, samples', () => {
  it('decides by the state of the store (#choose-based-on-the-state-of-the-store)', async () => {
    type Distance = { format(kilometers: number): string };
    const store = create(await sample<Distance>('with-conditional', 'DistanceStore'));
    expect(store.format(10)).toBe('10 km');
  });

  it('runs the hook only under the condition (#run-a-hook-only-if-a-condition-is-true)', async () => {
    const store = create(await sample<{ name(): string }>('with-conditional', 'ProfileStore'));
    expect(store.name()).toBe('Ada');
  });

  it('a branch that does nothing has the same methods (#give-both-branches-the-same-type)', async () => {
    type Draft = { clearStorage(): void; text(): string };
    const DraftStore = await sample<Draft>('with-conditional', 'DraftStore');
    create(DraftStore);
    expect(localStorage.getItem('draft')).toBe('{"text":""}');
    create(DraftStore).clearStorage();
    expect(localStorage.getItem('draft')).toBeNull();
  });

  it('the first sample creates the user that the token selects (#minimal-example)', async () => {
    const store = create(await sample<{ name(): string }>('with-conditional', 'UserStore'));
    expect(store.name()).toBe('Konrad');
  });

  it('a feature takes the condition as an argument (#build-a-feature-with-a-parameter)', async () => {
    type WithCounter = (options: { devtools: boolean }) => ReturnType<typeof withDevtools>;
    const [page, name] = ['with-conditional', 'withCounter'];
    const withCounter = (await sample(page, name)) as unknown as WithCounter;
    const connect = vi.fn(() => ({ send: () => undefined }));
    Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: { connect } });
    create(signalStore(withState({}), withCounter({ devtools: false })));
    TestBed.tick();
    expect(connect).not.toHaveBeenCalled();
    create(signalStore(withState({}), withCounter({ devtools: true })));
    TestBed.tick();
    expect(connect).toHaveBeenCalled();
  });
});

describe('/docs/with-conditional, types', () => {
  it('two features of different type do not compile (#argument-of-type-signalstorefeature-is-not-assignable-ts2345, #what-it-adds-to-the-store, #with-other-extensions)', () => {
    const withMetric = () => emptyFeature;
    const stored = withStorageSync('key', withLocalStorage());
    const withOwnReset = signalStoreFeature(
      withMethods(() => ({ resetState: (): void => undefined })),
    );
    const build = () => [
      // @ts-expect-error TS2345: other slices.
      signalStore(withConditional(() => true, withState({ x: 1 }), withState({ y: 1 }))),
      // @ts-expect-error TS2345: resetState() is missing.
      signalStore(withConditional(() => true, withReset(), emptyFeature)),
      // @ts-expect-error TS2345: the internal member of withReset() is missing.
      signalStore(withConditional(() => true, withReset(), withOwnReset)),
      // @ts-expect-error TS2345: the methods of storage sync are missing.
      signalStore(withConditional(() => true, stored, emptyFeature)),
      // @ts-expect-error TS2345: undo() and related members are missing.
      signalStore(withConditional(() => true, withUndoRedo(), emptyFeature)),
      // @ts-expect-error TS2345: the call state is missing.
      signalStore(withConditional(() => true, withCallState(), emptyFeature)),
      // @ts-expect-error TS2345: a function that was not called.
      signalStore(withConditional(() => true, withMetric, emptyFeature)),
    ];
    expect(build).not.toThrow();
  });

  it('withTrackedReducer needs the stub where devtools are left out (#turn-on-devtools-in-development-only)', () => {
    const { opened } = eventGroup({ source: 'Page', events: { opened: type<void>() } });
    const reducer = () => withTrackedReducer(on(opened, () => ({ a: 2 })));
    const devtools = () => withDevtools('x', withGlitchTracking());
    const off = () => false;
    const WithEmpty = signalStore(
      withState({ a: 1 }),
      withConditional(off, devtools(), emptyFeature),
      reducer(),
    );
    const WithStub = signalStore(
      withState({ a: 1 }),
      withConditional(off, devtools(), withDevToolsStub('x')),
      reducer(),
    );
    expect(() => create(WithEmpty)).toThrow('you must first enable the devtools feature');
    expect(() => create(WithStub)).not.toThrow();
    TestBed.tick();
  });
});
