import { XhrFactory } from '@angular/common';
import {
  HttpClient,
  HttpContext,
  HttpContextToken,
  HttpErrorResponse,
  HttpEventType,
  type HttpInterceptorFn,
  provideHttpClient,
  withInterceptors,
  withXhr,
} from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { Injector } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  type HttpMutationRequest,
  httpMutation,
  rxMutation,
} from '@angular-architects/ngrx-toolkit';
import { config, of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LastTodoStore } from '#samples/http-mutation/todo-client';
import { create } from '../support';
import { inContext } from './calls';

/** An upload that has sent one of two bytes. */
class UploadingRequest extends EventTarget {
  readonly upload = new EventTarget();
  open() {}
  setRequestHeader() {}
  send() {
    const progress = { lengthComputable: true, loaded: 1, total: 2 };
    this.upload.dispatchEvent(Object.assign(new Event('progress'), progress));
  }
}

beforeEach(() =>
  TestBed.configureTestingModule({ providers: [provideHttpClient(), provideHttpClientTesting()] }),
);
afterEach(() => {
  config.onUnhandledError = null;
});

describe('/docs/http-mutation', () => {
  const controller = () => TestBed.inject(HttpTestingController);

  it('needs no provideHttpClient() with this version of Angular (#no-provider-for-httpclient)', () => {
    TestBed.resetTestingModule();
    expect(TestBed.inject(HttpClient)).toBeInstanceOf(HttpClient);
    expect(() =>
      inContext(() => httpMutation((id: number) => ({ method: 'GET', url: `/x/${id}` }))),
    ).not.toThrow();
  });

  it('sends the request as JSON and resolves with the parsed response (#options, #the-request)', async () => {
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

  it('fills progress, headers and status code, and empties them at the next call (#what-httpmutation-returns)', async () => {
    const mutation = inContext(() =>
      httpMutation((_: void) => ({
        url: '/up',
        method: 'POST',
        reportUploadProgress: true,
        reportDownloadProgress: true,
      })),
    );
    const result = mutation();
    const call = controller().expectOne('/up');
    const { reportUploadProgress, reportDownloadProgress } = call.request;
    expect([reportUploadProgress, reportDownloadProgress]).toEqual([true, true]);
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

  it('an upload with progress fails, unless withXhr() is provided; the deprecated option reports nothing (#show-upload-progress, #what-httpmutation-returns)', async () => {
    const upload = (option: 'reportUploadProgress' | 'reportProgress') =>
      inContext(() =>
        httpMutation((_: void) => ({ url: '/up', method: 'POST', body: 'ab', [option]: true })),
      );
    TestBed.resetTestingModule();
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ id: 1 }));
    onTestFinished(() => fetched.mockRestore());
    expect(await upload('reportUploadProgress')()).toMatchObject({
      status: 'error',
      error: { error: { message: expect.stringContaining('NG02824') } },
    });
    const deprecated = upload('reportProgress');
    expect(await deprecated()).toEqual({ status: 'success', value: { id: 1 } });
    expect(deprecated.uploadProgress()).toBeUndefined();

    TestBed.resetTestingModule().configureTestingModule({
      providers: [
        provideHttpClient(withXhr()),
        { provide: XhrFactory, useValue: { build: () => new UploadingRequest() } },
      ],
    });
    const byXhr = upload('reportUploadProgress');
    void byXhr();
    expect(byXhr.uploadProgress()?.loaded).toBe(1);
  });

  it('a request that takes too long ends with an error (#the-request, /docs/mutation-errors-and-operators#retry-delay-or-time-out)', async () => {
    TestBed.resetTestingModule();
    const never: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(never);
    onTestFinished(() => fetched.mockRestore());
    const slow = inContext(() =>
      httpMutation((_: void) => ({ url: '/slow', method: 'POST', timeout: 1 })),
    );
    expect(await slow()).toMatchObject({
      status: 'error',
      error: { status: 0, error: { name: 'TimeoutError' } },
    });
  });

  it('TypeScript accepts unknown properties of the request, unless the function declares a return type (#the-request)', () => {
    const passed = {
      timeout: 5,
      referrer: '/a',
      referrerPolicy: 'origin',
      integrity: 'sha',
    } as const;
    const mutation = inContext(() =>
      httpMutation((_: void) => ({ url: '/passed', method: 'POST', ...passed })),
    );
    void mutation();
    expect(controller().expectOne('/passed').request).toMatchObject(passed);
    const typed = (): HttpMutationRequest => ({
      url: '/passed',
      method: 'POST',
      // @ts-expect-error TS2353: not a property of the request type.
      timeout: 5,
    });
    expect(typed).toBeDefined();
  });

  it('leaves status code and headers undefined on an error, which is an HttpErrorResponse and not an Error (#show-an-error-from-the-server, #what-httpmutation-returns, /docs/mutation-errors-and-operators#saveerror-is-not-an-error)', async () => {
    const mutation = inContext(() => httpMutation((_: void) => ({ url: '/e', method: 'POST' })));
    const result = mutation();
    controller().expectOne('/e').flush('bad', { status: 422, statusText: 'No' });
    const settled = await result;
    const error = settled.status === 'error' && settled.error;
    expect(error).toBeInstanceOf(HttpErrorResponse);
    expect(error).not.toBeInstanceOf(Error);
    expect([mutation.statusCode(), mutation.headers()]).toEqual([undefined, undefined]);
  });

  it('passes the other fields on to HttpClient: query parameters, context for interceptors, options of fetch (#the-request)', () => {
    const Tenant = new HttpContextToken(() => 'none');
    const seen: string[] = [];
    const watch: HttpInterceptorFn = (request, next) => {
      seen.push(request.context.get(Tenant));
      return next(request);
    };
    TestBed.resetTestingModule();
    TestBed.configureTestingModule({
      providers: [provideHttpClient(withInterceptors([watch])), provideHttpClientTesting()],
    });
    const fetchOptions = {
      withCredentials: true,
      credentials: 'include',
      keepalive: true,
      priority: 'high',
      cache: 'no-store',
      mode: 'cors',
      redirect: 'follow',
      transferCache: true,
    } as const;
    const mutation = inContext(() =>
      httpMutation((_: void) => ({
        url: '/passed-on',
        method: 'PUT',
        params: { a: 1 },
        context: new HttpContext().set(Tenant, 'acme'),
        ...fetchOptions,
      })),
    );
    void mutation();
    const { request } = TestBed.inject(HttpTestingController).expectOne('/passed-on?a=1');
    expect(request).toMatchObject(fetchOptions);
    expect(seen).toEqual(['acme']);
  });

  it('ends with an error if parse throws, although the server has saved, and calls onError (#options, #check-the-response, #show-an-error-from-the-server)', async () => {
    const failures: unknown[] = [];
    const mutation = inContext(() =>
      httpMutation({
        request: (_: void) => ({ url: '/p', method: 'POST' }),
        parse: () => {
          throw new Error('parse');
        },
        onError: (error) => void failures.push(error),
      }),
    );
    const result = mutation();
    controller().expectOne('/p').flush({});
    expect(await result).toEqual({ status: 'error', error: new Error('parse') });
    expect(failures).toEqual([new Error('parse')]);
    expect(mutation.statusCode()).toBe('200');
  });

  it('does not await parse: a call whose promise rejects is a success (#check-the-response)', async () => {
    const mutation = inContext(() =>
      httpMutation({
        request: (_: void) => ({ url: '/p', method: 'POST' }),
        parse: () => Promise.reject(new Error('parse')),
      }),
    );
    const result = mutation();
    controller().expectOne('/p').flush({});
    const settled = await result;
    expect(settled.status).toBe('success');
    const value = settled.status === 'success' && settled.value;
    await expect(value).rejects.toThrow('parse');
  });

  it('reads text or blobs with responseType (#the-request)', async () => {
    const mutation = inContext(() =>
      httpMutation((_: void) => ({ url: '/t', method: 'POST', responseType: 'text' })),
    );
    const result = mutation();
    const call = controller().expectOne('/t');
    expect(call.request.responseType).toBe('text');
    call.flush('plain');
    expect(await result).toEqual({ status: 'success', value: 'plain' });
  });

  it('plain text that is read as JSON ends with an error, although the server has saved (#http-failure-during-parsing-for-a-text-response)', async () => {
    TestBed.resetTestingModule();
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('saved'));
    onTestFinished(() => fetched.mockRestore());
    const save = inContext(() => httpMutation((_: void) => ({ url: '/t', method: 'POST' })));
    expect(await save()).toMatchObject({
      status: 'error',
      error: { status: 200, message: 'Http failure during parsing for /t' },
    });
  });

  it('needs an injection context; an injector is enough for rxMutation only (/docs/mutations#ng0203-inject-outside-of-an-injection-context, /docs/mutations#known-defects)', () => {
    const injector = TestBed.inject(Injector);
    expect(() => rxMutation((_: void) => of(1))).toThrow(/NG0203/);
    expect(() => rxMutation({ operation: (_: void) => of(1), injector })).not.toThrow();
    expect(() =>
      httpMutation({ request: (_: void) => ({ url: '/', method: 'POST' }), injector }),
    ).toThrow(/NG0203/);
  });
});

describe('/docs/http-mutation, requests in a service', () => {
  it('the store adds what happens after the request of the service (#write-the-requests-in-a-service)', async () => {
    TestBed.configureTestingModule({
      providers: [provideHttpClient(), provideHttpClientTesting()],
    });
    const store = create(LastTodoStore);
    const done = store.addTodo('Buy milk');
    const todo = { id: 1, title: 'Buy milk' };
    TestBed.inject(HttpTestingController).expectOne('/api/todos').flush(todo);
    expect(await done).toEqual({ status: 'success', value: todo });
    expect(store.last()).toEqual(todo);
  });
});
