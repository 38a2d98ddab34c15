import { type ReactNode, useEffect } from 'react';

/** Wraps the whole application; Rspress renders it around the layout. */
export function Root({ children }: { children: ReactNode }) {
  // Tests and styles can tell a page that answers from one that only shows.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return <>{children}</>;
}
