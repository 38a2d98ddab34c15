import { HttpHandler, HttpResponse } from '@angular/common/http';
import { type Injector, isSignal } from '@angular/core';
import { tap } from 'rxjs';
import type { Span } from './events';
import { listenToMutations } from './follow/mutations';
import type { Store } from './stores';
import { shortTextOf } from './textOf';
import { toValue } from './toValue';

type Outcome = NonNullable<Span['outcome']>;

/** Tells what becomes of something that takes time. After an outcome there is nothing more to tell. */
type Tell = (what: 'begun' | 'begun at once' | Outcome) => void;

/** Longest text of a parameter, in characters. */
const SHORT = 24;

/** Follows which method of a store runs, and what takes time: methods that answer later, and requests. */
export class Calls {
  readonly #began = performance.now();
  readonly #running: string[] = [];
  readonly #followed = new WeakSet<Store>();
  #count = 0;

  /**
   * @param onSpan gets what takes time, as it begins and ends
   * @param onReturn is called when a method has returned
   */
  constructor(
    private readonly onSpan: (span: Span) => void,
    private readonly onReturn: () => void,
  ) {}

  /** The method that has been called from outside and has not returned yet. */
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
        let tell: Tell | undefined;
        let isCalling = true;
        const listener = {
          onCall: (operator: string) => {
            tell ??= this.#begin(label, `${name} with ${operator}`);
          },
          onWork: () => tell?.(isCalling ? 'begun at once' : 'begun'),
        };
        this.#running.push(label);
        try {
          const result = listenToMutations(listener, () => Reflect.apply(target, self, parameters));
          return result instanceof Promise ? followed(result, tell ?? this.#begin(label)) : result;
        } finally {
          isCalling = false;
          this.#running.pop();
          this.onReturn();
        }
      };
      // Some methods have members of their own, which stay.
      Reflect.set(store, name, new Proxy(method, { apply }));
    }
  }

  /** Every request of an application goes through its one handler. */
  followRequests(injector: Injector): void {
    const handler = injector.get(HttpHandler);
    const handle = handler.handle.bind(handler);
    handler.handle = (request) => {
      let tell: Tell | undefined;
      return handle(request).pipe(
        tap({
          subscribe: () => {
            tell = this.#begin(`${request.method} ${request.urlWithParams}`);
          },
          // Many end their subscription with the answer, before it completes.
          next: (event) => event instanceof HttpResponse && tell?.('success'),
          error: () => tell?.('error'),
          unsubscribe: () => tell?.('aborted'),
        }),
      );
    };
  }

  #begin(label: string, lane?: string): Tell {
    const span: Span = { id: ++this.#count, label, lane, start: this.#now() };
    this.onSpan({ ...span });
    return (what) => {
      if (span.outcome) return;
      if (what === 'begun at once') span.begun = span.start;
      else if (what === 'begun') span.begun = this.#now();
      else Object.assign(span, { end: this.#now(), outcome: what });
      this.onSpan({ ...span });
    };
  }

  #now = () => performance.now() - this.#began;
}

/** A promise that tells how it ends. It takes the place of the one given, so a rejection that the demo leaves unhandled stays so. */
const followed = (promise: Promise<unknown>, tell: Tell): Promise<unknown> =>
  promise.then(
    (result) => {
      tell(outcomeOf(result));
      return result;
    },
    (error: unknown) => {
      tell('error');
      throw error;
    },
  );

/** A mutation says in its result how it ended. */
function outcomeOf(result: unknown): Outcome {
  const status = typeof result === 'object' && result ? Reflect.get(result, 'status') : undefined;
  return status === 'error' || status === 'aborted' ? status : 'success';
}
