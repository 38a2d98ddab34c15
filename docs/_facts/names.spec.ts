import {
  capitalize,
  deriveCallStateKeys,
  getCallStateKeys,
  getCollectionArray,
  getDataServiceKeys,
  getUndoRedoKeys,
  withCallState,
  withDataService,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { signalStore, type } from '@ngrx/signals';
import { withEntities } from '@ngrx/signals/entities';
import { describe, expect, it } from 'vitest';
import { create, membersOf, slicesOf } from './support';
import { FlightService } from './with-data-service/flights';

const collection = 'flight';
const Store = signalStore(
  withEntities({ entity: type<{ id: number; from: string }>(), collection }),
  withCallState({ collection }),
  withDataService({ dataServiceType: FlightService, filter: { from: '' }, collection }),
  withUndoRedo({ collections: [collection] }),
);

describe('/docs/with-call-state, names', () => {
  it('deriveCallStateKeys() and getCallStateKeys() return the names of the members', () => {
    const { callStateKey, loadingKey, loadedKey, errorKey } = deriveCallStateKeys(collection);
    const names = [callStateKey, loadingKey, loadedKey, errorKey];
    expect(membersOf(create(Store))).toEqual(expect.arrayContaining(names));
    expect(Object.values(getCallStateKeys({ collection }))).toEqual(names);
    expect(Object.values(getCallStateKeys())).toEqual(['callState', 'loading', 'loaded', 'error']);
  });

  it('getCollectionArray() combines both options into one list, which is empty without a collection', () => {
    expect(getCollectionArray({ collection: 'todos' })).toEqual(['todos']);
    expect(getCollectionArray({ collections: ['todos', 'cats'] })).toEqual(['todos', 'cats']);
    expect(getCollectionArray({ collection: '' })).toBeUndefined();
  });
});

describe('/docs/with-data-service, names', () => {
  it('getDataServiceKeys() returns the names of the members that withDataService() and withEntities() add', () => {
    const names: string[] = Object.values(getDataServiceKeys({ collection }));
    expect(membersOf(create(Store))).toEqual(expect.arrayContaining(names));
    const { loadKey, entitiesKey } = getDataServiceKeys({});
    expect([loadKey, entitiesKey]).toEqual(['load', 'entities']);
  });

  it('capitalize() changes the first letter, and returns an empty string unchanged', () => {
    expect([capitalize('flight'), capitalize('')]).toEqual(['Flight', '']);
  });
});

describe('/docs/with-undo-redo, names', () => {
  it('getUndoRedoKeys() returns the slices that are tracked', () => {
    expect(slicesOf(create(Store))).toEqual(expect.arrayContaining(getUndoRedoKeys([collection])));
    expect(getUndoRedoKeys()).toEqual(['entityMap', 'ids', 'selectedIds', 'filter']);
  });
});
