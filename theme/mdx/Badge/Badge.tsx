import styles from './Badge.module.css';
import { BADGE_TEXTS, type BadgeProps } from './texts';

/**
 * A mark behind a name: `<Badge type="experimental" />`, `<Badge since="19.5" />`, or with words of its
 * own. In the Markdown copy it is its text in brackets.
 */
export function Badge({ type, since, children }: BadgeProps) {
  return (
    <span className={type ? `${styles.badge} ${styles[type]}` : styles.badge}>
      {children ?? (type ? BADGE_TEXTS[type] : `Since ${since}`)}
    </span>
  );
}
