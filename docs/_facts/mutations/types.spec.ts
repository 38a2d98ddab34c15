import { provideHttpClient } from '@angular/common/http';
import { provideHttpClientTesting } from '@angular/common/http/testing';
import { TestBed } from '@angular/core/testing';
import { httpMutation, rxMutation, withMutations } from '@angular-architects/ngrx-toolkit';
import { signalStore } from '@ngrx/signals';
import { config, of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { create } from '../support';
import { inContext } from './calls';

beforeEach(() =>
  TestBed.configureTestingModule({ providers: [provideHttpClient(), provideHttpClientTesting()] }),
);
afterEach(() => {
  config.onUnhandledError = null;
});

describe('/docs/mutations, types', () => {
  it('the method of a store is a plain function: "store.save.isPending" does not exist (#edge-cases-and-errors, #what-it-adds-to-the-store, #storesaveispending-is-not-a-function)', () => {
    const store = create(
      signalStore(withMutations(() => ({ save: rxMutation((_: void) => of(1)) }))),
    );
    // @ts-expect-error TS2339: read saveIsPending() instead.
    expect(store.save.isPending).toBeUndefined();
    expectTypeOf(store.saveError()).toEqualTypeOf<Error | undefined>();
  });

  it('hasValue() does not narrow (#hasvalue-does-not-narrow-the-type)', async () => {
    const mutation = inContext(() => rxMutation((_: void) => of(1)));
    await mutation();
    if (mutation.hasValue()) expectTypeOf(mutation.value()).toEqualTypeOf<number | undefined>();
    expect(mutation.hasValue()).toBe(true);
  });

  it('the error is unknown, and no type parameter changes that (/docs/mutation-errors-and-operators#saveerror-is-not-an-error)', () => {
    const mutation = inContext(() => rxMutation((_: void) => of(1)));
    expectTypeOf(mutation.error()).toBeUnknown();
    // @ts-expect-error TS2558: there are two type parameters, for the parameter and the result.
    const build = () => rxMutation<void, number, Error>({ operation: () => of(1) });
    expect(build).toBeDefined();
  });

  it('url and method are required, and the result type comes from parse (/docs/http-mutation#edge-cases-and-errors, /docs/http-mutation#property-method-is-missing-ts2322, /docs/http-mutation#type-unknown-is-not-assignable-in-onsuccess)', () => {
    const build = () => [
      // @ts-expect-error TS2322: "Property 'method' is missing".
      httpMutation({ request: (_: void) => ({ url: '/x' }) }),
      httpMutation({
        request: (_: void) => ({ url: '/x', method: 'GET' }),
        // @ts-expect-error TS2322: "Type 'unknown' is not assignable".
        onSuccess: (_result: number) => undefined,
      }),
    ];
    expect(() => inContext(build)).not.toThrow();
  });

  it('a parameter without a type is required (#expected-1-arguments-but-got-0-ts2554)', () => {
    const mutation = inContext(() => rxMutation({ operation: () => of(1) }));
    // @ts-expect-error TS2554: "Expected 1 arguments, but got 0".
    const call = () => mutation();
    expect(call).toBeDefined();
  });
});
