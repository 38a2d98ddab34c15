import { httpResource, provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import {
  createEnvironmentInjector,
  EnvironmentInjector,
  Injector,
  inject,
  resource,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { withResource } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withMethods, withState } from '@ngrx/signals';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
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

  it('a root store with a resource cannot be created in params, and is broken from then on, unless it has been created before (#ng0992-cannot-create-a-resource-inside-the-params-of-another-resource)', async () => {
    const root = () =>
      signalStore(
        { providedIn: 'root' },
        withResource(() => ({ user: resource({ loader: async () => 1 }) })),
      );
    const reading = (Root: ReturnType<typeof root>) =>
      signalStore(
        withState({ isOn: false }),
        withResource(({ isOn }, injector = inject(Injector)) => ({
          one: resource({
            params: () => (isOn() ? injector.get(Root).userStatus() : undefined),
            loader: async () => 1,
          }),
        })),
        withMethods((store) => ({ turnOn: () => patchState(store, { isOn: true }) })),
      );
    const Late = root();
    const Reading = reading(Late);
    const injector = createEnvironmentInjector([Reading], TestBed.inject(EnvironmentInjector));
    const late = injector.get(Reading);
    late.turnOn();
    expect(late.oneStatus).toThrow(
      'NG0992: Cannot create a resource inside the `params` of another resource',
    );
    expect(() => TestBed.inject(Late)).toThrow('NG0200: Circular dependency');
    injector.destroy();
    const Early = root();
    TestBed.inject(Early);
    const early = create(reading(Early));
    early.turnOn();
    await settle();
    expect(early.oneValue()).toBe(1);
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
});
