import { inject, LOCALE_ID } from '@angular/core';
import { withImmutableState } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withState } from '@ngrx/signals';
import { describe, expect, it } from 'vitest';
import { UserStore } from '#samples/with-immutable-state/user-store';
import { create } from './support';

describe('/docs/with-immutable-state', () => {
  it('code that makes a new object works, code that changes it in place throws', () => {
    const store = create(UserStore);
    store.rename('Grace');
    expect(store.user.name()).toBe('Grace');
    expect(() => store.renameInPlace('Joan')).toThrow('Cannot assign to read only property');
    expect(store.user.name()).toBe('Grace');
  });

  it('arrays in the state cannot be changed in place', () => {
    expect(() => create(UserStore).user().tags.push('new')).toThrow('object is not extensible');
  });

  it('freezes the very objects that are passed in, from the creation of the store on', () => {
    const initial = { user: { id: 1 } };
    const Store = signalStore({ protectedState: false }, withImmutableState(initial));
    initial.user.id = 2;
    const store = create(Store);
    expect(() => {
      initial.user.id = 3;
    }).toThrow(TypeError);
    const later = { id: 4 };
    patchState(store, { user: later });
    expect(Object.isFrozen(later)).toBe(true);
  });

  it('freezes instances of classes', () => {
    class User {
      id = 1;
      setId(id: number) {
        this.id = id;
      }
    }
    const store = create(signalStore(withImmutableState({ user: new User() })));
    expect(() => (store.user() as User).setId(2)).toThrow(TypeError);
  });

  it('does not freeze slices of another withState()', () => {
    const Store = signalStore(
      withState({ other: { id: 1 } }),
      withImmutableState({ user: { id: 1 } }),
    );
    const store = create(Store);
    store.other().id = 2;
    expect(store.other().id).toBe(2);
  });

  it('does not freeze what is inside a Map or Date', () => {
    const Store = signalStore(withImmutableState({ data: { map: new Map(), date: new Date() } }));
    const store = create(Store);
    store.data().map.set('a', 1);
    store.data().date.setFullYear(2000);
    expect([store.data().map.size, store.data().date.getFullYear()]).toEqual([1, 2000]);
  });

  it('does not freeze what is inside an object that is frozen already', () => {
    const outer = Object.freeze({ inner: { id: 1 } });
    const store = create(signalStore(withImmutableState({ outer })));
    store.outer().inner.id = 2;
    expect(store.outer().inner.id).toBe(2);
  });

  it('throws for a typed array', () => {
    const Store = signalStore(withImmutableState({ bytes: new Uint8Array([1]) }));
    expect(() => create(Store)).toThrow('Cannot freeze array buffer views with elements');
  });

  it('calls the function once, outside of an injection context, and shares its result', () => {
    let calls = 0;
    const Store = signalStore(withImmutableState(() => ({ data: { calls: ++calls } })));
    expect(calls).toBe(1);
    // The types do not know the slices: a known defect.
    const slice = () => (create(Store) as unknown as { data: () => object }).data();
    expect(slice()).toBe(slice());
    expect(() => withImmutableState(() => ({ locale: inject(LOCALE_ID) }))).toThrow('NG0203');
  });
});
