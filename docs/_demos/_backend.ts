import {
  HttpErrorResponse,
  type HttpInterceptorFn,
  type HttpRequest,
  HttpResponse,
  provideHttpClient,
  withInterceptors,
} from '@angular/common/http';
import {
  Component,
  DestroyRef,
  DOCUMENT,
  type EnvironmentProviders,
  ErrorHandler,
  effect,
  Injectable,
  Injector,
  inject,
  makeEnvironmentProviders,
  signal,
  untracked,
} from '@angular/core';
import { NEVER, Observable } from 'rxjs';
import { type Row, tables } from './_tables';

/** The number of requests that a demo may send without user interaction. If it sends more, it is in a loop. */
const MAX_REQUESTS = 50;

/** Maximum number of requests that the panel lists. */
const LISTED = 5;

/** The latency that holds all requests until the reader chooses another one. */
const HELD = Number.POSITIVE_INFINITY;

/** A small simulated backend: tables by their paths, with a latency and failures that the reader can choose. */
@Injectable()
export class Backend {
  readonly latency = signal(600);
  readonly fails = signal(false);
  readonly log = signal<{ id: number; request: string; outcome: string }[]>([]);
  readonly #tables = tables();
  readonly #errors = inject(ErrorHandler);
  readonly #demo = inject(DestroyRef);
  readonly #injector = inject(Injector);
  #requests = 0;

  constructor() {
    const document = inject(DOCUMENT);
    const used = () => {
      this.#requests = 0;
    };
    for (const type of ['pointerdown', 'keydown']) {
      document.addEventListener(type, used);
      this.#demo.onDestroy(() => document.removeEventListener(type, used));
    }
  }

  /** Responds after the latency. Unsubscribing before that aborts the request. */
  answer(request: HttpRequest<unknown>): Observable<HttpResponse<unknown>> {
    if (++this.#requests > MAX_REQUESTS) {
      const text = `${MAX_REQUESTS} requests without user interaction: this is a loop.`;
      this.#errors.handleError(new Error(text));
      return NEVER;
    }
    return new Observable((observer) => {
      const id = this.#start(`${request.method} ${request.urlWithParams}`);
      const answer = () => {
        const { status, body } = this.#respond(request);
        this.#end(id, String(status));
        const { url } = request;
        if (status < 400) {
          observer.next(new HttpResponse({ status, body, url }));
          observer.complete();
        } else {
          observer.error(
            new HttpErrorResponse({ status, statusText: String(body), url }),
          );
        }
      };
      const waiting = this.#afterLatency(answer);
      return () => {
        waiting.destroy();
        this.#end(id, 'aborted');
      };
    });
  }

  /**
   * If the latency changes while a request is waiting, the new latency starts at that moment. When the demo ends, all
   * waiting requests end.
   */
  #afterLatency(answer: () => void) {
    const wait = () =>
      effect(
        (onCleanup) => {
          const ms = this.latency();
          if (ms === HELD) return;
          const timer = setTimeout(answer, ms);
          onCleanup(() => clearTimeout(timer));
        },
        { injector: this.#injector },
      );
    return untracked(wait);
  }

  #start(request: string): number {
    const id = (this.log()[0]?.id ?? 0) + 1;
    this.log.update((log) =>
      [{ id, request, outcome: '…' }, ...log].slice(0, LISTED),
    );
    return id;
  }

  #end(id: number, outcome: string) {
    this.log.update((log) =>
      log.map((entry) =>
        entry.id === id && entry.outcome === '…'
          ? { ...entry, outcome }
          : entry,
      ),
    );
  }

  #respond({ method, url, params, body }: HttpRequest<unknown>) {
    if (this.fails()) return { status: 503, body: 'Service Unavailable' };
    const [name = '', id] = url.replace(/^\/api\//, '').split('/');
    const rows = this.#tables[name];
    const index = rows?.findIndex((row) => String(row.id) === id) ?? -1;
    if (!rows || (id !== undefined && index < 0))
      return { status: 404, body: 'Not Found' };
    if (method === 'GET' && id === undefined) {
      // Initial values of a form select nothing.
      const matches = (row: Row) =>
        params
          .keys()
          .every((key) =>
            ['', '0', 'false', String(row[key])].includes(
              params.get(key) ?? '',
            ),
          );
      return { status: 200, body: rows.filter(matches) };
    }
    if (method === 'POST') {
      const next = Math.max(0, ...rows.map((one) => Number(one.id))) + 1;
      const sent = body as Row;
      const id = typeof sent.id === 'string' ? String(next) : next;
      const row = { ...sent, id };
      rows.push(row);
      return { status: 201, body: row };
    }
    if (method === 'DELETE') rows.splice(index, 1);
    if (method === 'PUT') rows[index] = body as Row;
    return { status: 200, body: rows[index] ?? null };
  }
}

const inPage: HttpInterceptorFn = (request) => inject(Backend).answer(request);

/** Provides `HttpClient` with a backend that responds inside the page. */
export const provideBackend = (): EnvironmentProviders =>
  makeEnvironmentProviders([
    Backend,
    provideHttpClient(withInterceptors([inPage])),
  ]);

/** Sets the backend's latency and failures, and lists the requests. */
@Component({
  selector: 'demo-backend',
  template: `
    <fieldset>
      <legend>Simulated backend</legend>
      <label>
        Latency
        <select #ms (change)="backend.latency.set(+ms.value)">
          @for (option of latencies; track option) {
            <option [value]="option" [selected]="option === backend.latency()">
              {{ option === held ? 'hold' : option + ' ms' }}
            </option>
          }
        </select>
      </label>
      <label>
        <input
          #fail
          type="checkbox"
          (change)="backend.fails.set(fail.checked)"
        />
        Requests fail
      </label>
      <ol aria-label="Requests, newest first">
        @for (entry of backend.log(); track entry.id) {
          <li [value]="entry.id">{{ entry.request }}: {{ entry.outcome }}</li>
        }
      </ol>
    </fieldset>
  `,
})
export class BackendPanel {
  protected readonly backend = inject(Backend);
  protected readonly held = HELD;
  protected readonly latencies = [0, 600, 2000, HELD];
}
