import { type ReactNode, useEffect } from 'react';
import { watchSymbols } from '../api/watchSymbols';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { OfflineSlot } from '../Offline/OfflineSlot';

/** Wraps the whole application; Rspress renders it around the layout. */
export function Root({ children }: { children: ReactNode }) {
  // Tests and styles can tell a page that answers from one that only shows.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  useEffect(() => watchSymbols(), []);
  return (
    <>
      <ErrorBoundary>{children}</ErrorBoundary>
      {!import.meta.env.SSG_MD && <OfflineSlot />}
    </>
  );
}
