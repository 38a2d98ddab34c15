import { TestBed } from '@angular/core/testing';
import { clearUndoRedo, withUndoRedo } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, type, withState } from '@ngrx/signals';
import { addEntity, withEntities } from '@ngrx/signals/entities';
import { describe, expect, it } from 'vitest';
import { useDrawing } from '#samples/with-undo-redo/clear';
import { Drawing } from '#samples/with-undo-redo/drawing';
import { DrawingStore } from '#samples/with-undo-redo/drawing-store';
import { sample } from '../sample';
import { create } from '../support';

describe('/docs/with-undo-redo, samples', () => {
  it('several changes in one patchState() are one step (#combine-several-changes-into-one-step)', async () => {
    type Range = { move(by: number): void; undo(): void; from(): number; to(): number };
    const store = create(await sample<Range>('with-undo-redo', 'RangeStore'));
    store.move(3);
    expect([store.from(), store.to()]).toEqual([3, 13]);
    store.undo();
    expect([store.from(), store.to()]).toEqual([0, 10]);
  });

  it('a collection can be undone entity by entity (#track-entities)', () => {
    const Store = signalStore(
      { protectedState: false },
      withEntities({ entity: type<{ id: number }>(), collection: 'flight' }),
      withUndoRedo({ collections: ['flight'] }),
    );
    const store = create(Store);
    patchState(store, addEntity({ id: 1 }, { collection: 'flight' }));
    patchState(store, addEntity({ id: 2 }, { collection: 'flight' }));
    store.undo();
    expect(store.flightIds()).toEqual([1]);
    store.undo();
    expect(store.flightIds()).toEqual([]);
  });
});

describe('/docs/with-undo-redo, undo while typing', () => {
  it('each letter that is patched is a step (#undo-while-typing)', () => {
    const Store = signalStore(
      { protectedState: false },
      withState({ text: '' }),
      withUndoRedo({ keys: ['text'] }),
    );
    const store = create(Store);
    for (const text of ['a', 'ab', 'abc']) patchState(store, { text });
    store.undo();
    expect(store.text()).toBe('ab');
    store.undo();
    store.undo();
    expect([store.text(), store.canUndo()]).toEqual(['', false]);
  });
});

describe('/docs/with-undo-redo, components', () => {
  it('saved(): the next change can be undone; opened(): it is the new starting point (#clear-all-steps)', () => {
    const { saved, opened } = TestBed.runInInjectionContext(useDrawing);
    const store = TestBed.inject(DrawingStore);
    clearUndoRedo(store);
    store.rename('first');
    saved();
    store.rename('second');
    store.undo();
    expect([store.title(), store.canUndo()]).toEqual(['first', false]);
    opened();
    store.rename('opened');
    expect(store.canUndo()).toBe(false);
    store.rename('changed');
    store.undo();
    expect(store.title()).toBe('opened');
  });

  it('the buttons of the minimal example are disabled while there is nothing to undo (#minimal-example, #disable-the-undo-button)', async () => {
    // The steps belong to the class, so those of other tests are still there.
    clearUndoRedo(TestBed.inject(DrawingStore));
    const fixture = TestBed.createComponent(Drawing);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const [red, undo, redo] = element.querySelectorAll('button');
    const disabled = () => [undo?.disabled, redo?.disabled];
    expect(disabled()).toEqual([true, true]);
    red?.click();
    await fixture.whenStable();
    expect(disabled()).toEqual([false, true]);
    undo?.click();
    await fixture.whenStable();
    expect(disabled()).toEqual([true, false]);
  });

  it('Ctrl+Z and Ctrl+Y undo and redo (#further-recipes, #undo-with-the-keyboard)', async () => {
    const fixture = TestBed.createComponent(await sample<object>('with-undo-redo', 'Editor'));
    const store = TestBed.inject(DrawingStore);
    clearUndoRedo(store);
    store.rename('typed');
    const press = (key: string) =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true }));
    press('z');
    expect(store.title()).toBe('Untitled');
    press('y');
    expect(store.title()).toBe('typed');
    fixture.destroy();
  });
});
