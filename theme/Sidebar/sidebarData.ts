import { use } from 'react';
import { sidebars } from 'virtual-navigation';
import type { SidebarItem } from '../config/types';

/** A promise with the marks by which React's `use` reads a settled one without suspending. */
interface Settling extends Promise<SidebarItem[]> {
  status?: 'fulfilled';
  value?: SidebarItem[];
}

const loading = new Map<string, Settling>();

/**
 * Loads a sidebar's entries, once.
 * @throws (as a rejection) when no sidebar has that name
 */
function loadSidebar(name: string): Promise<SidebarItem[]> {
  let promise = loading.get(name);
  if (!promise) {
    const load = sidebars[name]?.load;
    const started: Settling = load
      ? load().then(({ default: items }) => items)
      : Promise.reject(new Error(`There is no sidebar "${name}".`));
    promise = started;
    loading.set(name, started);
    started.then(
      (items) => Object.assign(started, { status: 'fulfilled', value: items }),
      // Remembered, so that React does not ask for ever; see `forgetSidebar`.
      () => {},
    );
  }
  return promise;
}

/** Loads all sidebars ahead, so that a page of another section comes with its own at once. */
export function preloadSidebars(): void {
  for (const [name, { load }] of Object.entries(sidebars)) {
    if (load) loadSidebar(name).catch(() => forgetSidebar(name));
  }
}

/** Lets a sidebar that failed to load be loaded again. */
export function forgetSidebar(name: string): void {
  loading.delete(name);
}

/** A sidebar's entries. Suspends until they are there, which after the first time is at once. */
export const useSidebar = (name: string): SidebarItem[] => use(loadSidebar(name));
