import { ApplicationRef } from '@angular/core';
import { TestBed } from '@angular/core/testing';

/** Runs the effects that are due, waits until nothing is loading, and runs the effects of that. */
export async function settle(): Promise<void> {
  TestBed.tick();
  await TestBed.inject(ApplicationRef).whenStable();
  TestBed.tick();
}

/** What a promise has come to: its value, `{ rejected }`, or `'still open'` when nothing else is due. */
export async function outcome<Value>(promise: Promise<Value>): Promise<unknown> {
  TestBed.tick();
  const open = emptyQueue().then(() => 'still open' as const);
  return Promise.race([promise.catch((rejected: unknown) => ({ rejected })), open]);
}

/**
 * That a promise stays open cannot be awaited; that its turn is over can. A task begins when the queue
 * of promises is empty, however long it was: what is still open by then waits for something else.
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
