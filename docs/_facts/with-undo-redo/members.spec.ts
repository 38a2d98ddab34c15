import { withUndoRedo } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, type, withState } from '@ngrx/signals';
import { addEntity, withEntities } from '@ngrx/signals/entities';
import { describe, expect, it } from 'vitest';
import { create } from '../support';

describe('/docs/with-undo-redo, options and members', () => {
  it('adds canUndo, canRedo, undo, redo and clearStack, with collections too (#what-it-adds-to-the-store)', () => {
    const visible = (store: object) => Object.keys(store).filter((name) => !name.startsWith('_'));
    const added = ['canRedo', 'canUndo', 'clearStack', 'redo', 'undo'];
    expect(visible(create(signalStore(withState({ v: 0 }), withUndoRedo()))).sort()).toEqual([
      ...added,
      'v',
    ]);
    const Named = signalStore(
      withEntities({ entity: type<{ id: number }>(), collection: 'flight' }),
      withUndoRedo({ collections: ['flight'] }),
    );
    expect(visible(create(Named))).toEqual(expect.arrayContaining(added));
  });

  it('collections and keys together track both (#which-slices-are-tracked)', () => {
    const Store = signalStore(
      { protectedState: false },
      withState({ title: '' }),
      withEntities({ entity: type<{ id: number }>(), collection: 'flight' }),
      withUndoRedo({ collections: ['flight'], keys: ['title'] }),
    );
    const store = create(Store);
    patchState(store, { title: 'a' });
    patchState(store, addEntity({ id: 1 }, { collection: 'flight' }));
    store.undo();
    store.undo();
    expect([store.title(), store.flightIds(), store.canUndo()]).toEqual(['', [], false]);
  });

  it('keys and collections have to exist before it (#a-key-is-not-accepted, #minimal-example, /docs/combining-extensions#which-feature-needs-which)', () => {
    const build = () => [
      // @ts-expect-error TS2322: there is no slice of this name.
      signalStore(withState({ v: 0 }), withUndoRedo({ keys: ['other'] })),
      // @ts-expect-error TS2322: there is no collection of this name.
      signalStore(withState({ v: 0 }), withUndoRedo({ collections: ['other'] })),
    ];
    expect(build).not.toThrow();
  });
});
