import { httpResource, provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { resource } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { withResource } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withMethods, withState } from '@ngrx/signals';
import { extendResource, withPreviousValueOnLoading } from '@ngrx/signals/resource';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PageStore } from '#samples/with-resource/page-store';
import { sample } from '../sample';
import { settle } from '../settle';
import { create } from '../support';
import { byId, counting, unprotected } from './stores';

beforeEach(() =>
  TestBed.configureTestingModule({ providers: [provideHttpClient(), provideHttpClientTesting()] }),
);

describe('/docs/with-resource, loading', () => {
  it('stays idle while the parameters are undefined (#load-only-when-an-id-or-another-value-is-set)', async () => {
    const store = create(byId);
    await settle();
    expect(store.userStatus()).toBe('idle');
    expect(store.reload()).toBe(false);
  });

  it('null is a parameter like any other, so it loads (#load-only-when-an-id-or-another-value-is-set)', async () => {
    const loader = vi.fn(async () => 1);
    create(signalStore(withResource(() => resource({ params: () => null, loader }))));
    await settle();
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('loads when the parameters change, with no value in between (#load-again-when-the-state-changes)', async () => {
    const store = create(byId);
    patchState(store, { id: 1 });
    await settle();
    expect(store.userValue()).toEqual({ name: 'u1' });
    patchState(store, { id: 2 });
    TestBed.tick();
    expect([store.userStatus(), store.userValue()]).toEqual(['loading', undefined]);
    await settle();
    expect(store.userValue()).toEqual({ name: 'u2' });
  });

  it('keeps the value during a reload (#keep-the-old-value-while-new-parameters-load)', async () => {
    const { store } = counting();
    await settle();
    expect(store.reload()).toBe(true);
    TestBed.tick();
    expect([store.status(), store.value()]).toEqual(['reloading', 1]);
    await settle();
    expect(store.value()).toBe(2);
  });

  it('a reload does nothing while a load or another reload runs (#property-_userreload-does-not-exist-ts2339, /docs/mutations#reload-a-resource-after-saving)', async () => {
    const store = create(byId);
    for (const id of [1, 2]) {
      patchState(store, { id });
      TestBed.tick();
      expect([store.userStatus(), store.reload()]).toEqual(['loading', false]);
      await settle();
    }
    expect(store.reload()).toBe(true);
    expect([store.userStatus(), store.reload()]).toEqual(['reloading', false]);
  });

  it('requests "[Signal: 1]" if a signal is not called (#edge-cases-and-errors, #a-request-goes-to-userssignal-1)', () => {
    create(
      signalStore(
        withState({ userId: 1 }),
        withResource(({ userId }) => httpResource(() => `/users/${userId}`)),
      ),
    );
    TestBed.tick();
    const [request] = TestBed.inject(HttpTestingController).match(() => true);
    expect(request?.request.url).toBe('/users/[Signal: 1]');
  });

  it('does not load again for a signal that is read in the factory itself (#the-resource-does-not-load-again)', async () => {
    const loader = vi.fn(async () => 1);
    const Store = signalStore(
      unprotected,
      withState({ id: 1 }),
      withResource(({ id }) => {
        const fixed = id();
        return resource({ params: () => fixed, loader });
      }),
    );
    const store = create(Store);
    await settle();
    patchState(store, { id: 2 });
    await settle();
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('new parameters cancel a load that is still running (#load-again-when-the-state-changes)', async () => {
    const aborted: number[] = [];
    const Store = signalStore(
      unprotected,
      withState({ id: 1 }),
      withResource(({ id }) =>
        resource({
          params: () => id(),
          loader: ({ params, abortSignal }) => {
            abortSignal.addEventListener('abort', () => aborted.push(params));
            return params === 1 ? new Promise<number>(() => undefined) : Promise.resolve(params);
          },
        }),
      ),
    );
    const store = create(Store);
    TestBed.tick();
    patchState(store, { id: 2 });
    await settle();
    expect([aborted, store.value()]).toEqual([[1], 2]);
  });

  it('while new parameters load, the value is the defaultValue (#keep-the-old-value-while-new-parameters-load)', async () => {
    const Store = signalStore(
      unprotected,
      withState({ id: 1 }),
      withResource(({ id }) =>
        resource({ params: () => id(), loader: async ({ params }) => params, defaultValue: -1 }),
      ),
    );
    const store = create(Store);
    await settle();
    patchState(store, { id: 2 });
    TestBed.tick();
    expect([store.status(), store.value()]).toEqual(['loading', -1]);
  });

  it('one resource can wait for the value of another (#load-only-when-an-id-or-another-value-is-set)', async () => {
    const Store = signalStore(
      withResource(() => ({ user: resource({ loader: async () => ({ companyId: 5 }) }) })),
      withResource((store) => ({
        company: resource({
          params: () => store.userValue()?.companyId,
          loader: async ({ params }) => `company ${params}`,
        }),
      })),
    );
    const store = create(Store);
    expect(store.companyStatus()).toBe('idle');
    await settle();
    await settle();
    expect(store.companyValue()).toBe('company 5');
  });

  it('the factory gets methods of the features before it (#load-with-a-service)', () => {
    const Store = signalStore(
      withMethods(() => ({ start: () => 3 })),
      withResource(({ start }) => resource({ loader: async () => 1, defaultValue: start() })),
    );
    expect(create(Store).value()).toBe(3);
  });
});

describe('/docs/with-resource, when it loads and what it shows while loading', () => {
  it('a resource loads as soon as the store is created, even if nobody reads it (#load-a-resource-lazily-on-demand)', async () => {
    const loader = vi.fn(async () => 1);
    create(signalStore(withResource(() => resource({ loader }))));
    await settle();
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('on demand: nothing is requested until a method starts it (#load-a-resource-lazily-on-demand)', async () => {
    const fetched = vi.fn(async () => new Response('["a"]'));
    vi.stubGlobal('fetch', fetched);
    onTestFinished(() => void vi.unstubAllGlobals());
    type Help = { open(): void; topicsValue(): string[] | undefined };
    const store = create(await sample<Help>('with-resource', 'HelpStore'));
    await settle();
    expect(fetched).not.toHaveBeenCalled();
    store.open();
    await settle();
    expect(store.topicsValue()).toEqual(['a']);
  });

  it('extendResource() of NgRx keeps the previous value while new parameters load (#keep-the-old-value-while-new-parameters-load)', async () => {
    const http = TestBed.inject(HttpTestingController);
    const store = create(PageStore);
    TestBed.tick();
    http.expectOne('/api/rows?page=0').flush(['first']);
    await settle();
    store.goTo(1);
    TestBed.tick();
    expect([store.rowsStatus(), store.rowsValue()]).toEqual(['loading', ['first']]);
    http.expectOne('/api/rows?page=1').flush(['second']);
    await settle();
    expect(store.rowsValue()).toEqual(['second']);
  });

  it.each([
    ['the defaultValue takes its place', false, 0],
    ['extendResource() keeps it', true, 1],
  ])(
    '"previous value" and new parameters whose load fails: %s (#keep-the-value-after-a-failed-load, /docs/with-entity-resources#the-list-is-empty-after-an-error)',
    async (_, extended, value) => {
      const Store = signalStore(
        unprotected,
        withState({ id: 1 }),
        withResource(
          ({ id }) => {
            const one = resource({
              params: () => id(),
              loader: async ({ params }) => {
                if (params > 1) throw new Error('boom');
                return params;
              },
              defaultValue: 0,
            });
            return extended ? extendResource(one, withPreviousValueOnLoading()) : one;
          },
          { errorHandling: 'previous value' },
        ),
      );
      const store = create(Store);
      await settle();
      expect(store.value()).toBe(1);
      patchState(store, { id: 2 });
      TestBed.tick();
      store.value(); // A template reads the value as well.
      await settle();
      expect([store.status(), store.value()]).toEqual(['error', value]);
    },
  );

  it('"previous value" also keeps the previous value (#keep-the-old-value-while-new-parameters-load)', async () => {
    const Store = signalStore(
      unprotected,
      withState({ id: 1 }),
      withResource(
        ({ id }) =>
          extendResource(
            resource({ params: () => id(), loader: async ({ params }) => params, defaultValue: 0 }),
            withPreviousValueOnLoading(),
          ),
        { errorHandling: 'previous value' },
      ),
    );
    const store = create(Store);
    await settle();
    patchState(store, { id: 2 });
    TestBed.tick();
    expect([store.status(), store.value()]).toEqual(['loading', 1]);
  });
});
