import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from '../lazy/lazyPart';
import { PartLoading } from '../lazy/PartLoading';
import type { LoadingProps } from '../lazy/useLoad';

/**
 * Makes an island of a component that is loaded when a page has it. Those that share code share a chunk: the
 * first load lists all chunks.
 */
// biome-ignore lint/suspicious/noExplicitAny: each island has parameters of its own, which come from the page
function island(what: string, load: () => Promise<ComponentType<any>>): LazyPart<object> {
  const loading = (props: LoadingProps) => <PartLoading what={what} {...props} />;
  return lazyPart({ load, loading });
}

/**
 * The components of pages that live in the browser, by the name under which a page's HTML has a place for
 * them (`data-island`). All others are plain HTML; see `scripts/content/components`.
 */
const ISLANDS: Readonly<Record<string, LazyPart<object>>> = {
  ErrorFinder: island(
    'The search',
    async () =>
      (await import(/* webpackChunkName: "search" */ '../ErrorFinder/ErrorFinder')).ErrorFinder,
  ),
  LiveDemo: island(
    'The demo',
    async () => (await import(/* webpackChunkName: "island-demo" */ '../Demo/LiveDemo')).LiveDemo,
  ),
  OfflinePanel: island(
    'The offline panel',
    async () =>
      (await import(/* webpackChunkName: "island-offline" */ '../Offline/OfflinePanel'))
        .OfflinePanel,
  ),
  Upgrade: island(
    'The choice of versions',
    async () => (await import(/* webpackChunkName: "island-lists" */ '../Upgrade/Upgrade')).Upgrade,
  ),
  SymbolIndex: island(
    'The filter',
    async () =>
      (await import(/* webpackChunkName: "island-lists" */ '../api/SymbolIndex/SymbolIndex'))
        .SymbolIndex,
  ),
};

/** The island of a name. */
export const islandOf = (name: string): LazyPart<object> | undefined => ISLANDS[name];

/** Loads islands ahead. */
export const loadIslands = async (names: readonly string[]): Promise<void> => {
  await Promise.all(names.map((name) => ISLANDS[name]?.preload()));
};
