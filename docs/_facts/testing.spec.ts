/// <reference types="vite/client" />
import { httpResource, provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { ApplicationRef, Component, inject, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  clearUndoRedo,
  httpMutation,
  withMutations,
  withResource,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, watchState, withMethods, withState } from '@ngrx/signals';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { outcome } from './settle';
import { create } from './support';

const samples = import.meta.glob('../../.samples/testing/*.ts');

/** The samples on the page are tests themselves, so they run unchanged. */
for (const [path, load] of Object.entries(samples)) {
  const name = path.replace(/^.*\//, '');
  if (name === 'todo-store.ts') continue;
  // biome-ignore lint/correctness/usePlaywrightValidDescribeCallback: this is Vitest, which awaits the callback.
  describe(`/docs/testing, ${name}`, async () => void (await load()));
}

describe('/docs/testing, what does not work', () => {
  const NameStore = signalStore(withState({ name: 'real' }));
  @Component({ selector: 'app-name', template: '{{ store.name() }}', providers: [NameStore] })
  class Name {
    protected readonly store = inject(NameStore);
  }
  const mock = { provide: NameStore, useValue: { name: signal('mock') } };
  const shown = async () => {
    const fixture = TestBed.createComponent(Name);
    await fixture.whenStable();
    return fixture.nativeElement.textContent;
  };

  it('providers of the test have no effect on a store that the component provides (#a-store-that-the-component-provides)', async () => {
    TestBed.configureTestingModule({ providers: [mock] });
    expect(await shown()).toBe('real');
  });

  it('overrideProvider() has no effect without the component in imports; overrideComponent() has (#a-store-that-the-component-provides)', async () => {
    TestBed.overrideProvider(NameStore, mock);
    expect(await shown()).toBe('real');
    TestBed.resetTestingModule();
    TestBed.overrideComponent(Name, { set: { providers: [mock] } });
    expect(await shown()).toBe('mock');
  });

  it('undo steps carry over from test to test, unless clearUndoRedo() is called (#patch-protected-state-in-a-test)', () => {
    const TitleStore = signalStore(
      { protectedState: false },
      withState({ title: 'first' }),
      withUndoRedo({ keys: ['title'] }),
    );
    patchState(create(TitleStore), { title: 'of the first test' });
    TestBed.resetTestingModule();
    const store = create(TitleStore);
    expect(store.canUndo()).toBe(true);
    clearUndoRedo(store);
    expect(store.canUndo()).toBe(false);
  });

  it('whenStable() waits forever while a request of httpResource() runs (#resources)', async () => {
    TestBed.configureTestingModule({
      providers: [provideHttpClient(), provideHttpClientTesting()],
    });
    create(signalStore(withResource(() => httpResource<number>(() => '/api/number'))));
    TestBed.tick();
    expect(await outcome(TestBed.inject(ApplicationRef).whenStable())).toBe('pending');
    TestBed.inject(HttpTestingController).expectOne('/api/number').flush(1);
  });

  it('whenStable() waits for httpMutation() in an application, but not with provideHttpClientTesting() (#mutations)', async () => {
    const request = (_: void) => ({ url: '/api/notes', method: 'POST' });
    const Store = signalStore(withMutations(() => ({ add: httpMutation(request) })));
    const pending = async () => {
      void create(Store).add();
      return (await outcome(TestBed.inject(ApplicationRef).whenStable())) === 'pending';
    };
    const fetched = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    onTestFinished(() => fetched.mockRestore());
    expect(await pending()).toBe(true);
    TestBed.resetTestingModule();
    TestBed.configureTestingModule({
      providers: [provideHttpClient(), provideHttpClientTesting()],
    });
    expect(await pending()).toBe(false);
  });

  it('other methods of the store do not call a spy on one of its methods (#mock-a-store-in-a-component-test)', () => {
    const Store = signalStore(
      withState({ loads: 0 }),
      withMethods((store) => ({
        load: () => patchState(store, ({ loads }) => ({ loads: loads + 1 })),
      })),
      withMethods((store) => ({ reload: () => store.load() })),
    );
    const store = create(Store);
    const spy = vi.spyOn(store, 'load');
    store.reload();
    expect(store.loads()).toBe(1);
    expect(spy).not.toHaveBeenCalled();
  });

  it('watchState() and patchState() throw for an object of signals (#code-that-uses-watchstate-or-patchstate)', () => {
    const signals = { name: signal('mock') } as never;
    expect(() => TestBed.runInInjectionContext(() => watchState(signals, () => undefined))).toThrow(
      TypeError,
    );
    expect(() => patchState(signals, {})).toThrow(TypeError);
  });
});
