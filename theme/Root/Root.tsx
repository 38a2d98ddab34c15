import type { ReactNode } from 'react';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { OfflineSlot } from '../Offline/OfflineSlot';

/** Wraps the whole application; Rspress renders it around the layout. */
export function Root({ children }: { children: ReactNode }) {
  return (
    <>
      <ErrorBoundary>{children}</ErrorBoundary>
      {!import.meta.env.SSG_MD && <OfflineSlot />}
    </>
  );
}
