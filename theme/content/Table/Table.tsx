import type { ReactNode } from 'react';

export function TableBox({ children }: { children: ReactNode }) {
  return <div className="table-box">{children}</div>;
}

export function RowLink({ id, children }: { id: string; children: ReactNode }) {
  return <a href={`#${id}`}>{children}</a>;
}
