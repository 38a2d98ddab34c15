import type { ComponentType } from 'react';
import { ISLANDS } from './watchIslands';

const components = new Map<string, ComponentType<object>>();

/** Thrown where an island is rendered before its component is loaded. Rendering can be repeated afterward. */
export class MissingIsland extends Error {
  constructor(readonly loading: Promise<void>) {
    super('An island is not loaded.');
  }
}

/**
 * The component of an island, for rendering its first view.
 *
 * @throws MissingIsland, or an error if there is no such island
 */
export function islandComponent(name: string): ComponentType<object> {
  const component = components.get(name);
  if (component) return component;
  const load = ISLANDS[name]?.load;
  if (!load) throw new Error(`There is no island "${name}".`);
  const loading = load().catch((error) => () => {
    // Rendering reports it, while a rejected promise would only make React render again.
    throw error;
  });
  throw new MissingIsland(loading.then((loaded) => void components.set(name, loaded)));
}
