import '@angular/compiler';
import { HttpHandler, HttpRequest, HttpResponse } from '@angular/common/http';
import { Injector } from '@angular/core';
import { firstValueFrom, NEVER, type Observable, of, throwError } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { Calls } from './calls';
import type { Span } from './events';
import type { Store } from './stores';

/** The spans that are told, the last state of each. */
const spans = new Map<number, Span>();
const outcomes = () => [...spans.values()].map(({ label, outcome }) => [label, outcome]);
const follow = () => new Calls((span) => spans.set(span.id, span));

beforeEach(() => spans.clear());

/** The requests of an application whose backend answers so. */
function requests(answer: Observable<HttpResponse<unknown>>) {
  const handler: HttpHandler = { handle: () => answer };
  follow().followRequests(
    Injector.create({ providers: [{ provide: HttpHandler, useValue: handler }] }),
  );
  return handler.handle(new HttpRequest('GET', '/api/todos'));
}

test('a request whose answer has come has succeeded, also for who waits for nothing more', async () => {
  await firstValueFrom(requests(of(new HttpResponse())));
  expect(outcomes()).toEqual([['GET /api/todos', 'success']]);
});

test('a request that nobody waits for any more is aborted, one with an error has failed', () => {
  const request = requests(NEVER).subscribe();
  expect(outcomes()).toEqual([['GET /api/todos', undefined]]);
  request.unsubscribe();
  expect(outcomes()).toEqual([['GET /api/todos', 'aborted']]);

  requests(throwError(() => new Error('500'))).subscribe({ error: () => {} });
  expect(outcomes()).toEqual([['GET /api/todos', 'error']]);
});

test('a method that answers later says how it ended, and keeps its members', async () => {
  const save = async (result: unknown) => result;
  const store = { save: Object.assign(save, { isPending: false }) };
  let returned = 0;
  follow().followMethods(store as unknown as Store, () => returned++);
  await Promise.all([store.save('Ada'), store.save({ status: 'aborted' })]);
  expect(outcomes()).toEqual([
    ['save("Ada")', 'success'],
    ['save({ status: "aborted" })', 'aborted'],
  ]);
  expect([returned, store.save.isPending]).toEqual([2, false]);
});

test('while a method runs its name is known, that of the outermost', () => {
  const calls = follow();
  const seen: (string | undefined)[] = [];
  const store = {
    inner: () => seen.push(calls.running),
    outer: () => store.inner(),
  };
  calls.followMethods(store as unknown as Store, () => {});
  store.outer();
  expect([seen, calls.running]).toEqual([['outer()'], undefined]);
});
