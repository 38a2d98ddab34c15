import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '../../config/constants';

const listeners = new Set<() => void>();
/** Choices made where nothing can be stored. */
const unstored = new Map<string, string>();

function read(group: string): string | null {
  try {
    return localStorage.getItem(STORAGE_KEYS.tabs(group)) ?? unstored.get(group) ?? null;
  } catch {
    return unstored.get(group) ?? null;
  }
}

/** Remembers a choice; every group of tabs with that name follows, on this page and on later ones. */
export function choose(group: string, label: string): void {
  unstored.set(group, label);
  try {
    localStorage.setItem(STORAGE_KEYS.tabs(group), label);
  } catch {
    // The choice then holds until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The remembered choice of a group of tabs; null while none was made, and in the built HTML. */
export function useChoice(group: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => read(group),
    () => null,
  );
}
