import { ApplicationRef } from '@angular/core';
import { TestBed } from '@angular/core/testing';

/** Runs the pending effects, waits until nothing is loading, and runs the effects again. */
export async function settle(): Promise<void> {
  TestBed.tick();
  await TestBed.inject(ApplicationRef).whenStable();
  TestBed.tick();
}

/**
 * Returns the result of a promise: its value, `{ rejected }`, or `'pending'` if it is still
 * pending when no other work is left.
 */
export async function outcome<Value>(promise: Promise<Value>): Promise<unknown> {
  TestBed.tick();
  const open = emptyQueue().then(() => 'pending' as const);
  return Promise.race([promise.catch((rejected: unknown) => ({ rejected })), open]);
}

/**
 * Resolves when the microtask queue is empty. A test cannot wait for a promise to stay pending, but
 * it can wait for a task: the task starts only after all microtasks have run, so a promise that is still
 * pending by then waits for something else.
 */
function emptyQueue(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
