import type { RootContent } from 'mdast';
import type { ReactNode } from 'react';

const STATUS_LABELS = {
  stable: 'Stable',
  experimental: 'Experimental',
  deprecated: 'Deprecated',
  internal: 'Internal',
};

export interface BadgeProps {
  type?: string;
  since?: string;
  children?: ReactNode;
}

export function Badge({ type, since, children = badgeText({ type, since }) }: BadgeProps) {
  return <span className={type ? `badge ${type}` : 'badge'}>{children}</span>;
}

/**
 * The text of a badge without custom text.
 *
 * @throws if it would be empty
 */
export function badgeText({ type, since }: BadgeProps): string {
  if (type !== undefined && type in STATUS_LABELS) {
    return STATUS_LABELS[type as keyof typeof STATUS_LABELS];
  }
  if (type === undefined && typeof since === 'string') return `Since ${since}`;
  const types = Object.keys(STATUS_LABELS).join(', ');
  throw new Error(`Needs a type (${types}), a version in "since", or text between its tags.`);
}

export function badgeMarkdown(props: BadgeProps, words: RootContent[]): RootContent[] {
  if (words.length === 0) return [{ type: 'text', value: `(${badgeText(props)})` }];
  return [{ type: 'text', value: '(' }, ...words, { type: 'text', value: ')' }];
}
