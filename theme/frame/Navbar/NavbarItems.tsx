import type { ReactNode } from 'react';
import { navbarItemFailed } from '../../config/messages';
import type { NavbarItem } from '../../config/types';
import { Dropdown } from '../../ui/Dropdown/Dropdown';
import { FrameLink } from '../../ui/FrameLink/FrameLink';
import { Icon } from '../../ui/Icon/Icon';
import { slot } from '../slot';
import styles from './NavbarItems.module.css';
import type { MenuLink } from './resolveNavbarItem';
import { type MenuGroup, type Place, resolveNavbarItem } from './resolveNavbarItem';

/** How to render items: in the bar, or one below the other in the mobile menu. */
export interface ItemLook {
  /** Classes of the list, of its links, and of links in a group. */
  list?: string;
  link?: string;
  groupLink?: string;
  /** Replaces the search item. */
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

/** Renders items of the navbar. */
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
        <Item
          key={'label' in item ? item.label : item.type}
          item={item}
          place={place}
          look={look}
        />
      ))}
    </ul>
  );
}

function Item({ item, place, look }: { item: NavbarItem; place: Place; look: ItemLook }) {
  if (item.type === 'search') return look.search && <li>{look.search}</li>;
  const entry = resolved(item, place);
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
  // A menu with one language offers no choice. The menu of versions also shows the current version.
  if (item.type === 'localeDropdown' && links.length < 2) return null;
  return <li>{look.group(entry, links)}</li>;
}

/** Resolves an item. An error, which includes the item's settings, stops the build. */
function resolved(item: Parameters<typeof resolveNavbarItem>[0], place: Place) {
  try {
    return resolveNavbarItem(item, place);
  } catch (cause) {
    throw new Error(navbarItemFailed(item), { cause });
  }
}

/**
 * Renders a link of the navbar, in the bar or in a menu. `startNavbar.ts` uses the attributes to mark the current link.
 */
export function MenuLinkItem({ link, className }: { link: MenuLink; className?: string }) {
  const { label, href, current, section, always, lang, version } = link;
  return (
    <FrameLink
      href={href}
      className={className}
      aria-current={current}
      data-section={section}
      data-always={always ? '' : undefined}
      lang={lang}
      hrefLang={lang}
      data-action={version && 'version'}
      data-version={version}
    >
      {label}
    </FrameLink>
  );
}
