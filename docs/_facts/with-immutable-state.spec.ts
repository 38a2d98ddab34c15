import { HttpErrorResponse, HttpHeaders } from '@angular/common/http';
import { inject, LOCALE_ID, resource } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { FormControl } from '@angular/forms';
import {
  withDevtools,
  withGlitchTracking,
  withImmutableState,
  withLocalStorage,
  withMapper,
  withReset,
  withResource,
  withStorageSync,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withState } from '@ngrx/signals';
import {
  addEntity,
  type EntityState,
  removeEntity,
  setAllEntities,
  updateEntity,
  upsertEntity,
  withEntities,
} from '@ngrx/signals/entities';
import { createAction, createReducer, on, provideStore, Store } from '@ngrx/store';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { EditUser } from '#samples/with-immutable-state/edit-user';
import { UserStore } from '#samples/with-immutable-state/user-store';
import { sample } from './sample';
import { create } from './support';

describe('/docs/with-immutable-state', () => {
  it('a FormControl throws when it changes, unless it is in withState() (#a-formcontrol-in-the-state-throws)', () => {
    const frozen = new FormControl('Ada');
    const free = new FormControl('Ada');
    create(signalStore(withImmutableState({ frozen }), withState({ free })));
    expect(() => frozen.setValue('Grace')).toThrow(
      "Cannot assign to read only property '_pendingValue'",
    );
    free.setValue('Grace');
    expect(free.value).toBe('Grace');
  });

  it('headers of a frozen HttpErrorResponse throw when they are first read (#an-httperrorresponse-in-the-state-throws)', () => {
    const failed = () =>
      new HttpErrorResponse({ status: 503, headers: new HttpHeaders('Retry-After: 5') });
    const retryAfter = (error: HttpErrorResponse) => error.headers.get('Retry-After');
    const first = failed();
    create(signalStore(withImmutableState({ error: first })));
    expect(() => retryAfter(first)).toThrow("Cannot assign to read only property 'headers'");
    const readBefore = failed();
    readBefore.headers.keys();
    create(signalStore(withImmutableState({ error: readBefore })));
    expect(retryAfter(readBefore)).toBe('5');
  });

  it('entities are frozen if withImmutableState() declares their slices (#freeze-entities)', async () => {
    type Books = { add(book: object): void; entities(): { tags: string[] }[] };
    const store = create(await sample<Books>('with-immutable-state', 'BookStore'));
    store.add({ id: 1, tags: ['new'] });
    const [book] = store.entities();
    expect(book?.tags).toEqual(['new']);
    expect(() => book?.tags.push('old')).toThrow('object is not extensible');
  });

  it('entity updaters work on frozen entities (#freeze-entities)', () => {
    type Book = { id: number; title: string };
    const Store = signalStore(
      { protectedState: false },
      withImmutableState<EntityState<Book>>({ ids: [], entityMap: {} }),
    );
    const store = create(Store);
    patchState(store, addEntity<Book>({ id: 1, title: 'a' }));
    patchState(store, updateEntity<Book>({ id: 1, changes: { title: 'b' } }));
    patchState(store, upsertEntity<Book>({ id: 2, title: 'c' }));
    patchState(store, removeEntity(1));
    expect(store.entityMap()).toEqual({ 2: { id: 2, title: 'c' } });
    patchState(store, setAllEntities<Book>([{ id: 3, title: 'd' }]));
    expect([store.ids(), Object.isFrozen(store.entityMap()[3])]).toEqual([[3], true]);
  });

  it('code that creates a new object works, code that mutates the old one throws (#minimal-example, #typeerror-cannot-assign-to-read-only-property)', () => {
    const store = create(UserStore);
    store.rename('Grace');
    expect(store.user.name()).toBe('Grace');
    expect(() => store.renameInPlace('Joan')).toThrow('Cannot assign to read only property');
    expect(store.user.name()).toBe('Grace');
  });

  it('arrays in the state cannot be mutated (#typeerror-cannot-add-property-object-is-not-extensible)', () => {
    expect(() => create(UserStore).user().tags.push('new')).toThrow('object is not extensible');
  });

  it('methods that remove or sort have different messages (#typeerror-cannot-add-property-object-is-not-extensible)', () => {
    const store = create(signalStore(withImmutableState({ tags: ['b', 'a'] })));
    expect(() => store.tags().pop()).toThrow('Cannot delete property');
    expect(() => store.tags().sort()).toThrow('Cannot assign to read only property');
    expect(() => Object.assign(store.tags(), { more: 1 })).toThrow('object is not extensible');
  });

  it('freezes the original objects that are passed in, starting when the store is created (#what-is-frozen-and-what-is-not)', () => {
    const initial = { user: { id: 1 } };
    const Store = signalStore({ protectedState: false }, withImmutableState(initial));
    initial.user.id = 2;
    const store = create(Store);
    expect(() => {
      initial.user.id = 3;
    }).toThrow(TypeError);
    const later = { id: 4 };
    patchState(store, { user: later });
    expect(Object.isFrozen(later)).toBe(true);
  });

  it('freezes an object for all code that uses it, such as another store (#what-is-frozen-and-what-is-not)', () => {
    const shared = { id: 1 };
    const other = create(signalStore(withState({ user: shared })));
    create(signalStore(withImmutableState({ user: shared })));
    expect(() => {
      other.user().id = 2;
    }).toThrow('Cannot assign to read only property');
  });

  it('does not freeze the outer object of the initial state, and does not see its changes (#what-is-frozen-and-what-is-not)', () => {
    const initial = { user: { id: 1 } };
    const store = create(signalStore(withImmutableState(initial)));
    initial.user = { id: 2 };
    expect(store.user().id).toBe(1);
  });

  it('withDevtools gets frozen state: a mapper that mutates it throws (#with-other-extensions)', () => {
    Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: { connect: () => ({ send: vi.fn() }) } });
    type State = { user: { password: string } };
    const hide = (state: State) => {
      state.user.password = '***';
      return state;
    };
    const Store = signalStore(
      withImmutableState({ user: { password: 'secret' } }),
      withDevtools('x', withGlitchTracking(), withMapper(hide)),
    );
    expect(() => create(Store)).toThrow(TypeError);
  });

  it('freezes instances of classes (#what-is-frozen-and-what-is-not)', () => {
    class User {
      id = 1;
      setId(id: number) {
        this.id = id;
      }
    }
    const store = create(signalStore(withImmutableState({ user: new User() })));
    expect(() => (store.user() as User).setId(2)).toThrow(TypeError);
  });

  it('does not freeze private fields of classes (#what-is-frozen-and-what-is-not)', () => {
    class Counter {
      #count = 0;
      increment() {
        this.#count++;
        return this.#count;
      }
    }
    const store = create(signalStore(withImmutableState({ counter: new Counter() })));
    expect((store.counter() as Counter).increment()).toBe(1);
  });

  it('does not freeze slices of another withState() (#what-is-frozen-and-what-is-not)', () => {
    const Store = signalStore(
      withState({ other: { id: 1 } }),
      withImmutableState({ user: { id: 1 } }),
    );
    const store = create(Store);
    store.other().id = 2;
    expect(store.other().id).toBe(2);
  });

  it('does not freeze the slices of withEntities() and withResource() (#what-is-frozen-and-what-is-not)', () => {
    const Store = signalStore(
      { protectedState: false },
      withImmutableState({ user: { id: 1 } }),
      withEntities<{ id: number }>(),
      withResource(() => resource({ loader: async () => [1], defaultValue: [0] })),
    );
    const store = create(Store);
    patchState(store, addEntity({ id: 1 }));
    const values = [store.user(), store.entityMap(), store.entities()[0], store.value()];
    expect(values.map(Object.isFrozen)).toEqual([true, false, false, false]);
  });

  it('does not freeze what is inside a Map, Set or Date (#what-is-frozen-and-what-is-not)', () => {
    const Store = signalStore(
      withImmutableState({ data: { map: new Map(), set: new Set(), date: new Date() } }),
    );
    const store = create(Store);
    store.data().set.add('a');
    expect(store.data().set.size).toBe(1);
    store.data().map.set('a', 1);
    store.data().date.setFullYear(2000);
    expect([store.data().map.size, store.data().date.getFullYear()]).toEqual([1, 2000]);
  });

  it('does not freeze what is inside an object that is frozen already (#what-is-frozen-and-what-is-not)', () => {
    const outer = Object.freeze({ inner: { id: 1 } });
    const store = create(signalStore(withImmutableState({ outer })));
    store.outer().inner.id = 2;
    expect(store.outer().inner.id).toBe(2);
  });

  it('throws for a typed array (#edge-cases-and-errors, #cannot-freeze-array-buffer-views-with-elements, #known-defects)', () => {
    const Store = signalStore(withImmutableState({ bytes: new Uint8Array([1]) }));
    expect(() => create(Store)).toThrow('Cannot freeze array buffer views with elements');
  });

  it('calls the function once, outside of an injection context, and shares its result (#inject-does-not-work-in-the-factory-ng0203)', () => {
    let calls = 0;
    const Store = signalStore(withImmutableState(() => ({ data: { calls: ++calls } })));
    expect(calls).toBe(1);
    // The types lack the slices: a known defect.
    const slice = () => (create(Store) as unknown as { data: () => object }).data();
    expect(slice()).toBe(slice());
    expect(() => withImmutableState(() => ({ locale: inject(LOCALE_ID) }))).toThrow('NG0203');
  });
});

describe('/docs/with-immutable-state, what is frozen', () => {
  /** Sets what a production build sets. Angular checks it each time. */
  const inProduction = () => {
    vi.stubGlobal('ngDevMode', false);
    onTestFinished(() => void vi.unstubAllGlobals());
  };

  it('adds the signals that withState() adds, and nothing else (#what-it-adds-to-the-store)', () => {
    const store = create(signalStore(withImmutableState({ user: { id: 1 }, count: 1 })));
    expect(Object.keys(store)).toEqual(['user', 'count']);
    expect(store.user.id()).toBe(1);
  });

  it('in production nothing is frozen, unless enableInProduction is set (#options)', () => {
    inProduction();
    const plain = create(signalStore(withImmutableState({ user: { id: 1 } })));
    expect(Object.isFrozen(plain.user())).toBe(false);
    const always = { enableInProduction: true };
    const frozen = create(signalStore(withImmutableState({ user: { id: 1 } }, always)));
    expect(Object.isFrozen(frozen.user())).toBe(true);
  });

  it('the sample with enableInProduction freezes its flags (#freeze-in-production-too)', async () => {
    inProduction();
    const ConfigStore = await sample<{ flags(): object }>('with-immutable-state', 'ConfigStore');
    // The class was created in production mode only if no other test loaded it before, so the
    // option is what matters.
    expect(Object.isFrozen(create(ConfigStore).flags())).toBe(true);
  });

  it('an assignment to a primitive slice does not throw (#what-is-frozen-and-what-is-not)', () => {
    const Store = signalStore({ protectedState: false }, withImmutableState({ count: 1 }));
    const store = create(Store);
    const assign = () =>
      patchState(store, (state) => {
        state.count = 5;
        return state;
      });
    expect(assign).not.toThrow();
  });

  it('withState() calls its function for each store, withImmutableState() once (#inject-does-not-work-in-the-factory-ng0203, #options)', () => {
    let calls = 0;
    const Plain = signalStore(withState(() => ({ calls: ++calls })));
    create(Plain);
    create(Plain);
    expect(calls).toBe(2);
  });

  it('slices that a function returns exist, but the types lack them (#known-defects)', () => {
    const store = create(signalStore(withImmutableState(() => ({ user: { id: 1 } }))));
    // @ts-expect-error TS2339: a known defect.
    expect(store.user.id()).toBe(1);
  });

  it('what storage sync, reset and undo patch is frozen too (#with-other-extensions)', () => {
    localStorage.setItem('k', '{"user":{"id":9}}');
    const Store = signalStore(
      { protectedState: false },
      withImmutableState({ user: { id: 1 } }),
      withReset(),
      withStorageSync('k', withLocalStorage()),
      withUndoRedo({ keys: ['user'] }),
    );
    const store = create(Store);
    expect([store.user.id(), Object.isFrozen(store.user())]).toEqual([9, true]);
    patchState(store, { user: { id: 10 } });
    store.undo();
    expect([store.user.id(), Object.isFrozen(store.user())]).toEqual([9, true]);
    store.resetState();
    expect([store.user.id(), Object.isFrozen(store.user())]).toEqual([1, true]);
  });

  it('samples: a part of the state can stay unfrozen, and a hook can patch an injected value (#freeze-only-part-of-the-state, #inject-does-not-work-in-the-factory-ng0203)', async () => {
    type Editor = { pixels(): Uint8ClampedArray; document(): object };
    const editor = create(await sample<Editor>('with-immutable-state', 'EditorStore'));
    editor.pixels()[0] = 7;
    expect([editor.pixels()[0], Object.isFrozen(editor.document())]).toEqual([7, true]);
    type Locale = { format(): { locale: string } };
    const locale = create(await sample<Locale>('with-immutable-state', 'LocaleStore'));
    expect(locale.format()).toEqual({ locale: 'en-US' });
  });
});

describe('/docs/with-immutable-state, without it', () => {
  it('@ngrx/store freezes its state and its actions (#the-store-has-no-withimmutablestate)', () => {
    const add = createAction('add', (tags: string[]) => ({ tags }));
    const reducer = createReducer<string[]>(
      [],
      on(add, (_tags, { tags }) => [...tags]),
    );
    TestBed.configureTestingModule({ providers: [provideStore({ tags: reducer })] });
    const store = TestBed.inject<Store<{ tags: string[] }>>(Store);
    const action = add(['a']);
    store.dispatch(action);
    expect(Object.isFrozen(action.tags)).toBe(true);
    expect(() =>
      store
        .selectSignal(({ tags }) => tags)()
        .push('b'),
    ).toThrow('not extensible');
  });
});

describe('/docs/with-immutable-state, a form', () => {
  it('edits a copy that follows the store, and patches when the user saves (#edit-a-frozen-object-in-a-form)', async () => {
    const fixture = TestBed.createComponent(EditUser);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const input = element.querySelector('input') ?? new HTMLInputElement();
    const store = TestBed.inject(UserStore);
    input.value = 'Grace';
    input.dispatchEvent(new Event('input'));
    await fixture.whenStable();
    expect(store.user.name()).toBe('Ada');
    element.querySelector('button')?.click();
    expect(store.user.name()).toBe('Grace');
    store.rename('Joan');
    await fixture.whenStable();
    await expect.poll(() => input.value).toBe('Joan');
  });
});
