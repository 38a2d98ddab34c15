import { provideHttpClient } from '@angular/common/http';
import { provideHttpClientTesting } from '@angular/common/http/testing';
import { ErrorHandler, linkedSignal, resource } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { withDevToolsStub, withDevtools, withResource } from '@angular-architects/ngrx-toolkit';
import {
  patchState,
  signalStore,
  withHooks,
  withLinkedState,
  withMethods,
  withState,
} from '@ngrx/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../settle';
import { create, watchEntries } from '../support';
import { counting, type ErrorHandling, unprotected } from './stores';

beforeEach(() =>
  TestBed.configureTestingModule({ providers: [provideHttpClient(), provideHttpClientTesting()] }),
);

const failingLoader = async (): Promise<number> => {
  throw new Error('boom');
};

describe('/docs/with-resource, errors', () => {
  async function failed(errorHandling?: ErrorHandling) {
    const { store, fail } = counting(errorHandling);
    await settle();
    if (errorHandling !== 'native') store.value();
    fail();
    store.reload();
    await settle();
    return store;
  }

  it.each([undefined, 'undefined value', 'previous value', 'native'] as const)(
    'error, status and hasValue report the failure (%s) (#error-handling-strategies)',
    async (errorHandling) => {
      const store = await failed(errorHandling);
      expect([store.error()?.message, store.status(), store.hasValue()]).toEqual([
        'boom',
        'error',
        false,
      ]);
      expect(store.snapshot().status).toBe('error');
    },
  );

  it('the value is undefined by default, despite a defaultValue (#the-value-is-undefined-although-there-is-a-defaultvalue)', async () => {
    const store = await failed();
    expect(store.value()).toBeUndefined();
    patchState(store, { other: 1 });
    expect(store.other()).toBe(1);
  });

  it('"previous value" keeps the last value that was read (#error-handling-strategies, #keep-the-value-after-a-failed-load)', async () => {
    const store = await failed('previous value');
    expect(store.value()).toBe(1);
    patchState(store, { other: 1 });
    expect(store.other()).toBe(1);
  });

  it('when a failed reload is repeated, the defaultValue replaces the "previous value"; a linked slice keeps it (#keep-the-value-after-a-failed-load, #known-defects, /docs/resource-recipes#poll-the-server)', async () => {
    for (const [defaultValue, shown, last] of [
      [0, 0, 0],
      [undefined, undefined, 1],
    ]) {
      const loader = vi.fn().mockResolvedValueOnce(1).mockRejectedValue(new Error('boom'));
      const Store = signalStore(
        withResource(() => resource<number | undefined, null>({ loader, defaultValue }), {
          errorHandling: 'previous value',
        }),
        withLinkedState(({ value }) => ({
          last: linkedSignal<number | undefined, number | undefined>({
            source: value,
            computation: (now, previous) => now ?? previous?.value,
          }),
        })),
        withMethods((store) => ({ reload: () => store._reload() })),
      );
      const store = create(Store);
      await settle();
      expect([store.value(), store.last()]).toEqual([1, 1]);
      store.reload();
      await settle();
      expect([store.status(), store.value()]).toEqual(['error', 1]);
      store.reload();
      TestBed.tick();
      expect([store.status(), store.value(), store.last()]).toEqual(['reloading', shown, last]);
      await settle();
      expect([store.status(), store.value(), store.last()]).toEqual(['error', shown, last]);
    }
  });

  it('a reload after an error shows the defaultValue and the old error until it ends (#the-value-is-undefined-although-there-is-a-defaultvalue)', async () => {
    const store = await failed();
    patchState(store, { other: 1 });
    expect(store.value()).toBeUndefined();
    store.reload();
    expect([store.status(), store.value(), store.error()?.message]).toEqual([
      'reloading',
      0,
      'boom',
    ]);
  });

  it('"previous value" forgets values that nobody read (#impossible-state-previous-value-is-not-available)', async () => {
    const { store, fail } = counting('previous value');
    await settle();
    store.value();
    store.reload();
    await settle();
    fail();
    store.reload();
    await settle();
    expect(store.value()).toBe(1);
  });

  it('"native" throws when the value is read, and in every patchState (#patchstate-throws-after-a-failed-load, #error-handling-strategies)', async () => {
    const store = await failed('native');
    expect(() => store.value()).toThrow();
    expect(() => patchState(store, { other: 1 })).toThrow();
    expect(() => patchState(store, { value: 9 })).toThrow();
  });

  it('"previous value" without a previous value throws, and blocks patchState (#impossible-state-previous-value-is-not-available)', async () => {
    const message =
      'Impossible state: previous value is not available -> resource was initialized with error';
    const { store, fail } = counting('previous value');
    fail();
    await settle();
    expect(() => store.value()).toThrow(message);
    expect(() => patchState(store, { other: 1 })).toThrow(message);
  });

  it.each([
    ['in development, where withDevtools() reads the value', withDevtools, 0],
    ['in production, where the stub does not', withDevToolsStub, 'throws'],
  ] as const)(
    'a first load that fails: "previous value" %s (#impossible-state-previous-value-is-not-available)',
    async (_, devtools, expected) => {
      watchEntries();
      const Store = signalStore(
        unprotected,
        devtools('numbers'),
        withState({ other: 0 }),
        withResource(() => resource({ loader: failingLoader, defaultValue: 0 }), {
          errorHandling: 'previous value',
        }),
      );
      const store = create(Store);
      await settle();
      const read = () => {
        patchState(store, { other: 1 });
        return store.value();
      };
      if (expected === 'throws') expect(read).toThrow('Impossible state');
      else expect(read()).toBe(expected);
    },
  );

  it('"native" throws the error of Angular: "Resource is currently in an error state" (#resource-is-currently-in-an-error-state)', async () => {
    const store = await failed('native');
    const message = 'Resource is currently in an error state (see Error.cause for details): boom';
    expect(() => store.value()).toThrow(message);
    expect(() => patchState(store, { other: 1 })).toThrow(message);
  });

  it('"native" with withDevtools(): after a failed load, the DevTools miss the changes of all stores (#resource-is-currently-in-an-error-state)', async () => {
    const entries = watchEntries();
    const errors: unknown[] = [];
    const handleError = (error: unknown) => void errors.push(String(error));
    TestBed.configureTestingModule({
      providers: [{ provide: ErrorHandler, useValue: { handleError } }],
      rethrowApplicationErrors: false,
    });
    const Other = signalStore(unprotected, withDevtools('other'), withState({ count: 0 }));
    const Native = signalStore(
      withDevtools('native'),
      withResource(() => resource({ loader: failingLoader }), { errorHandling: 'native' }),
    );
    const other = create(Other);
    create(Native);
    TestBed.tick();
    expect(entries).toHaveLength(1);
    const message = expect.stringContaining('Resource is currently in an error state');
    await expect.poll(() => errors).toEqual([message]);
    patchState(other, { count: 1 });
    await expect.poll(() => errors).toEqual([message, message]);
    expect(entries).toHaveLength(1);
  });

  it('reading the value once in onInit is enough for "previous value" (#impossible-state-previous-value-is-not-available)', async () => {
    const Store = signalStore(
      unprotected,
      withResource(
        () =>
          resource({
            loader: failingLoader,
            defaultValue: 7,
          }),
        { errorHandling: 'previous value' },
      ),
      withHooks({ onInit: (store) => void store.value() }),
    );
    const store = create(Store);
    await settle();
    expect([store.status(), store.value()]).toEqual(['error', 7]);
  });

  it.each([
    ['if nothing reads it during the load', false, 'user 1'],
    ['unless it is read during the load', true, undefined],
  ])(
    '"previous value" shows the data of the old parameters %s (#keep-the-value-after-a-failed-load)',
    async (_, isRead, shown) => {
      const Store = signalStore(
        unprotected,
        withState({ id: 1 }),
        withResource(
          ({ id }) =>
            resource({
              params: () => id(),
              loader: async ({ params }) => {
                if (params === 2) throw new Error('boom');
                return `user ${params}`;
              },
            }),
          { errorHandling: 'previous value' },
        ),
      );
      const store = create(Store);
      await settle();
      expect(store.value()).toBe('user 1');
      patchState(store, { id: 2 });
      if (isRead) store.value();
      await settle();
      expect([store.status(), store.value()]).toEqual(['error', shown]);
    },
  );
});
