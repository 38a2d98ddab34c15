/** `mode` is a sun in light mode and a moon in dark mode. */
type IconName = 'chevron' | 'menu' | 'close' | 'globe' | 'home' | 'mode' | 'pencil' | 'search';

export const iconButton = 'icon-button';

/** Renders a decorative icon, beside text or in a labeled control. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <i className={`icon icon-${name} ${className}`.trim()} />;
}
