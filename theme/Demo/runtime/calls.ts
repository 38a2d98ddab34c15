import { HttpHandler, HttpResponse } from '@angular/common/http';
import { type Injector, isSignal } from '@angular/core';
import { tap } from 'rxjs';
import type { Span } from './events';
import type { Store } from './stores';
import { shortTextOf } from './textOf';
import { toValue } from './toValue';

/** Longest text of a parameter, in characters. */
const SHORT = 24;

/** Follows which method of a store runs, and what takes time: methods that answer later, and requests. */
export class Calls {
  readonly #began = performance.now();
  readonly #running: string[] = [];
  #count = 0;

  constructor(private readonly onSpan: (span: Span) => void) {}

  /** The method that has been called from outside and has not returned yet. */
  get running(): string | undefined {
    return this.#running[0];
  }

  /** @param onReturn is called when a method has returned */
  followMethods(store: Store, onReturn: () => void): void {
    for (const [name, method] of Object.entries(store)) {
      if (typeof method !== 'function' || isSignal(method) || name.startsWith('_')) continue;
      const apply = (target: () => unknown, self: unknown, parameters: unknown[]) => {
        const texts = parameters.map((parameter) => shortTextOf(toValue(parameter), SHORT));
        const label = `${name}(${texts.join(', ')})`;
        this.#running.push(label);
        try {
          const result = Reflect.apply(target, self, parameters);
          if (result instanceof Promise) this.#followPromise(label, result);
          return result;
        } finally {
          this.#running.pop();
          onReturn();
        }
      };
      // Some methods have members of their own, which stay.
      Reflect.set(store, name, new Proxy(method, { apply }));
    }
  }

  #followPromise(label: string, promise: Promise<unknown>): void {
    const end = this.#begin(label);
    // A branch of its own: whether the demo handles a rejection is still seen.
    promise.then(
      (result) => end(outcomeOf(result)),
      () => end('error'),
    );
  }

  /** Every request of an application goes through its one handler. */
  followRequests(injector: Injector): void {
    const handler = injector.get(HttpHandler);
    const handle = handler.handle.bind(handler);
    handler.handle = (request) => {
      let end: ((outcome: Span['outcome']) => void) | undefined;
      return handle(request).pipe(
        tap({
          subscribe: () => {
            end = this.#begin(`${request.method} ${request.urlWithParams}`);
          },
          // Many end their subscription with the answer, before it completes.
          next: (event) => event instanceof HttpResponse && end?.('success'),
          error: () => end?.('error'),
          unsubscribe: () => end?.('aborted'),
        }),
      );
    };
  }

  #begin(label: string): (outcome: Span['outcome']) => void {
    const span: Span = { id: ++this.#count, label, start: this.#now() };
    this.onSpan({ ...span });
    return (outcome) => {
      if (span.outcome) return;
      Object.assign(span, { end: this.#now(), outcome });
      this.onSpan({ ...span });
    };
  }

  #now = () => performance.now() - this.#began;
}

/** A mutation says in its result how it ended. */
function outcomeOf(result: unknown): Span['outcome'] {
  const status = typeof result === 'object' && result ? Reflect.get(result, 'status') : undefined;
  return status === 'error' || status === 'aborted' ? status : 'success';
}
