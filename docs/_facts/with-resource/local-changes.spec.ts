import { provideHttpClient } from '@angular/common/http';
import { provideHttpClientTesting } from '@angular/common/http/testing';
import { resource } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { withResource } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore } from '@ngrx/signals';
import { beforeEach, describe, expect, it } from 'vitest';
import { settle } from '../settle';
import { create } from '../support';
import { byId, counting, unprotected } from './stores';

beforeEach(() =>
  TestBed.configureTestingModule({ providers: [provideHttpClient(), provideHttpClientTesting()] }),
);

describe('/docs/with-resource, local changes', () => {
  it('patching the value sets the status to local; a reload replaces it (#change-the-value-locally)', async () => {
    const { store } = counting();
    await settle();
    patchState(store, { value: 9 });
    expect([store.value(), store.status()]).toEqual([9, 'local']);
    store.reload();
    await settle();
    expect([store.value(), store.status()]).toEqual([2, 'resolved']);
  });

  it('patching the value aborts a running load (#change-the-value-locally)', async () => {
    let aborted = false;
    const Store = signalStore(
      unprotected,
      withResource(() =>
        resource({
          loader: ({ abortSignal }) => {
            abortSignal.addEventListener('abort', () => {
              aborted = true;
            });
            return new Promise<number>(() => undefined);
          },
        }),
      ),
    );
    const store = create(Store);
    TestBed.tick();
    patchState(store, { value: 42 });
    await settle();
    expect([aborted, store.value(), store.status()]).toEqual([true, 42, 'local']);
  });

  it('a reload that fails removes the local value too (#change-the-value-locally)', async () => {
    const { store, fail } = counting();
    await settle();
    patchState(store, { value: 9 });
    fail();
    store.reload();
    await settle();
    expect([store.status(), store.value()]).toEqual(['error', undefined]);
  });

  it.each([
    ['the value and a parameter', { id: 2, userValue: undefined }, undefined, 'local'],
    ['a parameter', { id: 2 }, { name: 'u2' }, 'resolved'],
  ] as const)(
    'a patch of %s loads the expected resources (#change-the-value-locally)',
    async (_, patch, value, status) => {
      const store = create(byId);
      patchState(store, { id: 1 });
      await settle();
      patchState(store, patch);
      await settle();
      expect([store.userValue(), store.userStatus()]).toEqual([value, status]);
    },
  );

  it('patching the value leaves the error state (#change-the-value-locally)', async () => {
    const { store, fail } = counting();
    await settle();
    fail();
    store.reload();
    await settle();
    patchState(store, { value: 9 });
    expect([store.status(), store.value(), store.error()]).toEqual(['local', 9, undefined]);
  });

  it('the next change of the parameters replaces a local value (#change-the-value-locally)', async () => {
    const store = create(byId);
    patchState(store, { id: 1 });
    await settle();
    patchState(store, { userValue: { name: 'local' } });
    patchState(store, { id: 2 });
    await settle();
    expect(store.userValue()).toEqual({ name: 'u2' });
  });
});
