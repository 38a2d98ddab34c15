import { navbar } from '../../config/theme';
import { ColorModeToggle } from '../../ui/ColorMode/ColorModeToggle';
import { FrameLink } from '../../ui/FrameLink/FrameLink';
import { Icon, iconButton } from '../../ui/Icon/Icon';
import { type ItemLook, NavbarItems } from '../Navbar/NavbarItems';
import styles from './MobileSidebar.module.css';

/** Dropdowns are initially open. The search is in the bar instead. */
const IN_THE_MENU: ItemLook = {
  link: styles.item,
  groupLink: styles.item,
  group: ({ title, label }, links) => (
    <>
      <p className={styles.group}>{title ?? label}</p>
      <ul>{links}</ul>
    </>
  ),
};

/**
 * Renders the mobile menu: the navbar's items and, once opened (`menu.ts`), the page's sidebar in front of them. It is
 * a fragment that is loaded shortly before it is needed.
 *
 * As a modal `dialog`, it traps and restores the focus, makes the page inert and closes on Escape.
 */
export function MobileSidebar() {
  return (
    <dialog className={styles.menu} aria-label="Navigation" data-menu>
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
            data-action="close-menu"
          >
            <Icon name="close" />
          </button>
        </div>
        <button type="button" className={styles.back} data-action="main-menu">
          <Icon name="chevron" />
          Back to main menu
        </button>
        <div className={styles.list}>
          <nav aria-label="Main">
            <NavbarItems items={navbar.items} place={{ path: '' }} look={IN_THE_MENU} />
          </nav>
        </div>
      </div>
    </dialog>
  );
}
