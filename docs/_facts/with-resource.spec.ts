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
import {
  mapToResource,
  withCallState,
  withDevtools,
  withGlitchTracking,
  withReset,
  withResource,
  withStorageSync,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import {
  getState,
  patchState,
  type StateSource,
  signalStore,
  withHooks,
  withMethods,
  withProps,
  withState,
} from '@ngrx/signals';
import { extendResource, withPreviousValueOnLoading } from '@ngrx/signals/resource';
import { unprotected as unprotectedStore } from '@ngrx/signals/testing';
import { of } from 'rxjs';
import { beforeEach, describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import { PageStore } from '#samples/with-resource/page-store';
import { UserCard } from '#samples/with-resource/user-card';
import { sample } from './sample';
import { settle } from './settle';
import { create, watchWarnings } from './support';

type ErrorHandling = 'undefined value' | 'previous value' | 'native';

const unprotected = { protectedState: false } as const;

/** A store whose resource loads 1, 2, 3 … and fails from the moment `fail()` is called. */
function counting(errorHandling?: ErrorHandling) {
  let loads = 0;
  let failing = false;
  const Store = signalStore(
    unprotected,
    withState({ other: 0 }),
    withResource(
      () =>
        resource({
          loader: async () => {
            if (failing) throw new Error('boom');
            return ++loads;
          },
          defaultValue: 0,
        }),
      errorHandling && { errorHandling },
    ),
    withMethods((store) => ({ reload: () => store._reload() })),
  );
  const fail = () => {
    failing = true;
  };
  return { store: create(Store), fail };
}

const byId = signalStore(
  unprotected,
  withState({ id: undefined as number | undefined }),
  withResource(({ id }) => ({
    user: resource({ params: () => id(), loader: async ({ params }) => ({ name: `u${params}` }) }),
  })),
  withMethods((store) => ({ reload: () => store._userReload() })),
);

beforeEach(() =>
  TestBed.configureTestingModule({ providers: [provideHttpClient(), provideHttpClientTesting()] }),
);
describe('/docs/with-resource, members', () => {
  it('adds value, status, error, isLoading, snapshot, hasValue and _reload', () => {
    const Store = signalStore(withResource(() => resource({ loader: async () => 1 })));
    expect(Object.keys(create(Store)).sort()).toEqual([
      ...['_reload', 'error', 'hasValue', 'isLoading', 'snapshot', 'status', 'value'],
    ]);
  });

  it('puts the name of a resource first', () => {
    expect(Object.keys(create(byId))).toEqual(
      expect.arrayContaining([
        ...['userValue', 'userStatus', 'userError', 'userIsLoading'],
        ...['userSnapshot', 'userHasValue', '_userReload'],
      ]),
    );
  });

  it('makes the value a state slice, and nothing else of the resource', () => {
    expect(getState(create(byId))).toEqual({ id: undefined, userValue: undefined });
  });

  it('a store with an unnamed resource is a Resource', () => {
    const { store } = counting();
    const asResource: Resource<number | undefined> = store;
    expect(asResource.value()).toBe(0);
  });

  it('accepts rxResource and httpResource, a service from inject(), and a resource from props', async () => {
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

describe('/docs/with-resource, loading', () => {
  it('stays idle while the parameters are undefined', async () => {
    const store = create(byId);
    await settle();
    expect(store.userStatus()).toBe('idle');
    expect(store.reload()).toBe(false);
  });

  it('loads when the parameters change, with no value in between', async () => {
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

  it('keeps the value during a reload', async () => {
    const { store } = counting();
    await settle();
    expect(store.reload()).toBe(true);
    TestBed.tick();
    expect([store.status(), store.value()]).toEqual(['reloading', 1]);
    await settle();
    expect(store.value()).toBe(2);
  });

  it('requests "[Signal: 1]" if a signal is not called', () => {
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

  it('does not load again for a signal that is read in the factory itself', async () => {
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
});

describe('/docs/with-resource, local changes', () => {
  it('patching the value sets the status to local; a reload replaces it', async () => {
    const { store } = counting();
    await settle();
    patchState(store, { value: 9 });
    expect([store.value(), store.status()]).toEqual([9, 'local']);
    store.reload();
    await settle();
    expect([store.value(), store.status()]).toEqual([2, 'resolved']);
  });

  it('patching the value aborts a running load', async () => {
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

  it('patching the value leaves the error state', async () => {
    const { store, fail } = counting();
    await settle();
    fail();
    store.reload();
    await settle();
    patchState(store, { value: 9 });
    expect([store.status(), store.value(), store.error()]).toEqual(['local', 9, undefined]);
  });

  it('the next change of the parameters replaces a local value', async () => {
    const store = create(byId);
    patchState(store, { id: 1 });
    await settle();
    patchState(store, { userValue: { name: 'local' } });
    patchState(store, { id: 2 });
    await settle();
    expect(store.userValue()).toEqual({ name: 'u2' });
  });
});

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
    'error, status and hasValue tell of the failure (%s)',
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

  it('the value is undefined by default, in spite of a defaultValue', async () => {
    const store = await failed();
    expect(store.value()).toBeUndefined();
    patchState(store, { other: 1 });
    expect(store.other()).toBe(1);
  });

  it('"previous value" keeps the last value that was read', async () => {
    const store = await failed('previous value');
    expect(store.value()).toBe(1);
    patchState(store, { other: 1 });
    expect(store.other()).toBe(1);
  });

  it('"previous value" forgets values that nothing read', async () => {
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

  it('"native" throws when the value is read, and in every patchState', async () => {
    const store = await failed('native');
    expect(() => store.value()).toThrow();
    expect(() => patchState(store, { other: 1 })).toThrow();
    expect(() => patchState(store, { value: 9 })).toThrow();
  });

  it('"previous value" without a previous value throws, and blocks patchState', async () => {
    const message =
      'Impossible state: previous value is not available -> resource was initialized with error';
    const { store, fail } = counting('previous value');
    fail();
    await settle();
    expect(() => store.value()).toThrow(message);
    expect(() => patchState(store, { other: 1 })).toThrow(message);
  });

  it('reading the value once in onInit is enough for "previous value"', async () => {
    const Store = signalStore(
      unprotected,
      withResource(
        () =>
          resource({
            loader: async (): Promise<number> => {
              throw new Error('boom');
            },
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
});

describe('/docs/with-resource, mapToResource and combinations', () => {
  it('mapToResource returns six members, follows local changes, has no reload', async () => {
    const store = create(byId);
    patchState(store, { id: 1 });
    await settle();
    const user = mapToResource(store, 'user');
    expect(Object.keys(user).sort()).toEqual([
      ...['error', 'hasValue', 'isLoading', 'snapshot', 'status', 'value'],
    ]);
    patchState(store, { userValue: { name: 'local' } });
    expect([user.value(), user.status(), user.hasValue()]).toEqual([
      { name: 'local' },
      'local',
      true,
    ]);
    expect(user.snapshot()).toEqual({ status: 'local', value: { name: 'local' } });
  });

  it('a second unnamed resource replaces the first; NgRx warns', async () => {
    const warnings = watchWarnings();
    const Store = signalStore(
      withResource(() => resource({ loader: async () => 'first' })),
      withResource(() => resource({ loader: async () => 'second' })) as never,
    );
    const store = create(Store) as unknown as Resource<string>;
    await settle();
    expect(store.value()).toBe('second');
    expect(warnings.join()).toContain('SignalStore members cannot be overridden');
  });

  it('clashes with an unnamed call state over error', () => {
    const warnings = watchWarnings();
    create(
      signalStore(
        withCallState(),
        withResource(() => resource({ loader: async () => 1 })) as never,
      ),
    );
    expect(warnings.join()).toContain('error');
  });

  it('a value restored by withStorageSync is local, and the first load does not happen', async () => {
    localStorage.setItem('resource', JSON.stringify({ value: 'cached' }));
    const loader = vi.fn(async () => 'fresh');
    const Store = signalStore(
      withResource(() => resource({ loader })),
      withStorageSync('resource'),
    );
    const store = create(Store);
    await settle();
    expect([store.value(), store.status()]).toEqual(['cached', 'local']);
    expect(loader).not.toHaveBeenCalled();
  });

  it('resetState patches the value of the start and leaves the status local', async () => {
    const Store = signalStore(
      withResource(() => resource({ loader: async () => 1 })),
      withReset(),
    );
    const store = create(Store);
    await settle();
    store.resetState();
    expect([store.value(), store.status()]).toEqual([undefined, 'local']);
  });

  it('a finished load is no patch: withUndoRedo makes no step of it', async () => {
    const Store = signalStore(
      unprotected,
      withState({ other: 0 }),
      withResource(() => resource({ loader: async () => 1 })),
      withUndoRedo({ keys: ['value', 'other'] }),
    );
    const store = create(Store);
    await settle();
    expect(store.canUndo()).toBe(false);
    patchState(store, { other: 1 });
    store.undo();
    expect([store.other(), store.value()]).toEqual([0, undefined]);
  });

  it('a finished load is no patch: withStorageSync stores it with the next patch', async () => {
    const Store = signalStore(
      unprotected,
      withState({ other: 0 }),
      withResource(() => resource({ loader: async () => 1 })),
      withStorageSync('later'),
    );
    const store = create(Store);
    await settle();
    expect(localStorage.getItem('later')).toBe('{"other":0}');
    patchState(store, { other: 1 });
    expect(localStorage.getItem('later')).toBe('{"other":1,"value":1}');
  });

  it.each([
    ['shows up in the DevTools', [], 1],
    ['does not show up with glitch tracking', [withGlitchTracking()], undefined],
  ])('a finished load %s', async (_, features, shown) => {
    let last: Record<string, unknown> = {};
    window.__REDUX_DEVTOOLS_EXTENSION__ = {
      connect: () => ({
        send: (_action, state) => {
          last = state;
        },
      }),
    };
    const Store = signalStore(
      withResource(() => resource({ loader: async () => 1 })),
      withDevtools('numbers', ...features),
    );
    create(Store);
    await settle();
    expect(last['numbers']).toEqual({ value: shown });
  });
});

describe('/docs/with-resource, types', () => {
  it('the value can be undefined by default, with a defaultValue too; else as the resource declares', () => {
    const make = () => resource({ loader: async () => 1, defaultValue: 0 });
    const byDefault = create(signalStore(withResource(make)));
    const previous = create(signalStore(withResource(make, { errorHandling: 'previous value' })));
    const native = create(signalStore(withResource(make, { errorHandling: 'native' })));
    expectTypeOf(byDefault.value()).toEqualTypeOf<number | undefined>();
    expectTypeOf(previous.value()).toEqualTypeOf<number>();
    expectTypeOf(native.value()).toEqualTypeOf<number>();
    expect([byDefault.value(), previous.value(), native.value()]).toEqual([0, 0, 0]);
  });

  it('hasValue() narrows, for named and unnamed resources', async () => {
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

  it('_userReload() is visible inside the store only', () => {
    const store = create(byId);
    // @ts-expect-error TS2339: hidden by its underscore.
    expect(store._userReload()).toBe(false);
  });

  it('a read-only Resource is not accepted', () => {
    const snapshots = signal({ status: 'resolved' as const, value: 1 });
    const readOnly = () => resourceFromSnapshots(snapshots);
    // @ts-expect-error TS2769: it has neither set() nor reload().
    const build = () => signalStore(withResource(readOnly));
    expect(build).not.toThrow();
  });

  it('mapToResource() takes the injected store, not the class', () => {
    // @ts-expect-error TS2345: the class has none of the members.
    const map = () => mapToResource(byId, 'user');
    expect(map).toBeDefined();
  });
});

describe('/docs/with-resource, more on loading', () => {
  it('new parameters cancel a load that is still running', async () => {
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

  it('while new parameters load, the value is the defaultValue', async () => {
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

  it('one resource can wait for the value of another', async () => {
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

  it('the factory gets methods of the features before it', () => {
    const Store = signalStore(
      withMethods(() => ({ start: () => 3 })),
      withResource(({ start }) => resource({ loader: async () => 1, defaultValue: start() })),
    );
    expect(create(Store).value()).toBe(3);
  });
});

describe('/docs/with-resource, samples', () => {
  const http = () => TestBed.inject(HttpTestingController);

  it('server pages: page and size are parameters of the request', async () => {
    type Log = { goTo(page: number): void };
    const store = create(await sample<Log>('with-resource', 'LogStore'));
    TestBed.tick();
    http().expectOne('/api/log?page=0&size=20');
    store.goTo(1);
    TestBed.tick();
    http().expectOne('/api/log?page=1&size=20');
  });

  it('a local change: add() appends, the status is local', async () => {
    type Tags = { add(tag: string): void; tagsValue(): string[]; tagsStatus(): string };
    const store = create(await sample<Tags>('with-resource', 'TagStore'));
    TestBed.tick();
    http().expectOne('/api/tags').flush(['a']);
    await settle();
    store.add('b');
    expect([store.tagsValue(), store.tagsStatus()]).toEqual([['a', 'b'], 'local']);
  });

  it('the previous value is there after a first load that failed', async () => {
    type News = { value(): object[]; status(): string };
    const store = create(await sample<News>('with-resource', 'NewsStore'));
    TestBed.tick();
    http().expectOne('/api/news').flush('no', { status: 500, statusText: 'No' });
    await settle();
    expect([store.status(), store.value()]).toEqual(['error', []]);
  });

  it('wait until the user stops typing: only the last term is requested', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const Search = await sample<StateSource<{ term: string }>>('with-resource', 'SearchStore');
    const store = create(Search);
    for (const term of ['a', 'an', 'ang']) {
      patchState(unprotectedStore(store), { term });
      TestBed.tick();
      vi.advanceTimersByTime(200);
    }
    http().expectNone(() => true);
    vi.advanceTimersByTime(100);
    http().expectOne('/api/search?q=ang');
  });

  it('headers and value can be read side by side', async () => {
    type Report = {
      reportResource: { headers(): { get(name: string): string | null } | undefined };
      reportValue(): string[];
    };
    const store = create(await sample<Report>('with-resource', 'ReportStore'));
    TestBed.tick();
    http()
      .expectOne('/api/report')
      .flush(['x'], { headers: { 'X-A': 'b' } });
    await settle();
    expect(store.reportValue()).toEqual(['x']);
    expect(store.reportResource.headers()?.get('X-A')).toBe('b');
  });
});

describe('/docs/with-resource, when it loads and what it shows meanwhile', () => {
  it('a resource loads as soon as the store is created, even if nobody reads it', async () => {
    const loader = vi.fn(async () => 1);
    create(signalStore(withResource(() => resource({ loader }))));
    await settle();
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('on demand: nothing is requested until a method says go', async () => {
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

  it('extendResource() of NgRx keeps the former value while new parameters load', async () => {
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

  it('the former value stays with "previous value" too', async () => {
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

describe('/docs/with-resource, the minimal example', () => {
  it('loads the user that is selected, and shows the error of one that does not exist', async () => {
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
  });
});
