import { provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { effect, untracked } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  concatOp,
  exhaustOp,
  httpMutation,
  mergeOp,
  rxMutation,
  switchOp,
} from '@angular-architects/ngrx-toolkit';
import { config, from, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settle } from '../settle';
import { controlled, inContext } from './calls';

beforeEach(() =>
  TestBed.configureTestingModule({ providers: [provideHttpClient(), provideHttpClientTesting()] }),
);
afterEach(() => {
  config.onUnhandledError = null;
});

describe('/docs/mutation-errors-and-operators, operators', () => {
  it('with mergeOp, a call without an emission resolves with the result of another call (#wrong-results-with-mergeop)', async () => {
    const { mutation, calls } = controlled(mergeOp);
    const [first, second] = [mutation(), mutation()];
    calls[0]?.next(5);
    calls[1]?.complete();
    expect(await second).toEqual({ status: 'success', value: 5 });
    calls[0]?.complete();
    expect(await first).toEqual({ status: 'aborted' });
  });

  it('concatOp is the default and queues (#operators-concatop-switchop-exhaustop-mergeop)', async () => {
    const { mutation, calls, answer } = controlled();
    const [first, second] = [mutation(), mutation()];
    expect(calls).toHaveLength(1);
    answer(0, 1);
    expect(await first).toEqual({ status: 'success', value: 1 });
    expect(calls).toHaveLength(2);
    answer(1, 2);
    expect(await second).toEqual({ status: 'success', value: 2 });
  });

  it('switchOp aborts the running call, which resolves as aborted (#operators-concatop-switchop-exhaustop-mergeop)', async () => {
    const { mutation, answer } = controlled(switchOp);
    const [first, second] = [mutation(), mutation()];
    expect(await first).toEqual({ status: 'aborted' });
    answer(1, 2);
    expect(await second).toEqual({ status: 'success', value: 2 });
  });

  it('a call that switchOp aborts resolves with its last value if it has emitted one (#operators-concatop-switchop-exhaustop-mergeop, #does-the-promise-of-a-mutation-reject, /docs/mutations#test-a-mutation)', async () => {
    const { mutation, calls, answer } = controlled(switchOp);
    const first = mutation();
    calls[0]?.next(1);
    const second = mutation();
    expect(await first).toEqual({ status: 'success', value: 1 });
    answer(1, 2);
    expect(await second).toEqual({ status: 'success', value: 2 });
  });

  it('switchOp aborts a running HTTP request, which has been sent (#operators-concatop-switchop-exhaustop-mergeop, #cancel-a-mutation)', () => {
    const mutation = inContext(() =>
      httpMutation({
        request: (_: void) => ({ url: '/c', method: 'POST' }),
        operator: switchOp,
      }),
    );
    mutation();
    const [request] = TestBed.inject(HttpTestingController).match('/c');
    mutation();
    expect(request?.cancelled).toBe(true);
  });

  it('switchOp cannot stop a promise (#operators-concatop-switchop-exhaustop-mergeop)', async () => {
    const finished: number[] = [];
    const send = async (id: number) => {
      await Promise.resolve();
      finished.push(id);
    };
    const mutation = inContext(() =>
      rxMutation({ operation: (id: number) => from(send(id)), operator: switchOp }),
    );
    const [first, second] = [mutation(1), mutation(2)];
    expect([(await first).status, (await second).status]).toEqual(['aborted', 'success']);
    expect(finished).toEqual([1, 2]);
  });

  it('exhaustOp refuses a call while another runs (#operators-concatop-switchop-exhaustop-mergeop, #does-the-promise-of-a-mutation-reject)', async () => {
    const { mutation, calls, answer } = controlled(exhaustOp);
    const [first, second] = [mutation(), mutation()];
    expect(await second).toEqual({ status: 'aborted' });
    answer(0, 1);
    expect(await first).toEqual({ status: 'success', value: 1 });
    expect(calls).toHaveLength(1);
  });

  it('mergeOp runs calls side by side, and stays pending until the last is done (#operators-concatop-switchop-exhaustop-mergeop)', async () => {
    const { mutation, calls, answer } = controlled(mergeOp);
    const [first, second] = [mutation(), mutation()];
    expect(calls).toHaveLength(2);
    answer(1, 2);
    expect(await second).toEqual({ status: 'success', value: 2 });
    expect([mutation.isPending(), mutation.value()]).toEqual([true, 2]);
    answer(0, 1);
    expect(await first).toEqual({ status: 'success', value: 1 });
    expect(mutation.isPending()).toBe(false);
  });

  it('mergeOp can report aborted for a call that emitted before another one ended (#wrong-results-with-mergeop, /docs/mutations#known-defects)', async () => {
    const { mutation, calls, answer } = controlled(mergeOp);
    const [first] = [mutation(), mutation()];
    calls[0]?.next(1);
    answer(1, 2);
    calls[0]?.complete();
    expect(await first).toEqual({ status: 'aborted' });
  });
});

describe('/docs/mutation-errors-and-operators, a failure and a success that overlap', () => {
  /**
   * Returns the statuses that an effect sees during two overlapping calls, the first of which
   * fails.
   */
  async function statusesOf(operator: typeof concatOp) {
    const { mutation, calls, answer } = controlled(operator);
    const statuses: string[] = [];
    inContext(() => effect(() => void statuses.push(mutation.status())));
    const [first] = [mutation(), mutation()];
    await settle();
    calls[0]?.error(new Error('x'));
    await settle();
    answer(1, 2);
    await settle();
    expect((await first).status).toBe('error');
    return [statuses, mutation.error()];
  }

  it.each([
    ['concatOp', concatOp],
    ['mergeOp', mergeOp],
  ])(
    'with %s, the status is never error (#a-success-hides-an-earlier-failure, #operators-concatop-switchop-exhaustop-mergeop, /docs/mutations#mutations, /docs/faq#known-issues)',
    async (_, operator) => {
      expect(await statusesOf(operator)).toEqual([['pending', 'success'], undefined]);
    },
  );

  it('with exhaustOp, the status is error (#a-success-hides-an-earlier-failure)', async () => {
    expect(await statusesOf(exhaustOp)).toEqual([['pending', 'error'], new Error('x')]);
  });
});

describe('/docs/mutation-errors-and-operators, a call in onSuccess of the same mutation', () => {
  /** Creates a mutation that calls itself once, with 2, when the call with 1 succeeds. */
  function chained(operator: typeof concatOp) {
    const requests: Subject<number>[] = [];
    const next: Promise<unknown>[] = [];
    const mutation = inContext(() =>
      rxMutation({
        operation: (_: number) => {
          const request = new Subject<number>();
          requests.push(request);
          return request;
        },
        onSuccess: (_, param) => void (param === 1 && next.push(mutation(2))),
        operator,
      }),
    );
    const answer = (index: number, value: number) => {
      requests[index]?.next(value);
      requests[index]?.complete();
    };
    return { mutation, requests, next, answer };
  }

  it('with switchOp, the saved call resolves as aborted, and a call that is canceled later resolves with the value of the first (#call-a-mutation-again-when-it-succeeds)', async () => {
    const { mutation, next, answer } = chained(switchOp);
    const first = mutation(1);
    answer(0, 11);
    expect(await first).toEqual({ status: 'aborted' });
    const third = mutation(3);
    expect(await next[0]).toEqual({ status: 'success', value: 11 });
    answer(2, 33);
    expect(await third).toEqual({ status: 'success', value: 33 });
  });

  it('with exhaustOp, the next call is refused, and nothing is sent (#call-a-mutation-again-when-it-succeeds)', async () => {
    const { mutation, requests, next, answer } = chained(exhaustOp);
    const first = mutation(1);
    answer(0, 11);
    expect(await first).toEqual({ status: 'success', value: 11 });
    expect(await next[0]).toEqual({ status: 'aborted' });
    expect(requests).toHaveLength(1);
  });

  it('with concatOp, the next call waits until the first has ended (#call-a-mutation-again-when-it-succeeds)', async () => {
    const { mutation, next, answer } = chained(concatOp);
    const first = mutation(1);
    answer(0, 11);
    expect(await first).toEqual({ status: 'success', value: 11 });
    answer(1, 22);
    expect(await next[0]).toEqual({ status: 'success', value: 22 });
  });

  it.each([
    ['switchOp', switchOp],
    ['exhaustOp', exhaustOp],
  ])(
    'with %s, a call after the promise has resolved is sent (#call-a-mutation-again-when-it-succeeds)',
    async (_, operator) => {
      const { mutation, calls, answer } = controlled(operator);
      const first = mutation();
      answer(0, 1);
      expect(await first).toEqual({ status: 'success', value: 1 });
      const second = mutation();
      expect(calls).toHaveLength(2);
      answer(1, 2);
      expect(await second).toEqual({ status: 'success', value: 2 });
    },
  );
});

describe('/docs/mutation-errors-and-operators, in an effect', () => {
  const LIMIT = 50;

  /**
   * Counts the runs of an effect that saves the same draft, until it stops or reaches the limit.
   */
  async function runsOf(operator: typeof concatOp, call: (save: () => void) => void) {
    let runs = 0;
    const { mutation, calls, answer } = controlled(operator);
    inContext(() =>
      effect(() => {
        if (runs++ < LIMIT) call(() => void mutation());
      }),
    );
    TestBed.tick();
    for (let index = 0; index < calls.length && calls.length < LIMIT; index++) {
      answer(index, 1);
      await settle();
    }
    return runs;
  }

  it.each([
    ['concatOp', concatOp],
    ['switchOp', switchOp],
    ['exhaustOp', exhaustOp],
    ['mergeOp', mergeOp],
  ])(
    'an effect that calls a mutation with %s runs endlessly, and once with untracked() (#autosave-in-an-effect, /docs/mutations#known-defects, /docs/faq#known-issues)',
    async (_, operator) => {
      expect(await runsOf(operator, (save) => save())).toBeGreaterThanOrEqual(LIMIT);
      expect(await runsOf(operator, untracked)).toBe(1);
    },
  );

  it.each([
    ['switchOp', switchOp],
    ['mergeOp', mergeOp],
  ])('with %s, this happens within one tick (#autosave-in-an-effect)', (_, operator) => {
    const { mutation, calls } = controlled(operator);
    inContext(() => effect(() => void (calls.length < LIMIT && mutation())));
    TestBed.tick();
    expect(calls).toHaveLength(LIMIT);
  });
});
