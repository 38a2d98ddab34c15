import type { ReactNode } from 'react';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';

/** Wraps the whole application; Rspress renders it around the layout. */
export function Root({ children }: { children: ReactNode }) {
  return <ErrorBoundary>{children}</ErrorBoundary>;
}
