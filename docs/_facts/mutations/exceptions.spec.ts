import { provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { Component, computed } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { exhaustOp, httpMutation, mergeOp, rxMutation } from '@angular-architects/ngrx-toolkit';
import { config, NEVER, of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outcome } from '../settle';
import { boom, inContext, watchUnhandled } from './calls';

beforeEach(() =>
  TestBed.configureTestingModule({ providers: [provideHttpClient(), provideHttpClientTesting()] }),
);
afterEach(() => {
  config.onUnhandledError = null;
});

const throwNow = (): never => {
  throw new Error('sync');
};

describe('/docs/mutation-errors-and-operators, exceptions that end a mutation', () => {
  it('with exhaustOp, calls after an operation that throws resolve as aborted (#the-mutation-stays-pending-forever, /docs/faq#known-issues)', async () => {
    const unhandled = watchUnhandled();
    const mutation = inContext(() =>
      rxMutation({
        operation: (value: number) => (value ? of(value) : throwNow()),
        operator: exhaustOp,
      }),
    );
    expect(await outcome(mutation(0))).toBe('pending');
    expect(await outcome(mutation(1))).toEqual({ status: 'aborted' });
    await expect.poll(() => unhandled).toEqual([new Error('sync')]);
  });

  it('an operation that throws before it returns an Observable does not call onError (/docs/mutations#rxmutation)', async () => {
    const unhandled = watchUnhandled();
    const onError = vi.fn();
    const mutation = inContext(() => rxMutation({ operation: (_: void) => throwNow(), onError }));
    void mutation();
    await expect.poll(() => unhandled).toEqual([new Error('sync')]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('a call in a computed signal ends the mutation (#the-mutation-stays-pending-forever, /docs/faq#what-does-ng0600-writing-to-signals-is-not-allowed-mean)', async () => {
    const unhandled = watchUnhandled();
    const mutation = inContext(() => rxMutation((value: number) => of(value)));
    const call = computed(() => mutation(1))();
    expect(await outcome(call)).toBe('pending');
    expect(await outcome(mutation(2))).toBe('pending');
    expect(mutation.status()).toBe('idle');
    await expect.poll(() => String(unhandled)).toContain('NG0600');
  });

  it('a call in a template ends the mutation (#the-mutation-stays-pending-forever, /docs/faq#what-does-ng0600-writing-to-signals-is-not-allowed-mean)', async () => {
    const unhandled = watchUnhandled();
    const mutation = inContext(() => rxMutation((value: number) => of(value)));
    @Component({ selector: 'app-saver', template: '{{ save() }}' })
    class Saver {
      save = () => void mutation(1);
    }
    TestBed.createComponent(Saver).detectChanges();
    expect(await outcome(mutation(2))).toBe('pending');
    await expect.poll(() => String(unhandled)).toContain('NG0600');
  });

  it.each([
    ['an operation', { operation: (value: number) => (value ? NEVER : throwNow()) }],
    [
      'onError',
      { operation: (value: number) => (value ? NEVER : boom()), onError: () => throwNow() },
    ],
  ])(
    'with mergeOp, %s that throws aborts the calls that are running (#the-mutation-stays-pending-forever)',
    async (_, options) => {
      const unhandled = watchUnhandled();
      const mutation = inContext(() => rxMutation({ ...options, operator: mergeOp }));
      const running = mutation(1);
      void mutation(0);
      expect(await outcome(running)).toEqual({ status: 'aborted' });
      await expect.poll(() => unhandled).toEqual([new Error('sync')]);
    },
  );

  it('with mergeOp, a call in a computed signal cancels the requests that are running (#the-mutation-stays-pending-forever)', async () => {
    const unhandled = watchUnhandled();
    const mutation = inContext(() =>
      httpMutation({
        request: (_: void) => ({ url: '/api', method: 'POST' }),
        operator: mergeOp,
      }),
    );
    void mutation();
    const request = TestBed.inject(HttpTestingController).expectOne('/api');
    void computed(() => mutation())();
    expect(request.cancelled).toBe(true);
    await expect.poll(() => String(unhandled)).toContain('NG0600');
  });
});
