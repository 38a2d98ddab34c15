import type { ReactNode } from 'react';

/** Renders an ordered list as steps: large numbers connected by a line. */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className="steps">{children}</div>;
}
