import { navbar } from '../../config/theme';
import { type ItemLook, NavbarItems } from '../Navbar/NavbarItems';
import type { Place } from '../Navbar/resolveNavbarItem';
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

/** Renders the navbar's items, one below the other. */
export function PrimaryMenu({ place }: { place: Place }) {
  return <NavbarItems items={navbar.items} place={place} look={IN_THE_MENU} />;
}
