import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** How far an API has come. */
export type BadgeType = 'stable' | 'experimental' | 'deprecated';

const TEXTS: Record<BadgeType, string> = {
  stable: 'Stable',
  experimental: 'Experimental',
  deprecated: 'Deprecated',
};

/**
 * A mark behind a name: `<Badge type="experimental" />`, `<Badge since="19.5" />`, or with words of its
 * own. In the Markdown copy it is its text in brackets.
 */
export function Badge({
  type,
  since,
  children,
}: {
  type?: BadgeType;
  /** The version of the library that brought it. */
  since?: string;
  children?: ReactNode;
}) {
  const text = children ?? (type ? TEXTS[type] : since ? `Since ${since}` : null);
  if (import.meta.env.SSG_MD) return <>({text})</>;
  return <span className={`${styles.badge} ${(type && styles[type]) ?? ''}`}>{text}</span>;
}
