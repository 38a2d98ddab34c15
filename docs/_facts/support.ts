import type { Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { getState, type StateSource } from '@ngrx/signals';
import { onTestFinished, vi } from 'vitest';

/** A new instance of a store, apart from the one that dependency injection would share. */
export function create<Store>(storeClass: Type<Store>): Store {
  return TestBed.runInInjectionContext(() => new storeClass());
}

/** The names of a store's members, hidden ones included. */
export function membersOf(store: object): string[] {
  return Object.keys(store);
}

/** The names of a store's slices. */
export function slicesOf(store: StateSource<object>): string[] {
  return Object.keys(getState(store));
}

/** The messages that went to `console.warn` since the call. They are not shown. */
export function watchWarnings(): string[] {
  const messages: string[] = [];
  const spy = vi.spyOn(console, 'warn').mockImplementation((...parts: unknown[]) => {
    messages.push(parts.map(String).join(' '));
  });
  onTestFinished(() => spy.mockRestore());
  return messages;
}

/** What is sent to the DevTools since the call: type and state of all stores. */
export function watchEntries(): [type: string, state: object][] {
  const entries: [string, object][] = [];
  const send = ({ type }: { type: string }, state: object) => void entries.push([type, state]);
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: { connect: () => ({ send }) } });
  return entries;
}
