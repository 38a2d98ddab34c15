/// <reference types="vite/client" />
import { provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import {
  Component,
  computed,
  effect,
  inject,
  resource,
  signal,
  type WritableSignal,
} from '@angular/core';
import { toObservable } from '@angular/core/rxjs-interop';
import { TestBed } from '@angular/core/testing';
import * as toolkit from '@angular-architects/ngrx-toolkit';
import { withDevtools, withResource, withUndoRedo } from '@angular-architects/ngrx-toolkit';
import {
  patchState,
  signalStore,
  watchState,
  withComputed,
  withMethods,
  withState,
} from '@ngrx/signals';
import { unprotected } from '@ngrx/signals/testing';
import { describe, expect, it } from 'vitest';
import { ProfileForm, ProfileStore } from '#samples/faq/profile-form';
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

  it('any change of the store replaces the copy that a signal form edits (#how-do-i-use-a-signal-form-with-a-store)', () => {
    TestBed.configureTestingModule({ providers: [provideHttpClient()] });
    const { model } = TestBed.createComponent(ProfileForm).componentInstance as unknown as {
      model: WritableSignal<{ name: string }>;
    };
    model.set({ name: 'typed' });
    patchState(unprotected(TestBed.inject(ProfileStore)), { profile: { name: 'Ada' } });
    expect(model()).toEqual({ name: 'Ada' });
  });

  it('a signal form is disabled during the request, because the response would replace what the user types (#how-do-i-use-a-signal-form-with-a-store)', async () => {
    TestBed.configureTestingModule({
      providers: [provideHttpClient(), provideHttpClientTesting()],
    });
    const fixture = TestBed.createComponent(ProfileForm);
    const { model } = fixture.componentInstance as unknown as {
      model: WritableSignal<{ name: string }>;
    };
    const isDisabled = () => {
      fixture.detectChanges();
      return fixture.nativeElement.querySelector('input').disabled;
    };
    expect(isDisabled()).toBe(false);
    const saved = TestBed.inject(ProfileStore).save({ name: 'Grace' });
    expect(isDisabled()).toBe(true);
    model.set({ name: 'Grace Hopper' });
    TestBed.inject(HttpTestingController).expectOne('/api/profile').flush({ name: 'Grace' });
    await saved;
    expect(isDisabled()).toBe(false);
    expect(model()).toEqual({ name: 'Grace' });
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

  it('the package contains neither migrations for ng update nor a skill for agents (#is-there-an-agent-skill, /docs/getting-started#version-compatibility)', () => {
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
    expect(manifest).not.toHaveProperty('ng-update');
  });
});
