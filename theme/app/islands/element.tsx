import type { ComponentType, ReactElement } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary/ErrorBoundary';

/** An island's React element. The build and the browser must render the same one. */
export const islandElement = (
  Component: ComponentType<object>,
  props: object,
  index: number,
): { element: ReactElement; options: { identifierPrefix: string } } => ({
  element: (
    <ErrorBoundary>
      <Component {...props} />
    </ErrorBoundary>
  ),
  // Each root counts its own ids, so they need a prefix.
  options: { identifierPrefix: `island-${index}-` },
});
