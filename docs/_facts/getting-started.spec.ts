/// <reference types="vite/client" />
import * as toolkit from '@angular-architects/ngrx-toolkit';
import { describe, expect, it } from 'vitest';
import { BasketStore } from '#samples/getting-started/basket-store';
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
  it('the first store adds and empties', () => {
    const store = create(BasketStore);
    store.add('Apple');
    expect(store.items()).toEqual(['Apple']);
    store.resetState();
    expect(store.items()).toEqual([]);
  });

  it('toolkit 22 goes with Angular 22, NgRx 22 and RxJS 7; NgRx Store is optional', () => {
    expect(manifest?.version).toBe('22.0.0');
    const peers = Object.entries(manifest?.peerDependencies ?? {}).map(([name, range]) => [
      name,
      range.replace(/^[~^]?(\d+).*$/, '$1'),
    ]);
    expect(Object.fromEntries(peers)).toEqual({
      '@angular/core': '22',
      '@angular/common': '22',
      '@ngrx/signals': '22',
      '@ngrx/store': '22',
      rxjs: '7',
    });
    expect(manifest?.peerDependenciesMeta['@ngrx/store']?.optional).toBe(true);
  });
});

describe('/docs/faq', () => {
  it('unused features are left out of a bundle: the package has no side effects', () => {
    expect(manifest?.sideEffects).toBe(false);
  });

  it('the Redux connector is an entry point of its own', () => {
    expect(Object.keys(manifest?.exports ?? {})).toContain('./redux-connector');
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
