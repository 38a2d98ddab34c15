import type { ReactNode } from 'react';

export const BADGE_TEXTS = {
  stable: 'Stable',
  experimental: 'Experimental',
  deprecated: 'Deprecated',
};

/** How far an API has come. */
export type BadgeType = keyof typeof BADGE_TEXTS;

export interface BadgeProps {
  type?: BadgeType;
  /** The version of the library that brought it. */
  since?: string;
  /** Words of its own. */
  children?: ReactNode;
}
