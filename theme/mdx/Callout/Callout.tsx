import type { ReactNode } from 'react';

/** An admonition: `:::tip Title … :::` in Markdown. */
export function Callout({
  type,
  title,
  children,
}: {
  type: string;
  title?: string;
  children: ReactNode;
}) {
  return (
    <aside data-type={type}>
      {title && <p>{title}</p>}
      {children}
    </aside>
  );
}
