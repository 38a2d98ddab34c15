import type { BlockContent, Blockquote, DefinitionContent, PhrasingContent } from 'mdast';
import type { ReactNode } from 'react';

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

export function Callout({ name, title, label, children }: CalloutProps) {
  return (
    <aside className={`callout ${CALLOUTS[name]}`} aria-label={label}>
      <p className="callout-title">{title}</p>
      {children}
    </aside>
  );
}

export function Details({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <details>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

export function calloutMarkdown(
  title: PhrasingContent[],
  content: (BlockContent | DefinitionContent)[],
): Blockquote {
  const heading = { type: 'paragraph', children: [{ type: 'strong', children: title }] } as const;
  return { type: 'blockquote', children: [heading as never, ...content] };
}
