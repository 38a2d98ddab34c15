import type { ReactNode } from 'react';

import { navbarItemFailed } from '../../config/messages';
import type { NavbarItem } from '../../config/types';
import { Dropdown } from '../../ui/Dropdown/Dropdown';
import failure from '../../ui/failure/loadFailure.module.css';
import { Icon } from '../../ui/Icon/Icon';
import { slot } from '../slot';

import { MenuLinkItem } from './MenuLinkItem';
import styles from './NavbarItems.module.css';
import { type MenuGroup, type Place, resolveNavbarItem } from './resolveNavbarItem';

/** How to render items: in the bar, or one below the other in the mobile menu. */
export interface ItemLook {
  /** Classes of the list, of its links, and of links in a group. */
  list?: string;
  link?: string;
  groupLink?: string;
  /** Replaces the search item, if given. */
  search?: ReactNode;
  group: (group: MenuGroup, links: ReactNode) => ReactNode;
}

const IN_THE_BAR: ItemLook = {
  list: styles.items,
  link: styles.link,
  search: slot('search'),
  group: ({ icon, label, title }, links) => (
    <Dropdown label={icon ? <Icon name={icon} /> : label} name={title && `${title}: ${label}`}>
      {links}
    </Dropdown>
  ),
};

/** Items of the navbar. An error in one does not affect the others. */
export function NavbarItems({
  items,
  place,
  look = IN_THE_BAR,
}: {
  items: NavbarItem[];
  place: Place;
  look?: ItemLook;
}) {
  return (
    <ul className={look.list}>
      {items.map((item) => (
        <SafeItem key={itemName(item)} item={item} place={place} look={look} />
      ))}
    </ul>
  );
}

function Item({ item, place, look }: { item: NavbarItem; place: Place; look: ItemLook }) {
  if (item.type === 'search') return look.search && <li>{look.search}</li>;
  if (item.type === 'html') {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the site's own configuration
    return <li dangerouslySetInnerHTML={{ __html: item.value }} />;
  }
  const entry = resolveNavbarItem(item, place);
  if ('href' in entry) {
    return (
      <li>
        <MenuLinkItem link={entry} className={look.link} />
      </li>
    );
  }
  const links = entry.items.map((link) => (
    <li key={link.href + link.label}>
      <MenuLinkItem link={link} className={look.groupLink} />
    </li>
  ));
  if (item.type === 'docsVersionDropdown') {
    const more = slot('versionMenu');
    if (more) links.push(<li key="more">{more}</li>);
  }
  return <li>{look.group(entry, links)}</li>;
}

/** The name of an item in messages and keys. */
const itemName = (item: NavbarItem): string =>
  'label' in item ? item.label : item.type === 'html' ? item.value : item.type;

/**
 * An item of the navbar. If it cannot be resolved, it shows a message in its place and logs its settings to the build's
 * console.
 */
function SafeItem({ item, place, look }: { item: NavbarItem; place: Place; look: ItemLook }) {
  try {
    return Item({ item, place, look });
  } catch (cause) {
    const message = navbarItemFailed(item);
    console.error(new Error(message, { cause }));
    return (
      <li className={failure.failure} role="alert" title={message}>
        Navbar item “{itemName(item)}” failed
      </li>
    );
  }
}
