import { Icon, iconButton } from '../../ui/Icon/Icon';
import { SIDEBAR_ID } from '../Sidebar/sidebarId';
import styles from './MenuButton.module.css';

/**
 * Renders the button that opens the mobile menu (`startMenuButton.ts`). Without scripts, it is a link to the sidebar, which
 * then follows the article.
 */
export function MenuButton({ hasSidebar }: { hasSidebar: boolean }) {
  return (
    <>
      {hasSidebar && (
        <noscript>
          <a className={`${iconButton} ${styles.button}`} href={`#${SIDEBAR_ID}`} aria-label="Menu">
            <Icon name="menu" />
          </a>
        </noscript>
      )}
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
    </>
  );
}
