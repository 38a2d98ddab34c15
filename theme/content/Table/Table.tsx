import type { ReactNode } from 'react';

/** Renders the scroll container of a table. */
export function TableBox({ children }: { children: ReactNode }) {
  return <div className="table-box">{children}</div>;
}

/** Renders the name of a row, which links to the row itself. */
export function RowLink({ id, children }: { id: string; children: ReactNode }) {
  return <a href={`#${id}`}>{children}</a>;
}
