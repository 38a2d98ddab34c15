import { resource } from '@angular/core';
import { toObservable } from '@angular/core/rxjs-interop';
import { TestBed } from '@angular/core/testing';
import * as toolkit from '@angular-architects/ngrx-toolkit';
import {
  setError,
  setLoading,
  withCallState,
  withEntityResources,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, watchState, withState } from '@ngrx/signals';
import { addEntity, withEntities } from '@ngrx/signals/entities';
import { unprotected } from '@ngrx/signals/testing';
import { describe, expect, it } from 'vitest';
import { ScoreStore } from '#samples/faq/score-store';
import { BasketStore } from '#samples/getting-started/basket-store';
import { TodoStore as HomeStore } from '../_demos/todo-store';
import { sample } from './sample';
import { create } from './support';

const [manifest] = Object.values(
  import.meta.glob<{
    version: string;
    sideEffects: boolean;
    peerDependencies: Record<string, string>;
    peerDependenciesMeta: Record<string, { optional?: boolean }>;
    exports: Record<string, unknown>;
  }>('../../node_modules/@angular-architects/ngrx-toolkit/package.json', {
    eager: true,
    exhaustive: true,
    import: 'default',
  }),
);

describe('/docs/getting-started', () => {
  it('the first store can add items and be emptied (#add-your-first-extension)', () => {
    const store = create(BasketStore);
    store.add('Apple');
    expect(store.items()).toEqual(['Apple']);
    store.resetState();
    expect(store.items()).toEqual([]);
  });

  it('neither a newer major version nor a release candidate is accepted (#angular-is-newer-than-the-toolkit)', () => {
    const ranges = Object.values(manifest?.peerDependencies ?? {});
    // A caret range allows one major version, and only allows a prerelease if it names one.
    expect(ranges.filter((range) => !/^\^\d+\.\d+\.\d+$/.test(range))).toEqual([]);
  });

  it('toolkit 22 requires Angular 22, NgRx 22 and RxJS 7; NgRx Store is optional (#version-compatibility, /docs/faq#which-version-fits-my-angular-version, #angular-is-newer-than-the-toolkit)', () => {
    expect(manifest?.version).toBe('22.0.0');
    const peers = Object.entries(manifest?.peerDependencies ?? {}).map(([name, range]) => [
      name,
      range.replace('.0.0', ''),
    ]);
    expect(Object.fromEntries(peers)).toEqual({
      '@angular/core': '^22',
      '@angular/common': '^22',
      '@ngrx/signals': '^22',
      '@ngrx/store': '^22',
      rxjs: '^7',
    });
    expect(manifest?.peerDependenciesMeta['@ngrx/store']?.optional).toBe(true);
  });
});

describe('/docs/faq', () => {
  it('unused features are left out of a bundle: the package has no side effects (#does-every-feature-make-my-bundle-larger)', () => {
    expect(manifest?.sideEffects).toBe(false);
  });

  it('everything in the main entry point works without NgRx Store, and there is no ng add (#can-i-use-the-toolkit-without-ngrx-store, /docs/getting-started#ngrx-store-and-zonejs-are-optional, /docs/getting-started#install)', () => {
    expect(code).toContain("from '@ngrx/signals'");
    expect(code).not.toContain('@ngrx/store');
    expect(manifest).not.toHaveProperty('schematics');
  });

  it('the Redux connector is a separate entry point whose types need NgRx Store (#can-i-use-the-toolkit-without-ngrx-store, /docs/getting-started#ngrx-store-and-zonejs-are-optional, /docs/create-redux-state#cannot-find-module-ngrxstore)', () => {
    expect(Object.keys(manifest?.exports ?? {})).toContain('./redux-connector');
    expect(code).toContain('export { createReduxState');
    expect(code).not.toContain('@ngrx/store');
    expect(declarations).toContain("from '@ngrx/store'");
  });
});

describe('/docs/changes', () => {
  it.each([
    'withRedux',
    'createReducer',
    'createEffects',
    'withFeatureFactory',
    'patchState',
    'withIndexeddb',
  ])('%s is deprecated and still exported', (name) => {
    expect(toolkit).toHaveProperty(name);
  });

  it('withIndexeddb is the same function as withIndexedDB', () => {
    expect(toolkit.withIndexeddb).toBe(toolkit.withIndexedDB);
  });
});

const declarations = Object.values(
  import.meta.glob<string>('../../node_modules/@angular-architects/ngrx-toolkit/types/*.d.ts', {
    eager: true,
    exhaustive: true,
    query: '?raw',
    import: 'default',
  }),
).join();

const code = Object.values(
  import.meta.glob<string>('../../node_modules/@angular-architects/ngrx-toolkit/fesm2022/*.mjs', {
    eager: true,
    exhaustive: true,
    query: '?raw',
    import: 'default',
  }),
).join();

/** Returns whether the comment above the declaration of `name` has the tag. */
const isTagged = (tag: string, name: string) => {
  const comments = declarations.matchAll(
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:declare )?(?:function |const )?(\w+)/g,
  );
  return [...comments].some(([, comment = '', named]) => named === name && comment.includes(tag));
};

describe('the home page', () => {
  it('its store logs every change, survives a reload, can undo, and tracks requests', () => {
    const sent: string[] = [];
    Object.assign(window, {
      __REDUX_DEVTOOLS_EXTENSION__: {
        connect: () => ({
          send: (_: object, all: { todos: object }) => sent.push(JSON.stringify(all.todos)),
        }),
      },
    });
    const store = create(HomeStore);
    const todo = { id: 1, title: 'a', done: false };
    patchState(unprotected(store), addEntity(todo));
    TestBed.tick();
    expect(sent.at(-1)).toContain('"title":"a"');
    expect(create(HomeStore).entities()).toEqual([todo]);
    store.undo();
    expect(store.ids()).toEqual([]);
    store.redo();
    expect(store.ids()).toEqual([1]);
    expect(store.loading()).toBe(false);
    patchState(unprotected(store), setLoading());
    expect(store.loading()).toBe(true);
    patchState(unprotected(store), setError('offline'));
    expect(store.error()).toBe('offline');
  });
});

describe('/docs/getting-started, names', () => {
  it('with a collection, loading and entities become todosLoading and todosEntities (#how-names-work)', () => {
    const Store = signalStore(
      withEntities({ entity: {} as { id: number }, collection: 'todos' }),
      withCallState({ collection: 'todos' }),
    );
    expect(Object.keys(create(Store))).toEqual(
      expect.arrayContaining(['todosLoading', 'todosEntities']),
    );
  });
});

describe('/docs/extensions', () => {
  it('a store with several extensions (#a-store-with-several-extensions)', async () => {
    type Todos = { todosLoading(): boolean; canUndo(): boolean; resetState(): void };
    const store = create(await sample<Todos>('extensions', 'TodoStore'));
    expect([store.todosLoading(), store.canUndo()]).toEqual([false, false]);
    expect(() => store.resetState()).not.toThrow();
  });

  it.each(['withResource', 'withEntityResources', 'mapToResource'])(
    'the library marks %s as experimental (#choose-by-purpose)',
    (name) => {
      expect(isTagged('@experimental', name)).toBe(true);
    },
  );
});

describe('/docs/with-redux, deprecation', () => {
  it('only createEffects is marked as deprecated', () => {
    const tagged = ['withRedux', 'createReducer', 'createEffects'].filter((name) =>
      isTagged('@deprecated', name),
    );
    expect(tagged).toEqual(['createEffects']);
  });
});

describe('/docs/changes, marks', () => {
  it.each(['withFeatureFactory', 'patchState', 'clearStack', 'storage'])(
    'the library marks %s as deprecated',
    (name) => {
      expect(isTagged('@deprecated', name)).toBe(true);
    },
  );

  it('clearStack() still exists', () => {
    expect(toolkit.withUndoRedo).toBeTypeOf('function');
    const store = create(signalStore(withState({ v: 0 }), toolkit.withUndoRedo()));
    expect(() => store.clearStack()).not.toThrow();
  });
});

describe('/docs/faq, stores', () => {
  it('a signal of a nested property exists only while the object around it does (#why-does-storeusername-throw-is-not-a-function)', () => {
    const Store = signalStore(
      { protectedState: false },
      withState({ user: undefined as { name: string } | undefined }),
    );
    const store = create(Store);
    // @ts-expect-error TS2339: TypeScript reports the optional property.
    const name = () => store.user.name();
    expect(name).toThrow('is not a function');
    patchState(store, { user: { name: 'Ada' } });
    expect(name()).toBe('Ada');
  });

  it('toObservable() emits once per tick, watchState() for every change (#how-do-i-get-an-observable-from-a-stores-signal)', () => {
    const Store = signalStore({ protectedState: false }, withState({ v: 0 }));
    const store = create(Store);
    const emitted: number[] = [];
    const watched: number[] = [];
    TestBed.runInInjectionContext(() => {
      toObservable(store.v).subscribe((v) => emitted.push(v));
      watchState(store, ({ v }) => watched.push(v));
    });
    TestBed.tick();
    patchState(store, { v: 1 });
    patchState(store, { v: 2 });
    TestBed.tick();
    expect([emitted, watched]).toEqual([
      [0, 2],
      [0, 1, 2],
    ]);
  });

  it('signalStore() returns a class, and InstanceType is the type of a store (#what-is-the-type-of-a-store)', () => {
    const count = (store: InstanceType<typeof BasketStore>) => store.items().length;
    expect(count(create(BasketStore))).toBe(0);
  });

  it('stores as props replace a feature that would be used twice (#can-i-use-the-same-feature-twice-in-one-store)', () => {
    const store = create(ScoreStore);
    store.home.score();
    expect([store.home.goals(), store.guests.goals()]).toEqual([1, 0]);
  });
});

describe('/docs/faq, types', () => {
  it('the typings no longer import internal files of NgRx (#why-does-ts2307-cannot-find-module-ngrxsignalssrcsignal-store-models-appear)', () => {
    expect(declarations).toContain("from '@ngrx/store'");
    expect(declarations).not.toMatch(/@ngrx\/\w+\/src/);
  });

  it('entities without id are not accepted (#my-entities-have-no-id-property)', () => {
    const load = async () => [{ isoCode: 'AT' }];
    const build = () => [
      // @ts-expect-error TS2769: withEntityResources() requires id.
      withEntityResources(() => resource({ loader: load })),
    ];
    expect(build).toBeDefined();
  });
});
