import { sidebars } from 'virtual-navigation';
import { navbar } from '../../config/theme';
import { ColorModeToggle } from '../../ui/ColorMode/ColorModeToggle';
import { FrameLink } from '../../ui/FrameLink/FrameLink';
import { Icon, iconButton } from '../../ui/Icon/Icon';
import { type ItemVariant, NavbarItems } from '../Navbar/NavbarItems';
import { SidebarItems } from '../Sidebar/SidebarItems';
import { slots } from '../slots';
import styles from './MobileSidebar.module.css';

/** Dropdowns are open. The search is above the list. */
const IN_THE_MENU: ItemVariant = {
  link: styles.item,
  groupLink: styles.item,
  group: ({ title, label }, links) => (
    <>
      <p className={styles.group}>{title ?? label}</p>
      <ul>{links}</ul>
    </>
  ),
};

/** The sidebar of the first section, which is in the menu of all pages. */
const first = navbar.items.find((item) => item.type === 'docSidebar')?.sidebarId ?? '';

/**
 * Renders the mobile menu: the search, the navbar's items and the sidebar of the first section. Once opened
 * (`menu.ts`), another sidebar of the page is in front of them. It is a fragment that is loaded shortly before it is
 * needed.
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
        <div className={styles.search}>{slots.search && <slots.search isField />}</div>
        <button type="button" className={styles.back} data-action="main-menu">
          <Icon name="chevron" />
          Back to main menu
        </button>
        <div className={styles.list}>
          <nav aria-label="Main">
            <NavbarItems items={navbar.items} place={{ path: '' }} variant={IN_THE_MENU} />
          </nav>
          <nav aria-label="Docs sidebar" data-sidebar={first}>
            <SidebarItems items={sidebars[first]?.items ?? []} />
          </nav>
        </div>
      </div>
    </dialog>
  );
}
