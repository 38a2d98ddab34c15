import { provideHttpClient } from '@angular/common/http';
import { provideHttpClientTesting } from '@angular/common/http/testing';
import { createEnvironmentInjector, EnvironmentInjector } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  concatOp,
  exhaustOp,
  httpMutation,
  mergeOp,
  rxMutation,
  switchOp,
} from '@angular-architects/ngrx-toolkit';
import { concat, config, EMPTY, NEVER, of, Subject, throwError } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outcome } from '../settle';
import { boom, inContext, watchUnhandled } from './calls';

beforeEach(() =>
  TestBed.configureTestingModule({ providers: [provideHttpClient(), provideHttpClientTesting()] }),
);
afterEach(() => {
  config.onUnhandledError = null;
});

describe('/docs/mutation-errors-and-operators, results', () => {
  it('resolves with success and calls onSuccess with result and parameter (#does-the-promise-of-a-mutation-reject, /docs/mutations#rxmutation)', async () => {
    const onSuccess = vi.fn();
    const mutation = inContext(() =>
      rxMutation({ operation: (value: number) => of(value * 2), onSuccess }),
    );
    expect(mutation.status()).toBe('idle');
    expect(await mutation(2)).toEqual({ status: 'success', value: 4 });
    expect(onSuccess).toHaveBeenCalledWith(4, 2);
    expect([
      mutation.status(),
      mutation.value(),
      mutation.isSuccess(),
      mutation.hasValue(),
    ]).toEqual(['success', 4, true, true]);
  });

  it('calls onSuccess before the signals change (/docs/mutations#rxmutation)', async () => {
    const seen: unknown[] = [];
    const mutation = inContext(() =>
      rxMutation({
        operation: (value: number) => of(value),
        onSuccess: () => void seen.push(mutation.status(), mutation.value()),
      }),
    );
    await mutation(1);
    expect(seen).toEqual(['pending', undefined]);
    expect([mutation.status(), mutation.value()]).toEqual(['success', 1]);
  });

  it('never rejects: resolves with the error (#does-the-promise-of-a-mutation-reject)', async () => {
    const onError = vi.fn();
    const mutation = inContext(() => rxMutation({ operation: (_: number) => boom(), onError }));
    const result = await mutation(3);
    expect(result).toEqual({ status: 'error', error: new Error('boom') });
    expect(onError).toHaveBeenCalledWith(new Error('boom'), 3);
    expect(mutation.status()).toBe('error');
  });

  it('keeps the old error while a retry is pending; a success clears it (#edge-cases-and-errors, #the-old-error-stays-while-i-retry, /docs/mutations#members-of-a-standalone-mutation, /docs/mutations#known-defects)', async () => {
    const second = new Subject<number>();
    const operation = vi.fn().mockReturnValueOnce(boom()).mockReturnValueOnce(second);
    const mutation = inContext(() => rxMutation<void, number>({ operation }));
    await mutation();
    const retry = mutation();
    expect([mutation.status(), mutation.error()]).toEqual(['pending', new Error('boom')]);
    second.next(1);
    second.complete();
    await retry;
    expect(mutation.error()).toBeUndefined();
  });

  it('keeps the last value while the next call is pending; an error clears it (#the-old-error-stays-while-i-retry, /docs/mutations#members-of-a-standalone-mutation)', async () => {
    const second = new Subject<number>();
    const operation = vi.fn().mockReturnValueOnce(of(1)).mockReturnValueOnce(second);
    const mutation = inContext(() => rxMutation<void, number>({ operation }));
    await mutation();
    const next = mutation();
    expect([mutation.status(), mutation.value()]).toEqual(['pending', 1]);
    second.error(new Error('x'));
    await next;
    expect(mutation.value()).toBeUndefined();
  });

  it('counts as failed if onSuccess throws, and calls onError (#onsuccess-is-not-awaited, #does-the-promise-of-a-mutation-reject, /docs/mutations#rxmutation, /docs/http-mutation#options)', async () => {
    const onError = vi.fn();
    const mutation = inContext(() =>
      rxMutation({
        operation: (_: void) => of(1),
        onSuccess: () => {
          throw new Error('callback');
        },
        onError,
      }),
    );
    expect((await mutation()).status).toBe('error');
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('does not await an async onSuccess (#onsuccess-is-not-awaited)', async () => {
    let done = false;
    let finish = () => {};
    const mutation = inContext(() =>
      rxMutation({
        operation: (_: void) => of(1),
        onSuccess: async () => {
          await new Promise<void>((resolve) => {
            finish = resolve;
          });
          done = true;
        },
      }),
    );
    await mutation();
    expect(done).toBe(false);
    finish();
  });

  it('a stream without emission is aborted, but the status says success (#success-without-a-value, #does-the-promise-of-a-mutation-reject)', async () => {
    const mutation = inContext(() => rxMutation((_: void) => EMPTY));
    expect(await mutation()).toEqual({ status: 'aborted' });
    expect(mutation.status()).toBe('success');
  });

  it('after a failed call, one without emission leaves the status error (#success-without-a-value)', async () => {
    const operation = vi.fn().mockReturnValueOnce(boom()).mockReturnValueOnce(EMPTY);
    const mutation = inContext(() => rxMutation<void, number>({ operation }));
    await mutation();
    expect(await mutation()).toEqual({ status: 'aborted' });
    expect([mutation.status(), mutation.isSuccess()]).toEqual(['error', false]);
  });

  it('a falsy error leaves the status success (#success-without-a-value)', async () => {
    const mutation = inContext(() => rxMutation((_: void) => throwError(() => 0)));
    expect(await mutation()).toEqual({ status: 'error', error: 0 });
    expect(mutation.status()).toBe('success');
  });

  it('calls onSuccess for each emission and resolves with the last (#onsuccess-is-not-awaited, /docs/mutations#rxmutation)', async () => {
    const onSuccess = vi.fn();
    const mutation = inContext(() =>
      rxMutation({ operation: (_: void) => of(1, 2, 3), onSuccess }),
    );
    expect(await mutation()).toEqual({ status: 'success', value: 3 });
    expect(onSuccess).toHaveBeenCalledTimes(3);
  });
});

describe('/docs/mutation-errors-and-operators, calls that stay pending', () => {
  it('a stream that never completes stays pending, and with concatOp every later call too (#the-mutation-stays-pending-forever)', async () => {
    const mutation = inContext(() => rxMutation((_: void) => concat(of(1), NEVER)));
    expect(await outcome(mutation())).toBe('pending');
    expect(await outcome(mutation())).toBe('pending');
    expect([mutation.isPending(), mutation.value()]).toEqual([true, 1]);
  });

  it('if an operation throws, this call and all later ones never resolve (#the-mutation-stays-pending-forever, /docs/mutations#known-defects)', async () => {
    const unhandled = watchUnhandled();
    const operation = vi.fn((value: number) => {
      if (value === 0) throw new Error('sync');
      return of(value);
    });
    const mutation = inContext(() => rxMutation({ operation }));
    expect(await outcome(mutation(0))).toBe('pending');
    expect(await outcome(mutation(1))).toBe('pending');
    expect(operation).toHaveBeenCalledTimes(1);
    expect(mutation.isPending()).toBe(true);
    await expect.poll(() => unhandled).toEqual([new Error('sync')]);
  });

  it('a request function that throws leaves the mutation pending (#the-mutation-stays-pending-forever)', async () => {
    const unhandled = watchUnhandled();
    const mutation = inContext(() =>
      httpMutation({
        request: (_: void): { url: string; method: string } => {
          throw new Error('request');
        },
      }),
    );
    expect(await outcome(mutation())).toBe('pending');
    await expect.poll(() => unhandled).toEqual([new Error('request')]);
  });

  it.each([
    ['concatOp', concatOp],
    ['switchOp', switchOp],
    ['exhaustOp', exhaustOp],
    ['mergeOp', mergeOp],
  ])(
    'if onError throws with %s, the failed call counts as a success, and later calls never resolve (#the-mutation-stays-pending-forever, #success-without-a-value, #does-the-promise-of-a-mutation-reject, /docs/mutations#known-defects, /docs/faq#known-issues)',
    async (_, operator) => {
      const unhandled = watchUnhandled();
      const mutation = inContext(() =>
        rxMutation({
          operation: (value: number) => (value ? of(value) : boom()),
          onError: () => {
            throw new Error('callback');
          },
          operator,
        }),
      );
      expect(await mutation(0)).toEqual({ status: 'aborted' });
      expect([
        mutation.status(),
        mutation.isSuccess(),
        mutation.isPending(),
        mutation.error(),
      ]).toEqual(['success', true, false, undefined]);
      expect(await outcome(mutation(1))).toBe('pending');
      await expect.poll(() => unhandled).toEqual([new Error('callback')]);
    },
  );

  it('if onError throws after a failed call, the error of that call is kept (#success-without-a-value)', async () => {
    const unhandled = watchUnhandled();
    const onError = vi.fn().mockImplementationOnce(() => undefined);
    onError.mockImplementation(() => {
      throw new Error('callback');
    });
    const mutation = inContext(() =>
      rxMutation({ operation: (reason: string) => throwError(() => reason), onError }),
    );
    await mutation('first');
    expect(await mutation('second')).toEqual({ status: 'aborted' });
    expect([mutation.status(), mutation.error()]).toEqual(['error', 'first']);
    await expect.poll(() => unhandled).toEqual([new Error('callback')]);
  });

  it('throwError inside the stream does no harm (#the-mutation-stays-pending-forever)', async () => {
    const mutation = inContext(() => rxMutation((value: number) => (value ? of(value) : boom())));
    expect((await mutation(0)).status).toBe('error');
    expect((await mutation(1)).status).toBe('success');
  });

  it('when the owner is destroyed, a running call that has emitted resolves with its value (#does-the-promise-of-a-mutation-reject)', async () => {
    const injector = createEnvironmentInjector([], TestBed.inject(EnvironmentInjector));
    const mutation = rxMutation({ operation: (_: void) => concat(of(1), NEVER), injector });
    const running = mutation();
    injector.destroy();
    expect(await running).toEqual({ status: 'success', value: 1 });
  });

  it('when the owner is destroyed, the running call is aborted, and queued and new calls never resolve (#the-mutation-stays-pending-forever, #cancel-a-mutation)', async () => {
    const injector = createEnvironmentInjector([], TestBed.inject(EnvironmentInjector));
    const call = new Subject<number>();
    const mutation = rxMutation({ operation: (_: void) => call, injector });
    const [running, queued] = [mutation(), mutation()];
    injector.destroy();
    expect(await outcome(running)).toEqual({ status: 'aborted' });
    expect(await outcome(queued)).toBe('pending');
    expect(await outcome(mutation())).toBe('pending');
  });
});
