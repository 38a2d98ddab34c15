import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ColorModeToggle } from '../ColorMode/ColorModeToggle';
import { navbar } from '../config/theme';
import { FrameLink } from '../FrameLink/FrameLink';
import { Icon, iconButton } from '../Icon/Icon';
import type { Place } from '../Navbar/resolveNavbarItem';
import { SidebarNav } from '../Sidebar/Sidebar';
import styles from './MobileSidebar.module.css';
import { PrimaryMenu } from './PrimaryMenu';

/**
 * The menu of small screens: the page's sidebar and, behind it, the navbar's items.
 *
 * It is a modal `dialog`: the browser keeps the focus inside, gives it back afterwards, makes the page
 * behind inert and closes on Escape.
 */
export function MobileSidebar({ place, onClose }: { place: Place; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [secondary, setSecondary] = useState(place.sidebar !== undefined);
  const [openedAt] = useState(place.path);

  // Before the effects of what is inside: they measure, so the menu must be in view.
  useLayoutEffect(() => {
    const { current } = dialog;
    const opener = document.activeElement;
    const root = document.documentElement;
    root.dataset.menu = 'open';
    current?.showModal();
    return () => {
      delete root.dataset.menu;
      current?.close();
      if (opener instanceof HTMLElement && opener.isConnected && isFocusFree()) opener.focus();
    };
  }, []);

  // A link that led to another page has done its work.
  useEffect(() => {
    if (place.path !== openedAt) onClose();
  }, [place.path, openedAt, onClose]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape
    <dialog
      ref={dialog}
      className={styles.menu}
      aria-label="Navigation"
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        const link = target instanceof Element ? target.closest('a') : null;
        // The backdrop counts as the dialog itself.
        if (target === currentTarget || link?.target === '') onClose();
      }}
    >
      <div className={styles.panel}>
        <div className={styles.top}>
          <FrameLink href="/" className={styles.brand}>
            {navbar.title}
          </FrameLink>
          <ColorModeToggle />
          <button
            type="button"
            className={iconButton}
            aria-label="Close navigation bar"
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </div>
        {place.sidebar && secondary ? (
          <>
            <button type="button" className={styles.back} onClick={() => setSecondary(false)}>
              ← Back to main menu
            </button>
            <SidebarNav name={place.sidebar} className={styles.list} />
          </>
        ) : (
          <nav className={styles.list} aria-label="Main">
            <PrimaryMenu place={place} />
          </nav>
        )}
      </div>
    </dialog>
  );
}

/** Whether nothing on the page has taken the focus, such as the heading of a new page. */
const isFocusFree = () =>
  document.activeElement === null || document.activeElement === document.body;
