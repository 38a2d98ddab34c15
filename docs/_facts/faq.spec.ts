import { provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { Component, computed, effect, inject, resource, type WritableSignal } from '@angular/core';
import { toObservable } from '@angular/core/rxjs-interop';
import { TestBed } from '@angular/core/testing';
import { withResource, withUndoRedo } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, watchState, withMethods, withState } from '@ngrx/signals';
import { unprotected } from '@ngrx/signals/testing';
import { describe, expect, it } from 'vitest';
import { ProfileForm, ProfileStore } from '#samples/faq/profile-form';
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
