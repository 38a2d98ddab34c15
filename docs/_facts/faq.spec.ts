import {
  Component,
  computed,
  effect,
  Injector,
  inject,
  injectAsync,
  resource,
  signal,
} from '@angular/core';
import { toObservable } from '@angular/core/rxjs-interop';
import { TestBed } from '@angular/core/testing';
import * as toolkit from '@angular-architects/ngrx-toolkit';
import {
  setLoaded,
  updateState,
  withCallState,
  withDevtools,
  withResource,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import {
  getState,
  patchState,
  signalMethod,
  signalStore,
  watchState,
  withComputed,
  withMethods,
  withState,
} from '@ngrx/signals';
import { addEntity, setAllEntities, updateEntity, withEntities } from '@ngrx/signals/entities';
import { rxMethod } from '@ngrx/signals/rxjs-interop';
import { unprotected } from '@ngrx/signals/testing';
import { build } from 'esbuild';
import { pipe, tap } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { UserStore } from '#samples/faq/user-store';
import { settle } from './settle';
import { create, watchWarnings } from './support';

const Counter = signalStore(
  { providedIn: 'root' },
  withState({ count: 0 }),
  withMethods((store) => ({ set: (count: number) => patchState(store, { count }) })),
);

describe('/docs/faq', () => {
  it('computed signals and templates may not patch a store; hooks and effects may (#what-does-ng0600-writing-to-signals-is-not-allowed-mean)', () => {
    const store = TestBed.inject(Counter);
    const doubled = computed(() => {
      store.set(1);
      return 2 * store.count();
    });
    expect(doubled).toThrow('NG0600: Writing to signals is not allowed in a `computed`');

    @Component({ selector: 'app-hook', template: '' })
    class Hook {
      readonly store = inject(Counter);
      readonly watch = effect(() => this.store.set(2));
      ngOnInit() {
        this.store.set(1);
      }
    }
    TestBed.createComponent(Hook).detectChanges();
    expect(store.count()).toBe(2);

    @Component({ selector: 'app-template', template: '{{ store.set(3) }}' })
    class Template {
      readonly store = inject(Counter);
    }
    expect(() => TestBed.createComponent(Template).detectChanges()).toThrow('NG0600');
  });

  it('rxMethod and signalMethod warn if they follow a signal without an injector, but not with a value or an injector (#why-does-rxmethod-warn-about-an-injection-context)', () => {
    const warnings = watchWarnings();
    const injector = TestBed.inject(Injector);
    const [load, show] = TestBed.runInInjectionContext(() => [
      rxMethod<number>(pipe(tap(() => {}))),
      signalMethod<number>(() => {}),
    ]);
    for (const method of [load, show]) {
      method?.(1);
      method?.(signal(1), { injector });
      TestBed.runInInjectionContext(() => method?.(signal(1)));
    }
    expect(warnings).toEqual([]);
    load?.(signal(1));
    show?.(signal(1));
    expect(warnings).toEqual([
      expect.stringContaining('Calling a reactive method outside of an injection context'),
      expect.stringContaining('Calling signalMethod outside of an injection context'),
    ]);
  });

  it('patchState() ignores properties that the initial state lacks, with a warning (#what-does-unknown-state-slice-mean)', () => {
    const warnings = watchWarnings();
    const store = TestBed.inject(Counter);
    patchState(unprotected(store), { other: 1 } as object);
    expect(getState(store)).toEqual({ count: 0 });
    expect(warnings.join()).toContain("unknown state slice 'other'");
  });

  it('an entity that gets the id of another one replaces it, with a warning (#what-does-entities-with-ids--are-not-updated-correctly-mean)', () => {
    const warnings = watchWarnings();
    const store = create(
      signalStore({ protectedState: false }, withEntities<{ id: number; title: string }>()),
    );
    patchState(store, setAllEntities([1, 2].map((id) => ({ id, title: `${id}` }))));
    patchState(store, updateEntity({ id: 1, changes: { id: 2 } }));
    expect(store.entityMap()).toEqual({ 2: { id: 2, title: '1' } });
    expect(warnings.join()).toContain('are not updated correctly');
  });

  it('updateState() accepts updaters of entities and of the call state together (#why-does-updatestate-reject-addentity-next-to-setloaded-ts2345)', () => {
    const store = create(
      signalStore({ protectedState: false }, withEntities<{ id: number }>(), withCallState()),
    );
    updateState(store, 'add', addEntity({ id: 1 }), setLoaded());
    expect([store.ids(), store.loaded()]).toEqual([[1], true]);
  });

  it('a resource cannot be created in the params of another one, which can read the value of an earlier one (/docs/with-resource#ng0992-cannot-create-a-resource-inside-the-params-of-another-resource)', async () => {
    const loader = async ({ params }: { params: number }) => params + 1;
    const broken = TestBed.runInInjectionContext(() => {
      const injector = TestBed.inject(Injector);
      return resource({
        params: () => resource({ loader: async () => 1, injector }).value(),
        loader,
        injector,
      });
    });
    expect(() => broken.error()).toThrow('NG0992: Cannot create a resource inside the `params`');
    broken.destroy();
    const store = create(
      signalStore(
        withResource(() => ({ first: resource({ params: () => 1, loader }) })),
        withResource(({ firstValue }) => ({
          second: resource({ params: () => firstValue(), loader }),
        })),
      ),
    );
    await settle();
    expect(store.secondValue()).toBe(3);
  });

  it('a second withUndoRedo() overrides the members of the first (#what-does-signalstore-members-cannot-be-overridden-mean)', () => {
    const warnings = watchWarnings();
    create(
      signalStore(
        withState({ count: 0 }),
        withUndoRedo({ keys: ['count'] }),
        withUndoRedo({ keys: ['count'] }),
      ),
    );
    expect(warnings.join()).toContain('Trying to override: canUndo, canRedo');
    expect(warnings.join()).toContain('undo, redo');
  });

  it('an Observable of a signal emits once per tick, watchState() runs for each patch, but not for a finished load (#how-do-i-get-an-observable-from-a-stores-signal)', async () => {
    const store = create(
      signalStore(
        { protectedState: false },
        withState({ count: 0 }),
        withResource(() => resource({ loader: async () => 'loaded' })),
      ),
    );
    const emitted: number[] = [];
    const watched: number[] = [];
    TestBed.runInInjectionContext(() => {
      toObservable(store.count).subscribe((count) => emitted.push(count));
      watchState(store, ({ count }) => watched.push(count));
    });
    patchState(store, { count: 1 });
    patchState(store, { count: 2 });
    await settle();
    expect(store.value()).toBe('loaded');
    expect([emitted, watched]).toEqual([[2], [0, 1, 2]]);
  });
});

describe('/docs/faq, questions about NgRx and Angular', () => {
  it('a nested property is missing for `in` until it is read again, except for `name` (#why-does-storeusername-throw-is-not-a-function)', () => {
    const initial: { user: { email?: string } } = { user: {} };
    const store = create(signalStore({ protectedState: false }, withState(initial)));
    const hasEmail = computed(() => 'email' in store.user);
    expect([hasEmail(), 'name' in store.user]).toEqual([false, true]);
    patchState(store, { user: { email: 'ada@example.org' } });
    expect([hasEmail(), 'email' in store.user]).toEqual([false, true]);
  });

  it('a nested key with the name set makes its slice read-only once it has been read (#why-does-storeusername-throw-is-not-a-function)', () => {
    const store = create(
      signalStore({ protectedState: false }, withState({ box: { set: 1 } })),
    ) as unknown as { box: (() => object) & { set: () => number } };
    const patch = (set: number) => patchState(store as never, { box: { set } } as never);
    patch(2);
    expect(store.box()).toEqual({ set: 2 });
    expect(store.box.set()).toBe(2);
    patch(3);
    expect(store.box()).toEqual({ set: 2 });
  });

  it('injectAsync(): the loader runs once per component, and providers have an instance of their own (#can-i-load-a-store-lazily)', async () => {
    let loads = 0;
    const load = async () => {
      loads++;
      return Counter;
    };
    @Component({ selector: 'app-lazy', template: '' })
    class Lazy {
      readonly store = injectAsync(load);
    }
    @Component({ selector: 'app-lazy-own', template: '', providers: [Counter] })
    class LazyOwn {
      readonly store = injectAsync(load);
    }
    const one = TestBed.createComponent(Lazy).componentInstance;
    expect(await one.store()).toBe(await one.store());
    expect(loads).toBe(1);
    expect(await TestBed.createComponent(Lazy).componentInstance.store()).toBe(await one.store());
    expect(loads).toBe(2);
    const own = TestBed.createComponent(LazyOwn).componentInstance;
    expect(await own.store()).not.toBe(await one.store());
    const Unprovided = signalStore(withState({ count: 0 }));
    const missing = TestBed.runInInjectionContext(() => injectAsync(async () => Unprovided));
    await expect(missing()).rejects.toThrow('NG0201');
  });

  it('signals that are passed outside of an injection context cause a warning, unless there is an injector (#how-do-i-connect-an-outside-signal-or-input-to-a-store)', () => {
    const Store = signalStore(
      withMethods(() => ({
        byMethod: signalMethod<number>(() => undefined),
        byRx: rxMethod<number>(tap()),
      })),
    );
    const store = create(Store);
    const warnings = watchWarnings();
    store.byMethod(signal(1));
    store.byRx(signal(1));
    expect(warnings).toEqual([
      expect.stringContaining('Calling signalMethod outside of an injection context'),
      expect.stringContaining('Calling a reactive method outside of an injection context'),
    ]);
    warnings.length = 0;
    const injector = TestBed.inject(Injector);
    store.byMethod(signal(1), { injector });
    store.byRx(signal(1), { injector });
    store.byMethod(1);
    TestBed.runInInjectionContext(() => store.byMethod(signal(1)));
    expect(warnings).toEqual([]);
  });

  it('as it is published, the package has declarations that only the linker of Angular completes (#does-every-feature-make-my-bundle-larger)', async () => {
    const bundled = async (name: string) => {
      const { outputFiles } = await build({
        stdin: {
          contents: `export { ${name} } from '@angular-architects/ngrx-toolkit';`,
          resolveDir: '.',
        },
        bundle: true,
        minify: true,
        write: false,
        format: 'esm',
        external: ['@angular/*', '@ngrx/*', 'rxjs', 'tslib'],
        define: { ngDevMode: 'false' },
      });
      return outputFiles[0]?.text ?? '';
    };
    const [small, other] = await Promise.all([bundled('withReset'), bundled('withDevtools')]);
    expect(small).toContain('ngrxToolkitDb'); // IndexedDB, which withReset() does not use
    expect(other).toContain('ngrxToolkitDb');
  });
});

describe('/docs/faq, outside of a store', () => {
  it('a method of signalMethod() patches the store whenever the signal changes (#how-do-i-connect-an-outside-signal-or-input-to-a-store)', () => {
    const store = create(UserStore);
    const userId = signal(7);
    TestBed.runInInjectionContext(() => store.connectUserId(userId));
    TestBed.tick();
    expect(store.userId()).toBe(7);
    userId.set(8);
    TestBed.tick();
    expect(store.userId()).toBe(8);
    store.connectUserId(9);
    expect(store.userId()).toBe(9);
  });

  it('a store without providedIn needs a provider (#what-does-ng0201-mean-for-a-store)', () => {
    const Unprovided = signalStore(withState({ count: 0 }));
    expect(() => TestBed.inject(Unprovided)).toThrow('NG0201: No provider found for `SignalStore`');
    class Extended extends Unprovided {}
    expect(() => TestBed.inject(Extended)).toThrow('NG0201: No provider found for `Extended`');
    TestBed.resetTestingModule();
    TestBed.configureTestingModule({ providers: [Unprovided] });
    expect(TestBed.inject(Unprovided).count()).toBe(0);
  });

  it('a computed signal runs again only if what it reads has changed, however often it is read (#is-there-a-createselector-are-selectors-memoized)', () => {
    let runs = 0;
    const Store = signalStore(
      { protectedState: false },
      withState({ titles: ['a'], filter: '' }),
      withComputed(({ titles }) => ({
        count: () => {
          runs++;
          return titles().length;
        },
      })),
    );
    const store = create(Store);
    store.count();
    store.count();
    patchState(store, { filter: 'a' });
    store.count();
    expect(runs).toBe(1);
    patchState(store, { titles: ['a', 'b'] });
    expect([store.count(), runs]).toEqual([2, 2]);
  });

  it('says "Resource is currently in an error state" only with "native": the other strategies hide it (#what-does-resource-is-currently-in-an-error-state-mean)', async () => {
    const failing = () => resource({ loader: () => Promise.reject(new Error('offline')) });
    const native = create(signalStore(withResource(failing, { errorHandling: 'native' })));
    const byDefault = create(signalStore(withResource(failing)));
    await settle();
    expect(() => native.value()).toThrow('Resource is currently in an error state');
    expect([native.hasValue(), byDefault.value()]).toEqual([false, undefined]);
  });

  it('no provider sets the default of errorHandling: the package has one only for the DevTools (#is-there-an-application-wide-default-for-errorhandling)', () => {
    const providers = Object.keys(toolkit).filter((name) => name.startsWith('provide'));
    expect(providers).toEqual(['provideDevtoolsConfig']);
  });

  it('a class that extends a store with withDevtools() can have members of its own (#what-does-not-assignable-to-string-index-type-ts2411-mean)', () => {
    class Named extends signalStore(withState({ count: 0 }), withDevtools('named')) {
      readonly label: string = 'own';
    }
    expect(create(Named).label).toBe('own');
  });

  it('the package contains neither migrations for ng update nor a skill for agents (#is-there-an-agent-skill, #does-it-work-in-an-nx-workspace, /docs/getting-started#version-compatibility)', () => {
    const files = Object.keys(
      import.meta.glob('../../node_modules/@angular-architects/ngrx-toolkit/**/*', {
        exhaustive: true,
      }),
    );
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => /skill|migrations|schematics/i.test(file))).toEqual([]);
    const [manifest] = Object.values(
      import.meta.glob<object>('../../node_modules/@angular-architects/ngrx-toolkit/package.json', {
        eager: true,
        exhaustive: true,
        import: 'default',
      }),
    );
    expect(manifest).toBeDefined();
    for (const field of ['ng-update', 'nx-migrations', 'schematics', 'generators'])
      expect(manifest).not.toHaveProperty(field);
  });
});
