import type { ReactNode } from 'react';
import { type BadgeFacts, badgeText } from './badgeText';

interface BadgeProps extends BadgeFacts {
  children?: ReactNode;
}

/** Renders a status, the version that added something, or text. */
export function Badge({ type, since, text, children }: BadgeProps) {
  return (
    <span className={type ? `badge ${type}` : 'badge'}>
      {children ?? text ?? badgeText({ type, since })}
    </span>
  );
}
