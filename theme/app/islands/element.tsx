import type { ComponentType, ReactElement } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary/ErrorBoundary';

/** Creates the React element of an island. The build and the browser must render the same element. */
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
  // Each root numbers its own ids, so they need a prefix.
  options: { identifierPrefix: `island-${index}-` },
});
