import { HttpHandler, HttpResponse } from '@angular/common/http';
import { type Injector, isSignal } from '@angular/core';
import { tap } from 'rxjs';
import type { Span } from './events';
import { listenToMutations } from './follow/mutations';
import type { Store } from './stores';
import { shortTextOf } from './textOf';
import { toValue } from './toValue';

type Outcome = NonNullable<Span['outcome']>;

/** Reports the progress of a span. Ignored after an outcome. */
type Report = (what: 'started' | 'started immediately' | Outcome) => void;

/** Maximum length of a parameter, in characters. */
const SHORT = 24;

/** Follows running methods of stores, and spans: async methods and requests. */
export class Calls {
  readonly #began = performance.now();
  readonly #running: string[] = [];
  readonly #followed = new WeakSet<Store>();
  #count = 0;

  /**
   * @param onSpan called when a span starts and ends
   * @param onReturn called when a method has returned
   */
  constructor(
    private readonly onSpan: (span: Span) => void,
    private readonly onReturn: () => void,
  ) {}

  /** Returns the outermost running method. */
  get running(): string | undefined {
    return this.#running[0];
  }

  followMethods(store: Store): void {
    if (this.#followed.has(store)) return;
    this.#followed.add(store);
    for (const [name, method] of Object.entries(store)) {
      if (typeof method !== 'function' || isSignal(method) || name.startsWith('_')) continue;
      const apply = (target: () => unknown, self: unknown, parameters: unknown[]) => {
        const texts = parameters.map((parameter) => shortTextOf(toValue(parameter), SHORT));
        const label = `${name}(${texts.join(', ')})`;
        let report: Report | undefined;
        let isCalling = true;
        const listener = {
          onCall: (operator: string) => {
            report ??= this.#begin(label, `${name} with ${operator}`);
          },
          onWork: () => report?.(isCalling ? 'started immediately' : 'started'),
        };
        this.#running.push(label);
        try {
          const result = listenToMutations(listener, () => Reflect.apply(target, self, parameters));
          return result instanceof Promise
            ? followed(result, report ?? this.#begin(label))
            : result;
        } finally {
          isCalling = false;
          this.#running.pop();
          this.onReturn();
        }
      };
      // A proxy keeps the members that some methods have.
      Reflect.set(store, name, new Proxy(method, { apply }));
    }
  }

  /** Follows all requests of an application, which share one handler. */
  followRequests(injector: Injector): void {
    const handler = injector.get(HttpHandler);
    const handle = handler.handle.bind(handler);
    handler.handle = (request) => {
      let report: Report | undefined;
      return handle(request).pipe(
        tap({
          subscribe: () => {
            report = this.#begin(`${request.method} ${request.urlWithParams}`);
          },
          // Many subscribers unsubscribe on the response, before it completes.
          next: (event) => event instanceof HttpResponse && report?.('success'),
          error: () => report?.('error'),
          unsubscribe: () => report?.('aborted'),
        }),
      );
    };
  }

  #begin(label: string, lane?: string): Report {
    const span: Span = { id: ++this.#count, label, lane, start: this.#now() };
    this.onSpan({ ...span });
    return (what) => {
      if (span.outcome) return;
      if (what === 'started immediately') span.begun = span.start;
      else if (what === 'started') span.begun = this.#now();
      else Object.assign(span, { end: this.#now(), outcome: what });
      this.onSpan({ ...span });
    };
  }

  #now = () => performance.now() - this.#began;
}

/**
 * Returns a promise that reports its outcome. It replaces the original, so that unhandled rejections stay unhandled.
 */
const followed = (promise: Promise<unknown>, report: Report): Promise<unknown> =>
  promise.then(
    (result) => {
      report(outcomeOf(result));
      return result;
    },
    (error: unknown) => {
      report('error');
      throw error;
    },
  );

/** Returns the outcome in the result of a mutation. */
function outcomeOf(result: unknown): Outcome {
  const status = typeof result === 'object' && result ? Reflect.get(result, 'status') : undefined;
  return status === 'error' || status === 'aborted' ? status : 'success';
}
