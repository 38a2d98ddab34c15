// #region indexedDB
import 'fake-indexeddb/auto';
// #endregion
import { provideHttpClient } from '@angular/common/http';
import {
  HttpTestingController,
  provideHttpClientTesting,
} from '@angular/common/http/testing';
import { ApplicationRef } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { getState } from '@ngrx/signals';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LineItem } from './line-item';
import { LineItemStore } from './line-item-store';

// #region !plain
const lineItem: LineItem = {
  id: 1,
  // #region each field
  textField: 'text one',
  // #endregion
  // #region example
  countField: 1,
  doneField: false,
  dayField: '2026-01-01',
  textsField: ['one'],
  countsField: [1],
  kindField: 'first',
  // #endregion
};
// #endregion

// #region requests
function configure() {
  TestBed.configureTestingModule({
    providers: [provideHttpClient(), provideHttpClientTesting()],
  });
}

afterEach(() => TestBed.inject(HttpTestingController).verify());

function request(url: string) {
  const backend = TestBed.inject(HttpTestingController);
  return backend.expectOne((sent) => sent.url === url);
}
// #endregion

// #region requests && !resource || sent
async function answer(
  change: Promise<unknown>,
  url: string,
  response: object | null,
) {
  request(url).flush(response);
  await change;
}
// #endregion

// #region storage || requests
beforeEach(() => {
  // #region local
  localStorage.clear();
  // #endregion
  // #region session
  sessionStorage.clear();
  // #endregion
  // #region indexedDB
  globalThis.indexedDB = new IDBFactory();
  // #endregion
  // #region requests
  configure();
  // #endregion
});
// #endregion

async function setUp() {
  const store = TestBed.inject(LineItemStore);
  // #region indexedDB
  await store.whenSynced();
  // #endregion
  // #region resource
  TestBed.tick();
  request('/api/line-items').flush([]);
  await TestBed.inject(ApplicationRef).whenStable();
  // #endregion
  // #region mutations
  await answer(store.createLineItem(lineItem), '/api/line-items', lineItem);
  // #endregion
  // #region service && !mutations
  await answer(store.createBatch(lineItem), '/api/line-items', lineItem);
  // #endregion
  // #region !plain && !sent
  store.add(lineItem);
  // #endregion
  // #region plain
  store.patch({
    // #region each state
    textState: 'text one',
    // #endregion
  });
  // #endregion
  // #region indexedDB
  await store.whenSynced();
  // #endregion
  return store;
}

describe('LineItemStore', () => {
  // #region !plain
  it('adds', async () => {
    const store = await setUp();
    expect(store.batchEntities()).toEqual([lineItem]);
  });

  it('changes', async () => {
    const store = await setUp();
    store.change(lineItem.id, { textField: 'text two' });
    expect(store.batchEntities()[0].textField).toEqual('text two');
  });
  // #endregion

  // #region !plain && !sent
  it('removes', async () => {
    const store = await setUp();
    store.remove(lineItem.id);
    expect(store.batchEntities()).toEqual([]);
  });
  // #endregion

  // #region state
  it('keeps its state', async () => {
    const store = await setUp();
    store.patch({
      // #region each state
      textState: 'text two',
      // #endregion
    });
    // #region each state
    expect(store.textState()).toEqual('text two');
    // #endregion
  });
  // #endregion

  // #region view
  it('finds', async () => {
    const store = await setUp();
    store.patch({ query: String(lineItem.textField) });
    expect(store.foundLineItems()).toEqual([lineItem]);
    store.patch({ query: 'something else' });
    expect(store.foundLineItems()).toEqual([]);
  });
  // #endregion

  // #region callState
  it('loads', async () => {
    const store = TestBed.inject(LineItemStore);
    const loaded = store.loadBatchEntities();
    expect(store.batchLoading()).toBe(true);
    await answer(loaded, '/api/line-items', [lineItem]);
    expect(store.batchLoaded()).toBe(true);
    expect(store.batchEntities()).toEqual([lineItem]);
  });

  it('keeps the error of a failed request', async () => {
    const store = TestBed.inject(LineItemStore);
    const loaded = store.loadBatchEntities().catch(() => {});
    request('/api/line-items').error(new ProgressEvent('error'));
    await loaded;
    expect(store.batchError()).not.toBeNull();
  });
  // #endregion

  // #region resource
  it('loads at once', async () => {
    const store = TestBed.inject(LineItemStore);
    TestBed.tick();
    request('/api/line-items').flush([lineItem]);
    await TestBed.inject(ApplicationRef).whenStable();
    expect(store.batchEntities()).toEqual([lineItem]);
  });
  // #endregion

  // #region parameters && callState
  it('sends the parameters of a load', async () => {
    const store = TestBed.inject(LineItemStore);
    store.updateBatchFilter({
      // #region each parameter
      textParameter: 'text two',
      // #endregion
      // #region example
      countParameter: 1,
      doneParameter: true,
      // #endregion
    });
    const loaded = store.loadBatchEntities();
    const sent = request('/api/line-items');
    // #region each parameter
    expect(sent.request.params.get('textParameter')).toBe(String('text two'));
    // #endregion
    sent.flush([]);
    await loaded;
  });
  // #endregion

  // #region parameters && resource
  it('loads again when a parameter changes', async () => {
    const store = await setUp();
    store.updateBatchFilter({
      // #region each parameter
      textParameter: 'text two',
      // #endregion
      // #region example
      countParameter: 1,
      doneParameter: true,
      // #endregion
    });
    TestBed.tick();
    const sent = request('/api/line-items');
    // #region each parameter
    expect(sent.request.params.get('textParameter')).toBe(String('text two'));
    // #endregion
    sent.flush([lineItem]);
    await TestBed.inject(ApplicationRef).whenStable();
    expect(store.batchEntities()).toEqual([lineItem]);
  });
  // #endregion

  // #region pagination
  it('stays on a page that exists', async () => {
    const store = await setUp();
    store.goTo(1);
    expect(store.selectedPageBatchEntities()).toEqual([]);
    TestBed.tick();
    expect(store.batchCurrentPage()).toBe(0);
  });
  // #endregion

  // #region reset && !plain
  it('resets', async () => {
    const store = await setUp();
    store.change(lineItem.id, { textField: 'text two' });
    store.resetState();
    // #region mutations
    expect(store.batchEntities()).toEqual([lineItem]);
    // #endregion
    // #region !mutations
    expect(store.batchEntities()).toEqual([]);
    // #endregion
  });
  // #endregion

  // #region reset && state
  it('resets its state', async () => {
    const store = await setUp();
    store.patch({
      // #region each state
      textState: 'text two',
      // #endregion
    });
    store.resetState();
    // #region each state
    expect(store.textState()).toEqual('');
    // #endregion
  });
  // #endregion

  // #region storage
  it('restores the stored state', async () => {
    await setUp();
    TestBed.resetTestingModule();
    // #region requests
    configure();
    // #endregion
    const store = TestBed.inject(LineItemStore);
    // #region indexedDB
    await store.whenSynced();
    // #endregion
    // #region !plain
    expect(store.batchEntities()).toEqual([lineItem]);
    // #endregion
    // #region plain
    // #region each state
    expect(store.textState()).toEqual('text one');
    // #endregion
    // #endregion
  });
  // #endregion

  // #region undo && !plain
  it('undoes a change', async () => {
    const store = await setUp();
    store.change(lineItem.id, { textField: 'text two' });
    store.undo();
    expect(store.batchEntities()).toEqual([lineItem]);
  });
  // #endregion

  // #region undo && state
  it('undoes a change of its state', async () => {
    const store = await setUp();
    const before = getState(store);
    store.patch({
      // #region each state
      textState: 'text two',
      // #endregion
    });
    store.undo();
    // #region each state
    expect(store.textState()).toEqual(before.textState);
    // #endregion
  });
  // #endregion

  // #region mutations
  it('saves', async () => {
    const store = await setUp();
    const saved = store.saveLineItem(lineItem);
    await answer(saved, `/api/line-items/${lineItem.id}`, lineItem);
    expect((await saved).status).toBe('success');
  });

  it('deletes', async () => {
    const store = await setUp();
    const deleted = store.deleteLineItem(lineItem);
    await answer(deleted, `/api/line-items/${lineItem.id}`, null);
    expect(store.batchEntities()).toEqual([]);
  });
  // #endregion
});
