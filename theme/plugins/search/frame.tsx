import type { FramePlugin } from '../../lib/plugin';
import { Icon } from '../../ui/Icon/Icon';
import styles from './SearchButton.module.css';

/** Renders the button that opens the search (`client.ts`). */
function SearchButton() {
  return (
    <button
      type="button"
      className={`button small ${styles.button}`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      data-action="search"
    >
      <Icon name="search" />
      <span className={styles.label}>Search</span>
      <kbd className={styles.keys}>Ctrl K</kbd>
    </button>
  );
}

export default { search: SearchButton } satisfies FramePlugin;
