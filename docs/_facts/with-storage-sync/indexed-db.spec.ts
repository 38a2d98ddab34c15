import { TestBed } from '@angular/core/testing';
import { withIndexedDB, withStorageSync } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withState } from '@ngrx/signals';
import { describe, expect, it } from 'vitest';
import { NotesStore } from '#samples/with-storage-sync/notes-store';
import { outcome } from '../settle';
import { create, watchWarnings } from '../support';

describe('/docs/with-storage-sync, with IndexedDB', () => {
  const inIndexedDb = (key: string) =>
    signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withStorageSync(key, withIndexedDB()),
    );

  it('whenSynced() resolves when the state has been read, and a later change is stored', async () => {
    const store = create(NotesStore);
    expect(store.isSynced()).toBe(false);
    TestBed.tick();
    await settled(() => store.isSynced());
    await store.add('first');
    await settled(() => store.isSynced());
    const next = create(NotesStore);
    await settled(() => next.isSynced());
    expect(next.notes()).toEqual(['first']);
  });

  it('a change before the first read warns and is overwritten', async () => {
    const Store = inIndexedDb('early');
    const first = create(Store);
    await settled(() => first.isSynced());
    patchState(first, { v: 1 });
    await settled(() => first.isSynced());
    const warnings = watchWarnings();
    const second = create(Store);
    patchState(second, { v: 99 });
    await settled(() => second.isSynced());
    expect(second.v()).toBe(1);
    expect(warnings.join()).toContain(
      'Writing to Store (early) happened before the state was initially read from storage.',
    );
  });

  it('a change during a write warns, and the last state is stored', async () => {
    const Store = inIndexedDb('quick');
    const store = create(Store);
    await settled(() => store.isSynced());
    const warnings = watchWarnings();
    patchState(store, { v: 7 });
    patchState(store, { v: 8 });
    expect(warnings.join()).toContain('happened during an ongoing synchronization process.');
    await settled(() => store.isSynced());
    const next = create(Store);
    await settled(() => next.v() === 8);
  });

  it('with autoSync: false it is not in sync before a method is called', async () => {
    const Store = signalStore(
      withState({ v: 0 }),
      withStorageSync({ key: 'manual', autoSync: false }, withIndexedDB()),
    );
    const store = create(Store);
    expect(store.isSynced()).toBe(false);
    await store.writeToStorage();
    expect(store.isSynced()).toBe(true);
  });

  /** Waits for IndexedDB and lets the effects run that follow. */
  const settled = (done: () => boolean) =>
    expect
      .poll(() => {
        TestBed.tick();
        return done();
      })
      .toBe(true);
});

describe('/docs/with-storage-sync, details of IndexedDB', () => {
  const inIndexedDb = (key: string) =>
    signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withStorageSync(key, withIndexedDB()),
    );
  const synced = (store: { isSynced(): boolean }) =>
    expect
      .poll(() => {
        TestBed.tick();
        return store.isSynced();
      })
      .toBe(true);

  /** What stands under a key, read without the toolkit. */
  const stored = (key: string) =>
    new Promise<unknown>((resolve, reject) => {
      const open = indexedDB.open('ngrxToolkitDb');
      open.onerror = () => reject(open.error);
      open.onsuccess = () => {
        const db = open.result;
        const request = db.transaction('ngrxToolkitStore').objectStore('ngrxToolkitStore').get(key);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          db.close();
          resolve(request.result);
        };
      };
    });

  it('the initial state is not written; a change is, to ngrxToolkitStore of ngrxToolkitDb', async () => {
    const store = create(inIndexedDb('details'));
    await synced(store);
    expect(await stored('details')).toBeUndefined();
    patchState(store, { v: 5 });
    await synced(store);
    expect(JSON.stringify(await stored('details'))).toContain('5');
  });

  it('clearStorage() with autoSync warns of an ongoing synchronization', async () => {
    const store = create(inIndexedDb('cleared'));
    await synced(store);
    const warnings = watchWarnings();
    patchState(store, { v: 1 });
    await store.clearStorage();
    await synced(store);
    expect(warnings.join()).toContain('happened during an ongoing synchronization process.');
  });

  it('whenSynced() does not resolve with autoSync: false before a method is called', async () => {
    const Store = signalStore(
      withState({ v: 0 }),
      withStorageSync({ key: 'never', autoSync: false }, withIndexedDB()),
    );
    expect(await outcome(create(Store).whenSynced())).toBe('still open');
  });
});
