import { withReset } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withState } from '@ngrx/signals';
import { describe, expect, it } from 'vitest';
import { create } from './support';

describe('/docs/with-reset', () => {
  it('resetState() restores the state of the moment the store was created', () => {
    const Store = signalStore({ protectedState: false }, withState({ count: 1 }), withReset());
    const store = create(Store);
    patchState(store, { count: 5 });
    store.resetState();
    expect(store.count()).toBe(1);
  });
});
