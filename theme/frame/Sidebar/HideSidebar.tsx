import { Icon, iconButton } from '../../ui/Icon/Icon';
import styles from './HideSidebar.module.css';

interface HideSidebarProps {
  /** Whether it is in a document whose scripts are not loaded yet: hidden until it works. */
  isEarly: boolean;
}

/** Hides and shows the sidebar (`startHideSidebar.ts`), if configured. */
export function HideSidebar({ isEarly }: HideSidebarProps) {
  return (
    <div hidden={isEarly} data-hide-sidebar>
      <button
        type="button"
        className={`${iconButton} ${styles.button}`}
        data-action="hide-sidebar"
        data-hidden={false}
        aria-label="Collapse sidebar"
        title="Collapse sidebar"
        aria-expanded
      >
        <Icon name="chevron" />
      </button>
    </div>
  );
}
