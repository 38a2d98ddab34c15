import styles from './Icon.module.css';

/** `mode` is a sun in light mode and a moon in dark mode. */
export type IconName =
  | 'chevron'
  | 'menu'
  | 'close'
  | 'globe'
  | 'home'
  | 'pencil'
  | 'search'
  | 'mode';

/** Class of a button that has a drawing for a label. */
export const iconButton = styles.button;

/** A drawing beside a word, or in a control that has a label of its own. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <i className={`${styles.icon} ${styles[name]} ${className}`.trim()} />;
}
