import { ApplicationRef, ErrorHandler, resource } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { withDevtools, withGlitchTracking, withResource } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore } from '@ngrx/signals';
import { beforeEach, describe, expect, it } from 'vitest';
import { create } from '../support';
import { Glitch, Plain, sent, types, unprotected, watchExtension } from './extension';

beforeEach(watchExtension);

const failing = () =>
  withResource(
    () => ({
      user: resource({
        loader: async (): Promise<string> => {
          throw new Error('not found');
        },
      }),
    }),
    { errorHandling: 'native' },
  );

/** Waits until the request has failed. */
const failed = (store: { userStatus(): string }) =>
  expect.poll(() => store.userStatus()).toBe('error');

describe("/docs/with-devtools, errors of resources with 'native'", () => {
  it('after a failed load, the effect of the DevTools throws, and changes of other stores no longer appear (#after-a-failed-load-changes-no-longer-appear)', async () => {
    const errors: unknown[] = [];
    const handleError = (error: unknown) => void errors.push(error);
    TestBed.configureTestingModule({
      providers: [{ provide: ErrorHandler, useValue: { handleError } }],
      rethrowApplicationErrors: false,
    });
    const other = create(Plain);
    const store = create(signalStore(withDevtools('users'), failing()));
    const app = TestBed.inject(ApplicationRef);
    await app.whenStable();
    await failed(store);
    await expect
      .poll(() => errors.join())
      .toContain(
        'Resource is currently in an error state (see Error.cause for details): not found',
      );
    sent.length = 0;
    patchState(other, { v: 1 });
    await app.whenStable();
    expect(sent).toEqual([]);
  });

  it('with glitch tracking, other stores keep appearing (#edge-cases-and-errors, #after-a-failed-load-changes-no-longer-appear)', async () => {
    const other = create(Glitch);
    const store = create(
      signalStore(unprotected, withDevtools('users', withGlitchTracking()), failing()),
    );
    TestBed.tick();
    await failed(store);
    TestBed.tick();
    sent.length = 0;
    patchState(other, { v: 1 });
    TestBed.tick();
    expect(types()).toEqual(['Store Update']);
  });
});
