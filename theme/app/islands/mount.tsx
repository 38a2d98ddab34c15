import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islandElement } from './element';

/** Hydrates an island. */
export function mount(
  place: HTMLElement,
  Component: ComponentType<object>,
  index: number,
  signal: AbortSignal,
): void {
  const { element, options } = islandElement(
    Component,
    JSON.parse(place.dataset.props ?? '{}'),
    index,
  );
  const root = hydrateRoot(place, element, {
    ...options,
    onRecoverableError: (error) => console.warn('An island was rendered again.', error),
  });
  // Deferred, because React may be rendering.
  signal.addEventListener('abort', () => queueMicrotask(() => root.unmount()));
}
