import { HttpErrorResponse, HttpEventType, provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { createEnvironmentInjector, EnvironmentInjector, Injector, resource } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  concatOp,
  exhaustOp,
  type HttpMutation,
  httpMutation,
  mergeOp,
  rxMutation,
  switchOp,
  withCallState,
  withLocalStorage,
  withMutations,
  withReset,
  withResource,
  withStorageSync,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import {
  getState,
  patchState,
  signalStore,
  withMethods,
  withProps,
  withState,
} from '@ngrx/signals';
import { concat, config, EMPTY, NEVER, of, Subject, throwError } from 'rxjs';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { AddTodo } from '#samples/mutations/add-todo';
import { sample } from './sample';
import { outcome, settle } from './settle';
import { create, watchWarnings } from './support';

const inContext = <Value>(make: () => Value): Value => TestBed.runInInjectionContext(make);
const boom = () => throwError(() => new Error('boom'));

/** A mutation whose calls the test answers one by one. */
function controlled(operator = concatOp) {
  const calls: Subject<number>[] = [];
  const mutation = inContext(() =>
    rxMutation({
      operation: (_: void) => {
        const call = new Subject<number>();
        calls.push(call);
        return call;
      },
      operator,
    }),
  );
  const answer = (index: number, value: number) => {
    calls[index]?.next(value);
    calls[index]?.complete();
  };
  return { mutation, calls, answer };
}

/** What RxJS reports because nobody catches it; it does so in a task of its own. */
function watchUnhandled(): unknown[] {
  const errors: unknown[] = [];
  config.onUnhandledError = (error) => errors.push(error);
  return errors;
}

beforeEach(() =>
  TestBed.configureTestingModule({ providers: [provideHttpClient(), provideHttpClientTesting()] }),
);
afterEach(() => {
  config.onUnhandledError = null;
});

describe('/docs/mutations, the members', () => {
  const Store = signalStore(
    withState({ count: 0 }),
    withMutations((store) => ({
      save: rxMutation({
        operation: (count: number) => of(count),
        onSuccess: (count) => patchState(store, { count }),
      }),
      upload: httpMutation((_: void) => ({ url: '/x', method: 'POST' })),
    })),
  );

  it('withMutations adds the method and three signals for each mutation, nothing else', () => {
    const store = create(Store);
    expect(Object.keys(store).sort()).toEqual([
      'count',
      ...['save', 'saveError', 'saveIsPending', 'saveStatus'],
      ...['upload', 'uploadError', 'uploadIsPending', 'uploadStatus'],
    ]);
    expect(Object.keys(store.save)).toEqual([]);
  });

  it('the factory gets a store that can be patched; the signals are not state', async () => {
    const store = create(Store);
    expect(store.saveStatus()).toBe('idle');
    expect(await store.save(4)).toEqual({ status: 'success', value: 4 });
    expect(store.saveStatus()).toBe('success');
    expect(getState(store)).toEqual({ count: 4 });
  });

  it('a mutation in withProps or withMethods keeps all its signals', async () => {
    const Kept = signalStore(
      withProps(() => ({ one: rxMutation((value: number) => of(value)) })),
      withMethods(() => ({ two: rxMutation((value: number) => of(value)) })),
    );
    const store = create(Kept);
    await Promise.all([store.one(1), store.two(2)]);
    expect([store.one.value(), store.two.value(), store.one.isSuccess()]).toEqual([1, 2, true]);
  });

  it('holds in saveError whatever was thrown', async () => {
    const Failing = signalStore(
      withMutations(() => ({ save: rxMutation((_: void) => throwError(() => 'a string')) })),
    );
    const store = create(Failing);
    await store.save();
    expect(store.saveError()).toBe('a string');
  });

  it('can reload a resource of the store in onSuccess', async () => {
    const loader = vi.fn(async () => 1);
    const Reloading = signalStore(
      withResource(() => ({ books: resource({ loader }) })),
      withMutations((store) => ({
        remove: rxMutation({
          operation: (_: void) => of(true),
          onSuccess: () => void store._booksReload(),
        }),
      })),
    );
    const store = create(Reloading);
    await settle();
    await store.remove();
    await settle();
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('clashes with a call state of equal name', () => {
    const warnings = watchWarnings();
    create(
      signalStore(
        withCallState({ collection: 'todos' }),
        withMutations(() => ({ todos: rxMutation((_: void) => of(1)) })) as never,
      ),
    );
    expect(warnings.join()).toContain('SignalStore members cannot be overridden');
  });
});

describe('/docs/mutations, results', () => {
  it('resolves with success and calls onSuccess with result and parameter', async () => {
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

  it('never rejects: resolves with the error', async () => {
    const onError = vi.fn();
    const mutation = inContext(() => rxMutation({ operation: (_: number) => boom(), onError }));
    const result = await mutation(3);
    expect(result).toEqual({ status: 'error', error: new Error('boom') });
    expect(onError).toHaveBeenCalledWith(new Error('boom'), 3);
    expect(mutation.status()).toBe('error');
  });

  it('keeps the old error while a retry is pending; a success clears it', async () => {
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

  it('keeps the last value while the next call is pending; an error clears it', async () => {
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

  it('counts as failed if onSuccess throws, and calls onError', async () => {
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

  it('does not await an async onSuccess', async () => {
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

  it('a stream without emission is aborted, but the status says success', async () => {
    const mutation = inContext(() => rxMutation((_: void) => EMPTY));
    expect(await mutation()).toEqual({ status: 'aborted' });
    expect(mutation.status()).toBe('success');
  });

  it('a falsy error leaves the status success', async () => {
    const mutation = inContext(() => rxMutation((_: void) => throwError(() => 0)));
    expect(await mutation()).toEqual({ status: 'error', error: 0 });
    expect(mutation.status()).toBe('success');
  });

  it('calls onSuccess for each emission and resolves with the last', async () => {
    const onSuccess = vi.fn();
    const mutation = inContext(() =>
      rxMutation({ operation: (_: void) => of(1, 2, 3), onSuccess }),
    );
    expect(await mutation()).toEqual({ status: 'success', value: 3 });
    expect(onSuccess).toHaveBeenCalledTimes(3);
  });
});

describe('/docs/mutations, what stays pending', () => {
  it('a stream that never completes, and with concatOp every later call', async () => {
    const mutation = inContext(() => rxMutation((_: void) => concat(of(1), NEVER)));
    expect(await outcome(mutation())).toBe('still open');
    expect(await outcome(mutation())).toBe('still open');
    expect(mutation.isPending()).toBe(true);
  });

  it('an operation that throws: this call and all later ones never resolve', async () => {
    const unhandled = watchUnhandled();
    const operation = vi.fn((value: number) => {
      if (value === 0) throw new Error('sync');
      return of(value);
    });
    const mutation = inContext(() => rxMutation({ operation }));
    expect(await outcome(mutation(0))).toBe('still open');
    expect(await outcome(mutation(1))).toBe('still open');
    expect(operation).toHaveBeenCalledTimes(1);
    expect(mutation.isPending()).toBe(true);
    await expect.poll(() => unhandled).toEqual([new Error('sync')]);
  });

  it('a request function that throws', async () => {
    const unhandled = watchUnhandled();
    const mutation = inContext(() =>
      httpMutation({
        request: (_: void): { url: string; method: string } => {
          throw new Error('request');
        },
      }),
    );
    expect(await outcome(mutation())).toBe('still open');
    await expect.poll(() => unhandled).toEqual([new Error('request')]);
  });

  it('onError that throws ends the mutation: later calls never resolve', async () => {
    const unhandled = watchUnhandled();
    const mutation = inContext(() =>
      rxMutation({
        operation: (value: number) => (value ? of(value) : boom()),
        onError: () => {
          throw new Error('callback');
        },
      }),
    );
    await outcome(mutation(0));
    expect(await outcome(mutation(1))).toBe('still open');
    await expect.poll(() => unhandled).toEqual([new Error('callback')]);
  });

  it('throwError inside the stream does no harm', async () => {
    const mutation = inContext(() => rxMutation((value: number) => (value ? of(value) : boom())));
    expect((await mutation(0)).status).toBe('error');
    expect((await mutation(1)).status).toBe('success');
  });

  it('a destroyed owner: the running call is aborted, queued and new calls never resolve', async () => {
    const injector = createEnvironmentInjector([], TestBed.inject(EnvironmentInjector));
    const call = new Subject<number>();
    const mutation = rxMutation({ operation: (_: void) => call, injector });
    const [running, queued] = [mutation(), mutation()];
    injector.destroy();
    expect(await outcome(running)).toEqual({ status: 'aborted' });
    expect(await outcome(queued)).toBe('still open');
    expect(await outcome(mutation())).toBe('still open');
  });
});

describe('/docs/mutations, operators', () => {
  it('concatOp is the default and queues', async () => {
    const { mutation, calls, answer } = controlled();
    const [first, second] = [mutation(), mutation()];
    expect(calls).toHaveLength(1);
    answer(0, 1);
    expect(await first).toEqual({ status: 'success', value: 1 });
    expect(calls).toHaveLength(2);
    answer(1, 2);
    expect(await second).toEqual({ status: 'success', value: 2 });
  });

  it('switchOp cancels the running call, which resolves as aborted', async () => {
    const { mutation, answer } = controlled(switchOp);
    const [first, second] = [mutation(), mutation()];
    expect(await first).toEqual({ status: 'aborted' });
    answer(1, 2);
    expect(await second).toEqual({ status: 'success', value: 2 });
  });

  it('switchOp cancels a running HTTP request', () => {
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

  it('exhaustOp refuses a call while another runs', async () => {
    const { mutation, calls, answer } = controlled(exhaustOp);
    const [first, second] = [mutation(), mutation()];
    expect(await second).toEqual({ status: 'aborted' });
    answer(0, 1);
    expect(await first).toEqual({ status: 'success', value: 1 });
    expect(calls).toHaveLength(1);
  });

  it('mergeOp runs calls side by side, and stays pending until the last is done', async () => {
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

  it('mergeOp can report aborted for a call that emitted before another one ended', async () => {
    const { mutation, calls, answer } = controlled(mergeOp);
    const [first] = [mutation(), mutation()];
    calls[0]?.next(1);
    answer(1, 2);
    calls[0]?.complete();
    expect(await first).toEqual({ status: 'aborted' });
  });
});

describe('/docs/mutations, httpMutation', () => {
  const controller = () => TestBed.inject(HttpTestingController);

  it('sends the request as JSON and resolves with the parsed response', async () => {
    const mutation = inContext(() =>
      httpMutation({
        request: (id: number) => ({
          url: `/x/${id}`,
          method: 'POST',
          body: { id },
          params: { q: 1 },
          headers: { 'X-A': 'b' },
        }),
        parse: (response) => ({ parsed: response }),
      }),
    );
    const result = mutation(1);
    const { request, flush } = (() => {
      const call = controller().expectOne('/x/1?q=1');
      return { request: call.request, flush: call.flush.bind(call) };
    })();
    expect([request.method, request.responseType, request.reportProgress]).toEqual([
      'POST',
      'json',
      false,
    ]);
    expect([request.headers.get('X-A'), request.body]).toEqual(['b', { id: 1 }]);
    flush({ ok: true });
    expect(await result).toEqual({ status: 'success', value: { parsed: { ok: true } } });
  });

  it('fills progress, headers and status code, and empties them at the next call', async () => {
    const mutation = inContext(() =>
      httpMutation((_: void) => ({ url: '/up', method: 'POST', reportProgress: true })),
    );
    const result = mutation();
    const call = controller().expectOne('/up');
    expect(call.request.reportProgress).toBe(true);
    call.event({ type: HttpEventType.UploadProgress, loaded: 5, total: 10 });
    expect(mutation.uploadProgress()?.loaded).toBe(5);
    call.event({ type: HttpEventType.DownloadProgress, loaded: 1, total: 2 });
    expect(mutation.downloadProgress()?.loaded).toBe(1);
    call.flush({}, { status: 201, statusText: 'Created', headers: { 'X-A': 'b' } });
    await result;
    expect([mutation.statusCode(), mutation.headers()?.get('X-A')]).toEqual(['201', 'b']);
    mutation();
    expect([
      mutation.statusCode(),
      mutation.headers(),
      mutation.uploadProgress(),
      mutation.downloadProgress(),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('leaves status code and headers undefined on an error, which is an HttpErrorResponse', async () => {
    const mutation = inContext(() => httpMutation((_: void) => ({ url: '/e', method: 'POST' })));
    const result = mutation();
    controller().expectOne('/e').flush('bad', { status: 422, statusText: 'No' });
    const settled = await result;
    expect(settled.status === 'error' && settled.error).toBeInstanceOf(HttpErrorResponse);
    expect([mutation.statusCode(), mutation.headers()]).toEqual([undefined, undefined]);
  });

  it('ends with an error if parse throws', async () => {
    const mutation = inContext(() =>
      httpMutation({
        request: (_: void) => ({ url: '/p', method: 'POST' }),
        parse: () => {
          throw new Error('parse');
        },
      }),
    );
    const result = mutation();
    controller().expectOne('/p').flush({});
    expect(await result).toEqual({ status: 'error', error: new Error('parse') });
  });

  it('reads text or blobs with responseType', async () => {
    const mutation = inContext(() =>
      httpMutation((_: void) => ({ url: '/t', method: 'POST', responseType: 'text' })),
    );
    const result = mutation();
    const call = controller().expectOne('/t');
    expect(call.request.responseType).toBe('text');
    call.flush('plain');
    expect(await result).toEqual({ status: 'success', value: 'plain' });
  });

  it('needs an injection context; an injector is enough for rxMutation only', () => {
    const injector = TestBed.inject(Injector);
    expect(() => rxMutation((_: void) => of(1))).toThrow(/NG0203/);
    expect(() => rxMutation({ operation: (_: void) => of(1), injector })).not.toThrow();
    expect(() =>
      httpMutation({ request: (_: void) => ({ url: '/', method: 'POST' }), injector }),
    ).toThrow(/NG0203/);
  });
});

describe('/docs/mutations, types', () => {
  it('the method of a store is a plain function: "store.save.isPending" does not exist', () => {
    const store = create(
      signalStore(withMutations(() => ({ save: rxMutation((_: void) => of(1)) }))),
    );
    // @ts-expect-error TS2339: read saveIsPending() instead.
    expect(store.save.isPending).toBeUndefined();
    expectTypeOf(store.saveError()).toEqualTypeOf<Error | undefined>();
  });

  it('hasValue() does not narrow', async () => {
    const mutation = inContext(() => rxMutation((_: void) => of(1)));
    await mutation();
    if (mutation.hasValue()) expectTypeOf(mutation.value()).toEqualTypeOf<number | undefined>();
    expect(mutation.hasValue()).toBe(true);
  });

  it('url and method are required, and the result type comes from parse', () => {
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

  it('a parameter without a type has to be given', () => {
    const mutation = inContext(() => rxMutation({ operation: () => of(1) }));
    // @ts-expect-error TS2554: "Expected 1 arguments, but got 0".
    const call = () => mutation();
    expect(call).toBeDefined();
  });
});

describe('/docs/mutations, samples', () => {
  const http = () => TestBed.inject(HttpTestingController);

  it('update at once and roll back on failure', async () => {
    type Likes = { like(): Promise<void>; likes(): number };
    const store = create(await sample<Likes>('mutations', 'LikeStore'));
    const failing = store.like();
    expect(store.likes()).toBe(1);
    http().expectOne('/api/likes').flush('no', { status: 500, statusText: 'No' });
    await failing;
    expect(store.likes()).toBe(0);
    const saving = store.like();
    http().expectOne('/api/likes').flush(null);
    await saving;
    expect(store.likes()).toBe(1);
  });

  it('check the response: what is no order ends with an error', async () => {
    type Orders = { place(articles: number[]): Promise<{ status: string; value?: unknown }> };
    const api = create(await sample<Orders>('mutations', 'OrderApi'));
    const bad = api.place([1]);
    http().expectOne('/api/orders').flush({});
    expect(await bad).toEqual({ status: 'error', error: new Error('The server sent no order') });
    const good = api.place([1]);
    http().expectOne('/api/orders').flush({ id: '7' });
    expect(await good).toEqual({ status: 'success', value: { id: 7 } });
  });

  it('calls without an argument', async () => {
    const session = create(await sample<{ end(): Promise<void> }>('mutations', 'Session'));
    const done = session.end();
    await expect
      .poll(() =>
        http()
          .match('/api/session')
          .map((call) => call.flush(null)),
      )
      .toHaveLength(1);
    await done;
  });

  it('value and status code of a mutation in withProps can be read from the store', async () => {
    type Uploads = {
      upload: HttpMutation<File, unknown>;
      uploadedUrl(): string | undefined;
    };
    const store = create(await sample<Uploads>('mutations', 'UploadStore'));
    const done = store.upload(new File(['x'], 'x'));
    const call = http().expectOne('/api/files');
    call.flush({ url: '/x' }, { status: 201, statusText: 'Created' });
    await done;
    expect([store.uploadedUrl(), store.upload.statusCode()]).toEqual(['/x', '201']);
  });

  it('reloads the books after one is removed', async () => {
    type Books = { removeBook(id: number): Promise<unknown> };
    const store = create(await sample<Books>('mutations', 'BookStore'));
    TestBed.tick();
    http().expectOne('/api/books').flush([]);
    await settle();
    const removed = store.removeBook(1);
    http().expectOne('/api/books/1').flush(null);
    await removed;
    TestBed.tick();
    http().expectOne('/api/books');
  });

  it('retries twice', async () => {
    type Sync = { push(changes: string[]): Promise<{ status: string }> };
    const sync = create(await sample<Sync>('mutations', 'Sync'));
    const done = sync.push(['x']);
    for (let attempt = 0; attempt < 3; attempt++) {
      http().expectOne('/api/sync').flush('no', { status: 500, statusText: 'No' });
    }
    expect((await done).status).toBe('error');
  });

  it('a click during a running call is refused by exhaustOp', async () => {
    const running = new Subject<number>();
    const api = TestBed.inject(await sample<{ add(): Subject<number> }>('mutations', 'CounterApi'));
    vi.spyOn(api, 'add').mockReturnValue(running);
    type Counter = { increment(step: number): Promise<unknown>; counter(): number };
    const store = create(await sample<Counter>('mutations', 'CounterStore'));
    const calls = [store.increment(2), store.increment(2)];
    expect(await calls[1]).toEqual({ status: 'aborted' });
    running.next(2);
    running.complete();
    expect(await calls[0]).toEqual({ status: 'success', value: 2 });
    expect(store.counter()).toBe(2);
  });
});

describe('/docs/mutations, what else it states', () => {
  it('reset, storage and undo do not see the status signals, but what onSuccess patches', async () => {
    const Store = signalStore(
      withState({ v: 0 }),
      withReset(),
      withStorageSync('k', withLocalStorage()),
      withMutations((store) => ({
        save: rxMutation({
          operation: (v: number) => of(v),
          onSuccess: (v) => patchState(store, { v }),
        }),
      })),
      withUndoRedo({ keys: ['v'] }),
    );
    const store = create(Store);
    await store.save(4);
    expect(localStorage.getItem('k')).toBe('{"v":4}');
    store.undo();
    expect([store.v(), store.saveStatus()]).toEqual([0, 'success']);
    store.resetState();
    expect(store.saveStatus()).toBe('success');
  });
});

describe('/docs/mutations, components', () => {
  const http = () => TestBed.inject(HttpTestingController);

  it('the button of the minimal example is disabled while pending, and a failure is shown', async () => {
    const fixture = TestBed.createComponent(AddTodo);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const button = element.querySelector('button');
    button?.click();
    fixture.detectChanges();
    expect(button?.disabled).toBe(true);
    http().expectOne('/api/todos').flush('no', { status: 500, statusText: 'No' });
    await fixture.whenStable();
    expect(button?.disabled).toBe(false);
    expect(element.querySelector('[role=alert]')?.textContent).toBe('Saving failed.');
  });

  it('a mutation without a store shows what was saved', async () => {
    const fixture = TestBed.createComponent(await sample<object>('mutations', 'ProfileForm'));
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    element.querySelector('button')?.click();
    http().expectOne('/api/profile').flush({ name: 'Ada' });
    await fixture.whenStable();
    expect(element.textContent).toContain('Saved as Ada.');
  });

  it('upload progress is shown in per cent', async () => {
    type Upload = { start(files: File[]): void; percent(): number };
    const fixture = TestBed.createComponent(await sample<Upload>('mutations', 'Upload'));
    fixture.componentInstance.start([new File(['x'], 'x')]);
    const call = http().expectOne('/api/files');
    call.event({ type: HttpEventType.UploadProgress, loaded: 5, total: 20 });
    expect(fixture.componentInstance.percent()).toBe(25);
    call.flush({});
  });
});
