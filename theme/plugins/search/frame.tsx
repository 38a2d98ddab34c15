import type { FramePlugin } from '../../lib/plugin';
import { Icon } from '../../ui/Icon/Icon';
import styles from './SearchButton.module.css';

/** Renders the button that opens the search (`client.ts`). In text and menus, it looks like a field. */
export function SearchButton({ isField }: { isField?: boolean }) {
  return (
    <button
      type="button"
      className={`button small ${isField ? `needs-scripts ${styles.field}` : styles.button}`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      data-action="search"
    >
      <Icon name="search" />
      {isField ? (
        'Search for a task, name or error'
      ) : (
        <>
          <span className={styles.label}>Search</span>
          <kbd className={styles.keys}>Ctrl K</kbd>
        </>
      )}
    </button>
  );
}

export default { search: SearchButton } satisfies FramePlugin;
