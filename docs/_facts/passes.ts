import { TestBed } from '@angular/core/testing';
import { getState } from '@ngrx/signals';

/** Returns whether all checks pass in order while a reader takes these steps. */
export async function passes(
  checks: Record<string, unknown>,
  store: object,
  steps: (() => unknown)[],
  messages: unknown[] = [],
): Promise<boolean> {
  const run = { first: { store: getState(store as never) }, messages };
  const open = Object.values(checks) as ((fields: object, run: object) => boolean)[];
  for (const step of [() => undefined, ...steps]) {
    await step();
    TestBed.tick();
    while (open[0]?.({ store }, run)) open.shift();
  }
  return open.length === 0;
}
