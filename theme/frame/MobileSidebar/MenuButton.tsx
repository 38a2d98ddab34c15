import { Icon, iconButton } from '../../ui/Icon/Icon';
import styles from './MenuButton.module.css';

/** Renders the button that opens the mobile menu (`startMenuButton.ts`). */
export function MenuButton() {
  return (
    <button
      type="button"
      className={`${iconButton} ${styles.button} needs-scripts`}
      aria-label="Toggle navigation bar"
      aria-expanded={false}
      aria-haspopup="dialog"
      data-action="open-menu"
    >
      <Icon name="menu" />
    </button>
  );
}
