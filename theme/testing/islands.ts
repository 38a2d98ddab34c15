import { type MockInstance, vi } from 'vitest';
import { ISLANDS } from '../app/islands/watchIslands';
import type { Island } from '../lib/plugin';

/**
 * Adds an island, for tests that are about islands in general.
 *
 * @returns its `load`
 */
export function addIsland(
  name: string,
  Component: Awaited<ReturnType<Island['load']>>,
  isNeeded?: Island['isNeeded'],
): MockInstance<Island['load']> {
  const load = vi.fn<Island['load']>().mockResolvedValue(Component);
  Object.assign(ISLANDS, { [name]: { what: 'The island', load, isNeeded } satisfies Island });
  return load;
}
