import { httpResource, provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import {
  InjectionToken,
  inject,
  type Resource,
  resource,
  resourceFromSnapshots,
  signal,
} from '@angular/core';
import { rxResource } from '@angular/core/rxjs-interop';
import { TestBed } from '@angular/core/testing';
import { mapToResource, withResource } from '@angular-architects/ngrx-toolkit';
import {
  getState,
  patchState,
  signalStore,
  withMethods,
  withProps,
  withState,
} from '@ngrx/signals';
import { of } from 'rxjs';
import { beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { UserCard } from '#samples/with-resource/user-card';
import { settle } from '../settle';
import { create } from '../support';
import { byId, counting } from './stores';

beforeEach(() =>
  TestBed.configureTestingModule({ providers: [provideHttpClient(), provideHttpClientTesting()] }),
);

describe('/docs/with-resource, members', () => {
  it('adds value, status, error, isLoading, snapshot, hasValue and _reload (#what-it-adds-to-the-store)', () => {
    const Store = signalStore(withResource(() => resource({ loader: async () => 1 })));
    expect(Object.keys(create(Store)).sort()).toEqual([
      ...['_reload', 'error', 'hasValue', 'isLoading', 'snapshot', 'status', 'value'],
    ]);
  });

  it('prefixes the members with the name of the resource (#what-it-adds-to-the-store)', () => {
    expect(Object.keys(create(byId))).toEqual(
      expect.arrayContaining([
        ...['userValue', 'userStatus', 'userError', 'userIsLoading'],
        ...['userSnapshot', 'userHasValue', '_userReload'],
      ]),
    );
  });

  it('makes the value a state slice, and nothing else of the resource (#what-it-adds-to-the-store)', () => {
    expect(getState(create(byId))).toEqual({ id: undefined, userValue: undefined });
  });

  it('a store with an unnamed resource is a Resource (#pass-a-named-resource-to-code-that-expects-a-resource)', () => {
    const { store } = counting();
    const asResource: Resource<number | undefined> = store;
    expect(asResource.value()).toBe(0);
  });

  it('accepts rxResource and httpResource, a service from inject(), and a resource from props (#options)', async () => {
    const token = new InjectionToken('prefix', { factory: () => '/api' });
    const Store = signalStore(
      withProps(() => ({ report: httpResource<string>(() => '/report') })),
      withResource(({ report }, prefix = inject(token)) => ({
        rx: rxResource({ stream: () => of(1) }),
        http: httpResource<string>(() => `${prefix}/x`),
        report,
      })),
    );
    const store = create(Store);
    TestBed.tick();
    const http = TestBed.inject(HttpTestingController);
    http.expectOne('/api/x').flush('a');
    http.expectOne('/report').flush('b', { headers: { 'X-A': 'b' } });
    await settle();
    expect([store.rxValue(), store.httpValue()]).toEqual([1, 'a']);
    expect(store.report.headers()?.get('X-A')).toBe('b');
    expect(Object.keys(store)).not.toContain('reportHeaders');
  });
});

describe('/docs/with-resource, types', () => {
  it('the value can be undefined by default, even with a defaultValue; otherwise as the resource declares (#options)', () => {
    const make = () => resource({ loader: async () => 1, defaultValue: 0 });
    const byDefault = create(signalStore(withResource(make)));
    const previous = create(signalStore(withResource(make, { errorHandling: 'previous value' })));
    const native = create(signalStore(withResource(make, { errorHandling: 'native' })));
    expectTypeOf(byDefault.value()).toEqualTypeOf<number | undefined>();
    expectTypeOf(previous.value()).toEqualTypeOf<number>();
    expectTypeOf(native.value()).toEqualTypeOf<number>();
    expect([byDefault.value(), previous.value(), native.value()]).toEqual([0, 0, 0]);
  });

  it('hasValue() narrows, for named and unnamed resources (#hasvalue-does-not-narrow)', async () => {
    const make = () => resource({ loader: async () => 'loaded' });
    const unnamed = create(signalStore(withResource(make)));
    const named = create(signalStore(withResource(() => ({ user: make() }))));
    await settle();
    const lengths = [
      unnamed.hasValue() ? unnamed.value().length : 0,
      named.userHasValue() ? named.userValue().length : 0,
    ];
    expect(lengths).toEqual([6, 6]);
  });

  it('snapshot() contains the status and the value (#use-resource-snapshots)', async () => {
    const Store = signalStore(
      { protectedState: false },
      withState({ id: undefined as number | undefined }),
      withResource(({ id }) => resource({ params: id, loader: async ({ params }) => params })),
      withMethods((store) => ({ reload: () => store._reload() })),
    );
    const store = create(Store);
    expect(store.snapshot()).toMatchObject({ status: 'idle' });
    // An idle resource does not start a load.
    expect(store.reload()).toBe(false);
    patchState(store, { id: 7 });
    await settle();
    expect(store.snapshot()).toEqual({ status: 'resolved', value: 7 });
    expect(store.reload()).toBe(true);
  });

  it('_userReload() is visible inside the store only (#property-_userreload-does-not-exist-ts2339)', () => {
    const store = create(byId);
    // @ts-expect-error TS2339: hidden by its underscore.
    expect(store._userReload()).toBe(false);
  });

  it('a read-only Resource is not accepted (#options)', () => {
    const snapshots = signal({ status: 'resolved' as const, value: 1 });
    const readOnly = () => resourceFromSnapshots(snapshots);
    // @ts-expect-error TS2769: it has neither set() nor reload().
    const build = () => signalStore(withResource(readOnly));
    expect(build).not.toThrow();
  });

  it('mapToResource() takes the injected store, not the class (#argument-of-type--is-not-assignable-for-maptoresource)', () => {
    // @ts-expect-error TS2345: the class has none of the members.
    const map = () => mapToResource(byId, 'user');
    expect(map).toBeDefined();
  });
});

describe('/docs/with-resource, the minimal example', () => {
  it('loads the selected user, and shows the error of one that does not exist, with a button to try again (#minimal-example)', async () => {
    const http = TestBed.inject(HttpTestingController);
    const fixture = TestBed.createComponent(UserCard);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    element.querySelector('button')?.click();
    TestBed.tick();
    expect(element.textContent).toContain('Loading');
    http.expectOne('/api/users/1').flush({ id: 1, name: 'Ada Lovelace' });
    await settle();
    expect(element.querySelector('p')?.textContent).toBe('Ada Lovelace');
    element.querySelectorAll('button')[1]?.click();
    TestBed.tick();
    http.expectOne('/api/users/1').flush('no', { status: 404, statusText: 'No' });
    await settle();
    expect(element.querySelector('[role=alert]')?.textContent).toContain('404');
    element.querySelectorAll('button')[1]?.click();
    TestBed.tick();
    http.expectOne('/api/users/1').flush({ id: 1, name: 'Ada Lovelace' });
    await settle();
    expect(element.querySelector('p')?.textContent).toBe('Ada Lovelace');
  });
});
