import type { ReactNode } from 'react';

/** Wraps the whole application; Rspress renders it around the layout. */
export function Root({ children }: { children: ReactNode }) {
  return <>{children}</>;
}
