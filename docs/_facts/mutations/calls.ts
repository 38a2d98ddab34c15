import { TestBed } from '@angular/core/testing';
import { concatOp, rxMutation } from '@angular-architects/ngrx-toolkit';
import { config, Subject, throwError } from 'rxjs';

export const inContext = <Value>(make: () => Value): Value => TestBed.runInInjectionContext(make);
export const boom = () => throwError(() => new Error('boom'));

/** Creates a mutation whose calls the test answers one by one. */
export function controlled(operator = concatOp) {
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

/**
 * Collects errors that RxJS reports because nobody catches them. RxJS reports each one in a
 * separate task.
 */
export function watchUnhandled(): unknown[] {
  const errors: unknown[] = [];
  config.onUnhandledError = (error) => errors.push(error);
  return errors;
}
