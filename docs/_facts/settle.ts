import { TestBed } from '@angular/core/testing';

/** Runs what is due: effects, promises and timers without a delay. */
export async function settle(): Promise<void> {
  TestBed.tick();
  await new Promise((resolve) => setTimeout(resolve));
  TestBed.tick();
}

/** What a promise has come to: its value, `{ rejected }`, or `'still open'` when nothing else is due. */
export async function outcome<Value>(promise: Promise<Value>): Promise<unknown> {
  const open = settle()
    .then(settle)
    .then(() => 'still open' as const);
  return Promise.race([promise.catch((rejected: unknown) => ({ rejected })), open]);
}
