import { navbar } from '../config/navbar';
import type { NavbarItem } from '../config/types';
import { MenuLinkItem } from '../Navbar/MenuLinkItem';
import { itemName, SafeItem } from '../Navbar/NavbarItems';
import { type Place, resolveNavbarItem } from '../Navbar/resolveNavbarItem';
import styles from './MobileSidebar.module.css';

/** The navbar's items, one below the other; menus are open from the start. */
export function PrimaryMenu({ place }: { place: Place }) {
  return (
    <ul className={styles.items}>
      {navbar.items.map((item) => (
        <SafeItem key={itemName(item)} item={item}>
          <PrimaryItem item={item} place={place} />
        </SafeItem>
      ))}
    </ul>
  );
}

function PrimaryItem({ item, place }: { item: NavbarItem; place: Place }) {
  // The search has its own place in the bar.
  if (item.type === 'search') return null;
  if (item.type === 'html') {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the site's own configuration
    return <li dangerouslySetInnerHTML={{ __html: item.value }} />;
  }
  const entry = resolveNavbarItem(item, place);
  if ('href' in entry) {
    return (
      <li>
        <MenuLinkItem link={entry} className={styles.item} />
      </li>
    );
  }
  return (
    <li>
      <p className={styles.group}>{entry.title ?? entry.label}</p>
      <ul>
        {entry.items.map((link) => (
          <li key={link.href + link.label}>
            <MenuLinkItem link={link} className={styles.item} />
          </li>
        ))}
      </ul>
    </li>
  );
}
