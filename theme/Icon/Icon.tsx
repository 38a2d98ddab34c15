/** `mode` is a sun in light mode and a moon in dark mode. */
export type IconName = 'chevron' | 'menu' | 'close' | 'globe' | 'search' | 'mode';

/** Class of a button that has a drawing for a label. */
export const iconButton = 'icon-button';

/** A drawing beside a word, or in a control that has a label of its own. Static HTML uses the same classes. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <i className={`icon icon-${name} ${className}`.trim()} />;
}
