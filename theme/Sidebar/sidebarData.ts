import { use } from 'react';
import { sidebars } from 'virtual-navigation';
import { unknownSidebarId } from '../config/messages';
import type { SidebarItem } from '../config/types';

const loaded = new Map<string, SidebarItem[]>();
const loading = new Map<string, Promise<SidebarItem[]>>();

/**
 * Loads a sidebar's entries, once.
 * @throws (as a rejection) when no sidebar has that name; the message lists the names that exist
 */
export function loadSidebar(name: string): Promise<SidebarItem[]> {
  let promise = loading.get(name);
  if (!promise) {
    const sidebar = sidebars[name];
    promise = sidebar
      ? sidebar.load().then((module) => {
          loaded.set(name, module.default);
          return module.default;
        })
      : Promise.reject(new Error(unknownSidebarId(name, Object.keys(sidebars))));
    loading.set(name, promise);
    // A chunk that failed to load is worth another try.
    promise.catch(() => loading.delete(name));
  }
  return promise;
}

/** A sidebar's entries. Suspends until they are there, which after the first time is at once. */
export function useSidebar(name: string): SidebarItem[] {
  return loaded.get(name) ?? use(loadSidebar(name));
}
