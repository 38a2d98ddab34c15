import '@angular/compiler';
import { HttpHandler, HttpRequest, HttpResponse } from '@angular/common/http';
import { Injector, runInInjectionContext } from '@angular/core';
import { exhaustOp, rxMutation } from '@angular-architects/ngrx-toolkit';
import { firstValueFrom, NEVER, type Observable, of, Subject, throwError } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { Calls } from './calls';
import type { Span } from './events';
import { follow } from './follow/follow';
import type { Store } from './stores';

/** The last state of each reported span. */
const spans = new Map<number, Span>();
const outcomes = () => [...spans.values()].map(({ label, outcome }) => [label, outcome]);
const createCalls = (onReturn = () => {}) =>
  new Calls((span) => spans.set(span.id, span), onReturn);

const started = () =>
  [...spans.values()].map(({ lane, label, begun, outcome = '' }) =>
    `${lane}: ${label} ${begun === undefined ? outcome : 'started'}`.trim(),
  );

beforeEach(() => spans.clear());

/** Creates an HTTP client whose backend gives this response. */
function requests(answer: Observable<HttpResponse<unknown>>) {
  const handler: HttpHandler = { handle: () => answer };
  createCalls().followRequests(
    Injector.create({ providers: [{ provide: HttpHandler, useValue: handler }] }),
  );
  return handler.handle(new HttpRequest('GET', '/api/todos'));
}

test('a request succeeds with its response, even if the subscriber only takes the response', async () => {
  await firstValueFrom(requests(of(new HttpResponse())));
  expect(outcomes()).toEqual([['GET /api/todos', 'success']]);
});

test('an unsubscribed request is aborted, and one with an error fails', () => {
  const request = requests(NEVER).subscribe();
  expect(outcomes()).toEqual([['GET /api/todos', undefined]]);
  request.unsubscribe();
  expect(outcomes()).toEqual([['GET /api/todos', 'aborted']]);

  requests(throwError(() => new Error('500'))).subscribe({ error: () => {} });
  expect(outcomes()).toEqual([['GET /api/todos', 'error']]);
});

test('an async method reports its outcome, and keeps its members', async () => {
  const save = async (result: unknown) => result;
  const store = { save: Object.assign(save, { isPending: false }) };
  let returned = 0;
  createCalls(() => returned++).followMethods(store as unknown as Store);
  await Promise.all([store.save('Ada'), store.save({ status: 'aborted' })]);
  expect(outcomes()).toEqual([
    ['save("Ada")', 'success'],
    ['save({ status: "aborted" })', 'aborted'],
  ]);
  expect([returned, store.save.isPending]).toEqual([2, false]);
});

test('the outermost running method is known', () => {
  const calls = createCalls();
  const seen: (string | undefined)[] = [];
  const store = {
    inner: () => seen.push(calls.running),
    outer: () => store.inner(),
  };
  calls.followMethods(store as unknown as Store);
  store.outer();
  expect([seen, calls.running]).toEqual([['outer()'], undefined]);
});

test('a waiting call reports the start of its work, and a refused one never does', async () => {
  const answers = new Map<number, Subject<number>>();
  const operation = (number: number) => {
    const answer = new Subject<number>();
    answers.set(number, answer);
    return answer;
  };
  const mutation = follow('rxMutation', rxMutation);
  const exhaust = follow('exhaustOp', exhaustOp);
  const store = runInInjectionContext(Injector.create({ providers: [] }), () => ({
    queue: mutation({ operation }),
    once: mutation({ operation, operator: exhaust }),
  }));
  createCalls().followMethods(store as unknown as Store);
  store.queue(1);
  store.queue(2);
  expect(started()).toEqual([
    'queue with concatOp: queue(1) started',
    'queue with concatOp: queue(2)',
  ]);
  answers.get(1)?.complete();
  expect(started()[1]).toBe('queue with concatOp: queue(2) started');
  store.once(3);
  await store.once(4);
  expect(started().slice(2)).toEqual([
    'once with exhaustOp: once(3) started',
    'once with exhaustOp: once(4) aborted',
  ]);
});

test('an unhandled rejection is still reported as unhandled', async () => {
  const error = new Error('offline');
  const store = { load: () => Promise.reject(error) };
  createCalls().followMethods(store as unknown as Store);
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  const unhandled = new Promise((resolve) => process.once('unhandledRejection', resolve));
  void store.load();
  expect(await unhandled).toBe(error);
  for (const other of others) process.on('unhandledRejection', other);
  expect(outcomes()).toEqual([['load()', 'error']]);
});

test('a store is not followed twice', async () => {
  const store = { save: async () => {} };
  let returned = 0;
  const calls = createCalls(() => returned++);
  calls.followMethods(store as unknown as Store);
  calls.followMethods(store as unknown as Store);
  await store.save();
  expect([outcomes(), returned]).toEqual([[['save()', 'success']], 1]);
});
