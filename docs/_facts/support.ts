import type { Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { getState, type StateSource } from '@ngrx/signals';
import { onTestFinished, vi } from 'vitest';

/** Creates a new instance of a store, separate from the one that dependency injection shares. */
export function create<Store>(storeClass: Type<Store>): Store {
  return TestBed.runInInjectionContext(() => new storeClass());
}

/** Returns the names of a store's members, including hidden ones. */
export function membersOf(store: object): string[] {
  return Object.keys(store);
}

/** Returns the names of a store's slices. */
export function slicesOf(store: StateSource<object>): string[] {
  return Object.keys(getState(store));
}

/** Collects messages to `console.warn` from now on, without printing them. */
export function watchWarnings(): string[] {
  const messages: string[] = [];
  const spy = vi.spyOn(console, 'warn').mockImplementation((...parts: unknown[]) => {
    messages.push(parts.map(String).join(' '));
  });
  onTestFinished(() => spy.mockRestore());
  return messages;
}

/**
 * Collects what is sent to the DevTools from now on: the action type and the state of all stores.
 */
export function watchEntries(): [type: string, state: object][] {
  const entries: [string, object][] = [];
  const send = ({ type }: { type: string }, state: object) => void entries.push([type, state]);
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: { connect: () => ({ send }) } });
  return entries;
}
