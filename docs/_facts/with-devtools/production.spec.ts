import { TestBed } from '@angular/core/testing';
import {
  updateState,
  withDevToolsStub,
  withTrackedReducer,
} from '@angular-architects/ngrx-toolkit';
import { signalStore, type, withState } from '@ngrx/signals';
import { Dispatcher, eventGroup, on } from '@ngrx/signals/events';
import { beforeEach, describe, expect, it } from 'vitest';
import * as production from '#samples/with-devtools/devtools.prod';
import { create } from '../support';
import { Plain, sent, unprotected, watchExtension } from './extension';

beforeEach(watchExtension);

const { renamed } = eventGroup({
  source: 'Book page',
  events: { renamed: type<{ title: string }>() },
});
const reducer = on(renamed, ({ payload }) => ({ title: payload.title }));
const initialState = { title: '' };

/**
 * Dispatches an event and names two updates. Returns the first entry that a store with DevTools
 * then sends.
 */
function entryAfter(store: InstanceType<typeof Stubbed>, update: typeof updateState) {
  TestBed.inject(Dispatcher).dispatch(renamed({ title: 'Emma' }));
  expect(store.title()).toBe('Emma');
  for (const name of ['first', 'second']) {
    update(store, name, { title: name });
    expect(store.title()).toBe(name);
    TestBed.tick();
  }
  create(Plain);
  TestBed.tick();
  return sent[0]?.[0];
}

const Stubbed = signalStore(
  unprotected,
  withDevToolsStub('book'),
  withState(initialState),
  withTrackedReducer(reducer),
);

describe('/docs/with-devtools, in production', () => {
  it('with the stub alone, names and payloads are kept until a store with DevTools sends them (#remove-devtools-from-production, #known-defects, /docs/with-conditional#turn-on-devtools-in-development-only, /docs/with-conditional#with-other-extensions, /docs/faq#known-issues)', () => {
    expect(entryAfter(create(Stubbed), updateState)).toEqual({
      type: '[Book page] renamed, first, second',
      payload: { title: 'Emma' },
    });
  });

  it('with the stub alone, names outlive the app, as on a server (#remove-devtools-from-production)', () => {
    updateState(create(Stubbed), 'of the first request', { title: 'Emma' });
    TestBed.resetTestingModule();
    create(Plain);
    TestBed.tick();
    expect(sent[0]?.[0].type).toBe('of the first request');
  });

  it('the file for production changes the state and keeps nothing (#remove-devtools-from-production, #what-it-adds-to-the-store, /docs/faq#how-do-i-leave-the-devtools-out-of-production)', () => {
    const { updateState, withDevtools, withTrackedReducer } = production;
    const Store = signalStore(
      unprotected,
      withDevtools('book'),
      withState(initialState),
      withTrackedReducer(reducer),
    );
    expect(entryAfter(create(Store), updateState)).toEqual({ type: 'Store Update' });
  });
});
