import type { ReactNode } from 'react';

/** Names of callouts, each mapped to one of five styles. */
export const CALLOUTS = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  important: 'info',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
} as const;

export interface CalloutProps {
  name: keyof typeof CALLOUTS;
  title: ReactNode;
  /** The title as text. */
  label: string;
  children?: ReactNode;
}

/** Renders a callout: `:::tip[Title]`. */
export function Callout({ name, title, label, children }: CalloutProps) {
  return (
    <aside className={`callout ${CALLOUTS[name]}`} aria-label={label}>
      <p className="callout-title">{title}</p>
      {children}
    </aside>
  );
}

/** Renders a collapsed callout: `:::details[Title]`. */
export function Details({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <details>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
