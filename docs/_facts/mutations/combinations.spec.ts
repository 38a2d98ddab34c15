import {
  rxMutation,
  withLocalStorage,
  withMutations,
  withReset,
  withStorageSync,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withState } from '@ngrx/signals';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { create } from '../support';

describe('/docs/mutations, with other extensions', () => {
  it('reset, storage and undo see what onSuccess patches, but not the status signals (#with-other-extensions)', async () => {
    const Store = signalStore(
      withState({ v: 0 }),
      withReset(),
      withStorageSync('k', withLocalStorage()),
      withMutations((store) => ({
        save: rxMutation({
          operation: (v: number) => of(v),
          onSuccess: (v) => patchState(store, { v }),
        }),
      })),
      withUndoRedo({ keys: ['v'] }),
    );
    const store = create(Store);
    await store.save(4);
    expect(localStorage.getItem('k')).toBe('{"v":4}');
    store.undo();
    expect([store.v(), store.saveStatus()]).toEqual([0, 'success']);
    store.resetState();
    expect(store.saveStatus()).toBe('success');
  });
});
