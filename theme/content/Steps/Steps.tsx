import type { ReactNode } from 'react';

/** Renders headings with numbers, and what follows each of them. */
export const Steps = ({ children }: { children?: ReactNode }) => (
  <div className="steps">{children}</div>
);
