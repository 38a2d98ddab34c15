import type { ReactNode } from 'react';

/** Display names of API statuses. */
const STATUS_LABELS = {
  stable: 'Stable',
  experimental: 'Experimental',
  deprecated: 'Deprecated',
  internal: 'Internal',
};

export interface BadgeProps {
  /** One of the statuses. */
  type?: string;
  /** The version that added it. */
  since?: string;
  /** Custom text. */
  children?: ReactNode;
}

/** Renders `<Badge type="experimental" />`, `<Badge since="19.5" />`, or a badge with custom text. */
export function Badge({ type, since, children = badgeText({ type, since }) }: BadgeProps) {
  return <span className={type ? `badge ${type}` : 'badge'}>{children}</span>;
}

/**
 * Returns the text of a badge without custom text.
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
