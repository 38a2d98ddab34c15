import { resource } from '@angular/core';
import {
  rxMutation,
  setLoading,
  updateState,
  withCallState,
  withDevtools,
  withGlitchTracking,
  withLocalStorage,
  withMutations,
  withResource,
  withStorageSync,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withState } from '@ngrx/signals';
import { of } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { settle } from '../settle';
import { create } from '../support';
import { sent, state, types, unprotected, watchExtension } from './extension';

beforeEach(watchExtension);

describe('/docs/with-devtools, with other extensions', () => {
  it('withCallState: an updater in updateState creates an entry with its name (#with-other-extensions)', () => {
    const Store = signalStore(
      unprotected,
      withCallState(),
      withDevtools('x', withGlitchTracking()),
    );
    updateState(create(Store), 'load', setLoading());
    expect(sent.at(-1)).toEqual([{ type: 'load' }, { x: { callState: 'loading' } }]);
  });

  it('withResource: with glitch tracking, a finished load shows up with the next patch (#with-other-extensions)', async () => {
    const Store = signalStore(
      unprotected,
      withState({ other: 0 }),
      withResource(() => resource({ loader: async () => 1 })),
      withDevtools('x', withGlitchTracking()),
    );
    const instance = create(Store);
    await settle();
    expect(instance.value()).toBe(1);
    expect(state()).toEqual({ x: { other: 0, value: undefined } });
    patchState(instance, { other: 1 });
    expect(state()).toEqual({ x: { other: 1, value: 1 } });
  });

  it('withResource: status and error are not state and do not show up (#with-other-extensions)', async () => {
    create(
      signalStore(
        withResource(() => resource({ loader: async () => 1 })),
        withDevtools('x'),
      ),
    );
    await settle();
    const { x } = { ...state() };
    expect(Object.keys(x ?? {})).toEqual(['value']);
  });

  it('withMutations: shows what onSuccess patches, not the signals (#with-other-extensions)', async () => {
    const Store = signalStore(
      withState({ v: 0 }),
      withMutations((mutable) => ({
        save: rxMutation({
          operation: (v: number) => of(v),
          onSuccess: (v) => patchState(mutable, { v }),
        }),
      })),
      withDevtools('x', withGlitchTracking()),
    );
    await create(Store).save(4);
    expect(sent.map(([, { x }]) => x)).toEqual([{ v: 0 }, { v: 4 }]);
  });

  it('withUndoRedo: undo is logged as "Store Update" (#with-other-extensions)', () => {
    const Store = signalStore(
      unprotected,
      withState({ v: 0 }),
      withDevtools('x', withGlitchTracking()),
      withUndoRedo({ keys: ['v'] }),
    );
    const instance = create(Store);
    updateState(instance, 'named', { v: 1 });
    instance.undo();
    expect(types().slice(1)).toEqual(['named', 'Store Update']);
  });

  it('withStorageSync: restored state shows up as "Store Update" (#with-other-extensions, /docs/with-storage-sync#with-other-extensions)', () => {
    localStorage.setItem('k', '{"v":9}');
    create(
      signalStore(
        withState({ v: 0 }),
        withDevtools('x', withGlitchTracking()),
        withStorageSync('k', withLocalStorage()),
      ),
    );
    expect(sent.map(([action, { x }]) => [action.type, x])).toEqual([
      ['Store Update', { v: 0 }],
      ['Store Update', { v: 9 }],
    ]);
  });
});
