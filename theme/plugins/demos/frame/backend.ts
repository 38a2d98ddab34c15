import type { HttpClient, HttpErrorResponse } from '@angular/common/http';
import type { Injector } from '@angular/core';
import type * as Core from '../runtime/packages/core';
import type * as Http from '../runtime/packages/http';
import type { DemoModule } from '../types';
import { packages } from './runtime';

/** Matches paths that the backend of a demo answers. */
const API = /^\/api\//;

const NO_BACKEND =
  "This demo has no backend: add provideBackend() from './_backend' to the providers of its appConfig.";

let injector: Injector | undefined;

/** Makes `fetch` use the backend of a demo's application, if it has one. */
export function withFetch(demo: DemoModule): DemoModule {
  const { inject, Injector, provideEnvironmentInitializer } = packages[
    '@angular/core'
  ] as unknown as typeof Core;
  injector = undefined;
  const note = provideEnvironmentInitializer(() => {
    injector = inject(Injector);
  });
  const { appConfig } = demo;
  return appConfig
    ? { ...demo, appConfig: { ...appConfig, providers: [...appConfig.providers, note] } }
    : demo;
}

/** Makes `fetch('/api/…')` use the demo's backend, like `HttpClient`. The iframe has no network. */
export function answerFetch(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (!API.test(pathname)) return fetch(input, init);
    const { HttpClient } = packages['@angular/common/http'] as unknown as typeof Http;
    const http = injector?.get(HttpClient, null);
    if (!http) throw new TypeError(NO_BACKEND);
    return ask(http, request, pathname, searchParams);
  };
}

async function ask(
  http: HttpClient,
  request: Request,
  path: string,
  query: URLSearchParams,
): Promise<Response> {
  const { method, signal } = request;
  const text = await request.text();
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const options = {
      body: text ? JSON.parse(text) : null,
      params: Object.fromEntries(query),
      observe: 'response',
    } as const;
    const answer = http.request<unknown>(method, path, options).subscribe({
      next: ({ status, body }) => resolve(Response.json(body, { status })),
      error: ({ status, statusText }: HttpErrorResponse) =>
        resolve(new Response(statusText, { status, statusText })),
    });
    signal.addEventListener('abort', () => {
      answer.unsubscribe();
      reject(signal.reason);
    });
  });
}
