import {
  createEnvironmentInjector,
  EnvironmentInjector,
  effect,
  type Type,
  untracked,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  withDevtools,
  withIndexedDB,
  withReset,
  withStorageSync,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withHooks, withState } from '@ngrx/signals';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BoardStore } from '#samples/storage-indexeddb/board-store';
import { Notes } from '#samples/storage-indexeddb/notes';
import { NotesStore } from '#samples/storage-indexeddb/notes-store';
import { VisitStore } from '#samples/storage-indexeddb/visit-store';
import { outcome } from './settle';
import { create, watchEntries, watchWarnings } from './support';

const inIndexedDb = (key: string) =>
  signalStore(
    { protectedState: false },
    withState({ v: 0 }),
    withStorageSync(key, withIndexedDB()),
  );

/** Waits for IndexedDB, and runs the effects that follow. */
const settled = (done: () => boolean) =>
  expect
    .poll(() => {
      TestBed.tick();
      return done();
    })
    .toBe(true);
const synced = (store: { isSynced(): boolean }) => settled(() => store.isSynced());

/** Stores `{ v: 9 }`, as an earlier visit would. */
async function store9(key: string): Promise<void> {
  const Store = signalStore(
    withState({ v: 9 }),
    withStorageSync({ key, autoSync: false }, withIndexedDB()),
  );
  await create(Store).writeToStorage();
}

/** Reads the value of a key without the toolkit. */
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

type Listener = (reason: unknown) => void;
/**
 * Node reports unhandled rejections here. Its types are not available, because stores run in the
 * browser.
 */
declare const process: {
  listeners(event: 'unhandledRejection'): Listener[];
  on(event: 'unhandledRejection', listener: Listener): void;
  off(event: 'unhandledRejection', listener: Listener): void;
};

/**
 * Collects unhandled rejections until the test ends. Otherwise, Vitest would report them as errors.
 */
function watchRejections(): unknown[] {
  const reasons: unknown[] = [];
  const listener: Listener = (reason) => reasons.push(reason);
  const others = process.listeners('unhandledRejection');
  for (const other of others) process.off('unhandledRejection', other);
  process.on('unhandledRejection', listener);
  onTestFinished(() => {
    process.off('unhandledRejection', listener);
    for (const other of others) process.on('unhandledRejection', other);
  });
  return reasons;
}

describe('/docs/storage-indexeddb, without a conversion', () => {
  it('dates and maps are stored as they are (#what-it-adds-to-the-store)', async () => {
    const store = create(VisitStore);
    await synced(store);
    patchState(store, { last: new Date(5), tags: new Map([['a', 1]]) });
    await store.writeToStorage();
    const next = create(VisitStore);
    await synced(next);
    expect([next.last(), next.tags()]).toEqual([new Date(5), new Map([['a', 1]])]);
  });
});

describe('/docs/storage-indexeddb', () => {
  it('whenSynced() resolves when the state has been read, and a later change is stored (#wait-for-indexeddb, #minimal-example)', async () => {
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

  it('a change before the first read warns and is overwritten (#wait-for-indexeddb, #warning-writing-to-store--happened-before-the-state-was-initially-read-from-storage)', async () => {
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

  it('a change before the first read is not stored, even if nothing overwrites it (#warning-writing-to-store--happened-before-the-state-was-initially-read-from-storage)', async () => {
    watchWarnings();
    const Store = inIndexedDb('early and empty');
    const first = create(Store);
    patchState(first, { v: 99 });
    await synced(first);
    expect([first.v(), await stored('early and empty')]).toEqual([99, undefined]);
  });

  it('isSynced() is false during each write, but the sample still shows its notes (#wait-for-indexeddb)', async () => {
    watchWarnings();
    const page = TestBed.createComponent(Notes);
    const store = TestBed.inject(NotesStore);
    await synced(store);
    await store.add('shown');
    TestBed.tick();
    expect(store.isSynced()).toBe(false);
    page.detectChanges();
    expect(page.nativeElement.textContent).toContain('shown');
    await synced(store);
  });

  it('a change during a write warns, and the last state is stored (#warning--happened-during-an-ongoing-synchronization-process)', async () => {
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

  it('changes with whenSynced() between them do not warn (#warning--happened-during-an-ongoing-synchronization-process)', async () => {
    const store = create(inIndexedDb('one by one'));
    await settled(() => store.isSynced());
    const warnings = watchWarnings();
    for (const v of [1, 2, 3]) {
      patchState(store, { v });
      const done = store.whenSynced();
      await synced(store);
      await done;
    }
    expect(warnings).toEqual([]);
  });

  it('the methods of withIndexedDB() return promises (#what-it-adds-to-the-store, /docs/with-storage-sync#what-it-adds-to-the-store, /docs/with-storage-sync#options)', async () => {
    const Store = signalStore(
      { protectedState: false },
      withState({ v: 1 }),
      withStorageSync({ key: 'by hand', autoSync: false }, withIndexedDB()),
    );
    const store = create(Store);
    await expect(store.writeToStorage()).resolves.toBeUndefined();
    patchState(store, { v: 2 });
    await expect(store.readFromStorage()).resolves.toBeUndefined();
    expect(store.v()).toBe(1);
    await expect(store.clearStorage()).resolves.toBeUndefined();
    expect(await stored('by hand')).toBeUndefined();
  });

  it('with autoSync: false, it is not synced before a method is called (#whensynced-never-resolves)', async () => {
    const Store = signalStore(
      withState({ v: 0 }),
      withStorageSync({ key: 'manual', autoSync: false }, withIndexedDB()),
    );
    const store = create(Store);
    expect(store.isSynced()).toBe(false);
    await store.writeToStorage();
    expect(store.isSynced()).toBe(true);
  });
});

describe('/docs/storage-indexeddb, details', () => {
  it('the initial state is not written; changes are, to ngrxToolkitStore in ngrxToolkitDb (#indexeddb-restores-the-state-later, #choose-the-name-of-the-database)', async () => {
    const store = create(inIndexedDb('details'));
    await synced(store);
    expect(await stored('details')).toBeUndefined();
    patchState(store, { v: 5 });
    await synced(store);
    expect(JSON.stringify(await stored('details'))).toContain('5');
  });

  it('clearStorage() with autoSync warns of an ongoing synchronization, and nothing is stored (#warning--happened-during-an-ongoing-synchronization-process)', async () => {
    const store = create(inIndexedDb('cleared'));
    await synced(store);
    patchState(store, { v: 1 });
    await synced(store);
    const warnings = watchWarnings();
    await store.clearStorage();
    await synced(store);
    expect(warnings.join()).toContain('happened during an ongoing synchronization process.');
    await expect.poll(() => stored('cleared')).toBeUndefined();
  });

  it('whenSynced() does not resolve with autoSync: false before a method is called (#whensynced-never-resolves)', async () => {
    const Store = signalStore(
      withState({ v: 0 }),
      withStorageSync({ key: 'never', autoSync: false }, withIndexedDB()),
    );
    expect(await outcome(create(Store).whenSynced())).toBe('pending');
  });

  it('whenSynced() does not resolve if the database cannot be opened (#whensynced-never-resolves)', async () => {
    const rejections = watchRejections();
    const refused = new DOMException('Not allowed here', 'SecurityError');
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw refused;
    });
    onTestFinished(() => open.mockRestore());
    const store = create(inIndexedDb('refused'));
    await expect.poll(() => rejections).toEqual([refused]);
    expect(await outcome(store.whenSynced())).toBe('pending');
  });

  it('whenSynced() stays pending after a failed write, until a write succeeds (#whensynced-never-resolves)', async () => {
    const rejections = watchRejections();
    const broken = new Error('not writable');
    const Store = signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withStorageSync(
        {
          key: 'unwritable',
          stringify: (state) => {
            if (state.v === 1) throw broken;
            return JSON.stringify(state);
          },
        },
        withIndexedDB(),
      ),
    );
    const store = create(Store);
    await settled(() => store.isSynced());
    patchState(store, { v: 1 });
    await expect.poll(() => rejections).toEqual([broken]);
    const synced = store.whenSynced();
    expect([store.isSynced(), await outcome(synced)]).toEqual([false, 'pending']);
    patchState(store, { v: 2 });
    await settled(() => store.isSynced());
    await expect(synced).resolves.toBeUndefined();
  });

  it('known defect: a write that the browser aborts because its storage is full is not reported, and whenSynced() stays pending until a write succeeds (#whensynced-never-resolves, #known-defects, /docs/with-storage-sync#quotaexceedederror)', async () => {
    const rejections = watchRejections();
    const store = create(inIndexedDb('full'));
    await synced(store);
    // In Chromium, the request succeeds, and then the transaction is aborted without an error
    // event.
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
      this: IDBObjectStore,
      value: unknown,
    ) {
      const request = this.put(value);
      request.addEventListener('success', () => this.transaction.abort());
      return request;
    });
    onTestFinished(() => put.mockRestore());
    patchState(store, { v: 1 });
    await expect.poll(() => put.mock.calls.length).toBe(2);
    await expect.poll(() => stored('full')).toBeUndefined();
    const isOpen = await outcome(store.whenSynced());
    expect([store.isSynced(), isOpen, rejections]).toEqual([false, 'pending', []]);
    watchWarnings();
    patchState(store, { v: 2 });
    await synced(store);
    expect(JSON.stringify(await stored('full'))).toContain('2');
  });

  it('the result of parse is stored with the next change, not immediately (#an-error-in-parse-is-an-unhandled-rejection)', async () => {
    await store9('migrated');
    watchWarnings();
    const Store = signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withStorageSync({ key: 'migrated', parse: () => ({ v: 7 }) }, withIndexedDB()),
    );
    const store = create(Store);
    await synced(store);
    expect(store.v()).toBe(7);
    expect(JSON.stringify(await stored('migrated'))).toContain('9');
    patchState(store, { v: 8 });
    await synced(store);
    expect(JSON.stringify(await stored('migrated'))).toContain('8');
  });

  it('the restore is a separate entry in the DevTools (#indexeddb-restores-the-state-later)', async () => {
    await store9('shown');
    watchWarnings();
    const sent = watchEntries();
    const Store = signalStore(
      withState({ v: 0 }),
      withStorageSync('shown', withIndexedDB()),
      withDevtools('x'),
    );
    await synced(create(Store));
    TestBed.tick();
    expect(sent).toEqual([
      ['Store Update', { x: { v: 0 } }],
      ['Store Update', { x: { v: 9 } }],
    ]);
  });

  type Circular = { self?: Circular };
  const circular: Circular = {};
  circular.self = circular;

  it.each<[string, unknown, string]>([
    ['a BigInt', 1n, 'serialize a BigInt'],
    ['a circular structure', circular, 'Converting circular structure to JSON'],
  ])(
    'with %s in the state, whenSynced() never resolves, and nothing is stored, even if select leaves it out (#whensynced-never-resolves)',
    async (_, value, message) => {
      const rejections = watchRejections();
      const Store = signalStore(
        { protectedState: false },
        withState({ v: 0, value }),
        withStorageSync({ key: message, select: ({ v }) => ({ v }) }, withIndexedDB()),
      );
      const store = create(Store);
      await expect.poll(() => rejections.join()).toContain(message);
      patchState(store, { v: 1 });
      expect([store.isSynced(), await outcome(store.whenSynced())]).toEqual([false, 'pending']);
    },
  );

  it('two in one store: isSynced() belongs to the last one, like the methods (/docs/with-storage-sync#two-withstoragesync-in-one-store)', async () => {
    const warnings = watchWarnings();
    const Store = signalStore(
      withState({ v: 0 }),
      withStorageSync('first of two', withIndexedDB()),
      withStorageSync({ key: 'second of two', autoSync: false }, withIndexedDB()),
    );
    const store = create(Store);
    await expect(store.readFromStorage()).resolves.toBeUndefined();
    expect([store.isSynced(), warnings.join().includes('isSynced')]).toEqual([true, true]);
  });

  it('when two writes overlap, isSynced() is true while the second one still runs (#wait-for-indexeddb, #known-defects)', async () => {
    const store = create(inIndexedDb('overlapping'));
    await synced(store);
    watchWarnings();
    let isSecondDone = false;
    const first = store.writeToStorage();
    const second = store.writeToStorage().then(() => {
      isSecondDone = true;
    });
    await first;
    expect([store.isSynced(), isSecondDone]).toEqual([true, false]);
    await second;
  });

  it('known defect: a failing parse is an unhandled rejection, nothing is stored from then on, and whenSynced() never resolves (#known-defects, #an-error-in-parse-is-an-unhandled-rejection, #whensynced-never-resolves, /docs/with-storage-sync#syntaxerror-while-the-store-is-created)', async () => {
    await store9('unreadable');
    const rejections = watchRejections();
    const broken = new Error('not readable');
    const Store = signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withStorageSync(
        {
          key: 'unreadable',
          parse: () => {
            throw broken;
          },
        },
        withIndexedDB(),
      ),
    );
    const store = create(Store);
    await expect.poll(() => rejections).toEqual([broken]);
    watchWarnings();
    patchState(store, { v: 1 });
    expect(await outcome(store.whenSynced())).toBe('pending');
    expect([store.isSynced(), JSON.stringify(await stored('unreadable'))]).toEqual([
      false,
      expect.stringContaining('9'),
    ]);
  });
});

describe('/docs/storage-indexeddb, restores the state later', () => {
  it('every hook sees the initial state, whatever its position (#indexeddb-restores-the-state-later, /docs/combining-extensions#order-of-the-hooks)', async () => {
    await store9('hooks');
    const seen: number[] = [];
    const Store = signalStore(
      withState({ v: 0 }),
      withHooks({ onInit: ({ v }) => void seen.push(v()) }),
      withStorageSync('hooks', withIndexedDB()),
      withHooks({ onInit: ({ v }) => void seen.push(v()) }),
    );
    watchWarnings();
    const store = create(Store);
    await synced(store);
    expect([seen, store.v()]).toEqual([[0, 0], 9]);
  });

  it('known defect: an ordinary restore logs a warning, although nothing was changed (#known-defects, #edge-cases-and-errors, #warning-writing-to-store--happened-before-the-state-was-initially-read-from-storage)', async () => {
    await store9('warned');
    const warnings = watchWarnings();
    await synced(create(inIndexedDb('warned')));
    expect(warnings.join()).toContain(
      'Writing to Store (warned) happened before the state was initially read from storage.',
    );
  });

  it('resetState() goes back to the declared state, and the restore is a step (#indexeddb-restores-the-state-later)', async () => {
    await store9('reset');
    watchWarnings();
    const Store = signalStore(
      withState({ v: 0 }),
      withStorageSync('reset', withIndexedDB()),
      withReset(),
      withUndoRedo({ keys: ['v'] }),
    );
    const store = create(Store);
    await synced(store);
    expect([store.v(), store.canUndo()]).toEqual([9, true]);
    store.resetState();
    expect(store.v()).toBe(0);
  });

  it('the sample starts with the restored state: a reset returns to it, and there is no step to undo (#indexeddb-restores-the-state-later)', async () => {
    const first = create(BoardStore);
    await synced(first);
    patchState(first, { title: 'Stored' });
    await synced(first);
    watchWarnings();
    const store = create(BoardStore);
    await synced(store);
    await expect.poll(() => store.canUndo()).toBe(false);
    patchState(store, { title: 'Changed' });
    expect(store.canUndo()).toBe(true);
    store.resetState();
    expect(store.title()).toBe('Stored');
  });
});

describe('/docs/storage-indexeddb, traps', () => {
  /** Creates a store as a component would, and returns the function that destroys it. */
  function inComponent<Store>(Store: Type<Store>) {
    const injector = createEnvironmentInjector([Store], TestBed.inject(EnvironmentInjector));
    return { store: injector.get(Store), destroy: () => injector.destroy() };
  }

  it('a component store that is destroyed before the first read has ended: whenSynced() never resolves (#whensynced-never-resolves)', async () => {
    const { store, destroy } = inComponent(inIndexedDb('destroyed'));
    const synced = store.whenSynced();
    destroy();
    await expect.poll(() => store.isSynced()).toBe(true);
    expect(await outcome(synced)).toBe('pending');
  });

  it('add() of the sample then loses the note (#whensynced-never-resolves)', async () => {
    const { store, destroy } = inComponent(NotesStore);
    const added = store.add('lost');
    destroy();
    await expect.poll(() => store.isSynced()).toBe(true);
    expect(await outcome(added)).toBe('pending');
    expect(JSON.stringify((await stored('notes')) ?? null)).not.toContain('lost');
  });

  it('with autoSync: false, readFromStorage() resolves even if the store is destroyed, and what is then written is stored (#whensynced-never-resolves)', async () => {
    const Store = signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withStorageSync({ key: 'read first', autoSync: false }, withIndexedDB()),
    );
    const { store, destroy } = inComponent(Store);
    const read = store.readFromStorage();
    destroy();
    await expect(read).resolves.toBeUndefined();
    patchState(store, { v: 1 });
    await store.writeToStorage();
    expect(JSON.stringify(await stored('read first'))).toContain('1');
  });

  it.each([
    ['in an effect it writes again and again', false],
    ['in untracked() it writes once', true],
  ])(
    'writeToStorage() %s (#writetostorage-in-an-effect-runs-again-and-again)',
    async (_, isUntracked) => {
      watchWarnings();
      let runs = 0;
      const Store = signalStore(
        withState({ v: 0 }),
        withStorageSync({ key: `effect ${isUntracked}`, autoSync: false }, withIndexedDB()),
        withHooks({
          onInit(store) {
            effect(() => {
              store.v();
              runs++;
              if (isUntracked) untracked(() => void store.writeToStorage());
              else void store.writeToStorage();
            });
          },
        }),
      );
      const store = create(Store);
      for (let tick = 0; tick < 5; tick++) {
        TestBed.tick();
        await expect.poll(() => store.isSynced()).toBe(true);
      }
      if (isUntracked) expect(runs).toBe(1);
      else expect(runs).toBeGreaterThan(4);
    },
  );

  it('a read during a write warns of "Reading to Store", a second write of "Writing to Store" (#warning--happened-during-an-ongoing-synchronization-process)', async () => {
    const Store = signalStore(
      withState({ v: 0 }),
      withStorageSync({ key: 'manual overlap', autoSync: false }, withIndexedDB()),
    );
    const store = create(Store);
    const warnings = watchWarnings();
    const first = store.writeToStorage();
    const second = store.readFromStorage();
    expect(warnings.join()).toMatch(/^Reading to Store \(manual overlap\) happened during/);
    const third = store.writeToStorage();
    expect(warnings[1]).toMatch(/^Writing to Store \(manual overlap\) happened during/);
    await Promise.all([first, second, third]);
  });

  it('withIndexedDB() takes no names of its own (#choose-the-name-of-the-database)', () => {
    // @ts-expect-error TS2554: the names of the database and its store are fixed.
    expect(withIndexedDB('my-database')).toBeDefined();
  });

  it('two stores with their own keys share the database (#choose-the-name-of-the-database)', async () => {
    await store9('first key');
    await store9('second key');
    expect([await stored('first key'), await stored('second key')]).toEqual([
      { ngrxToolkitKeyPath: 'first key', value: '{"v":9}' },
      { ngrxToolkitKeyPath: 'second key', value: '{"v":9}' },
    ]);
  });
});
