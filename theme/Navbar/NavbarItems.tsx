import { type ReactNode, useEffect } from 'react';
import { navbarItemFailed } from '../config/messages';
import type { NavbarItem } from '../config/types';
import { Dropdown } from '../Dropdown/Dropdown';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { useView } from '../hooks/useView';
import { Icon } from '../Icon/Icon';
import { SearchButton } from '../Search/SearchButton';
import { trustedHtml } from '../trustedTypes';
import { MenuLinkItem } from './MenuLinkItem';
import styles from './NavbarItems.module.css';
import { type MenuGroup, type Place, resolveNavbarItem } from './resolveNavbarItem';

/** Where the reader is, as far as navbar items are concerned. */
export function usePlace(): Place {
  const { route, page } = useView();
  return { path: route, sidebar: page?.sidebar };
}

/** How items are drawn: in the bar, or one below the other in the menu of small screens. */
export interface ItemLook {
  /** Classes of the list, of its links, and of links in a group. */
  list?: string;
  link?: string;
  groupLink?: string;
  /** What stands in place of the search item, if anything. */
  search?: ReactNode;
  group: (group: MenuGroup, links: ReactNode) => ReactNode;
}

const IN_THE_BAR: ItemLook = {
  list: styles.items,
  link: styles.link,
  search: <SearchButton />,
  group: ({ icon, label, title }, links) => (
    <Dropdown label={icon ? <Icon name={icon} /> : label} name={title && `${title}: ${label}`}>
      {links}
    </Dropdown>
  ),
};

/** Items of the navbar. One that fails takes only its own place. */
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
        <SafeItem key={itemName(item)} item={item}>
          <Item item={item} place={place} look={look} />
        </SafeItem>
      ))}
    </ul>
  );
}

/** The reader's own version of the library: an element that fills itself, before React is here or after. */
const VERSION_CHOICE: NavbarItem = { type: 'html', value: '<version-choice></version-choice>' };

function Item({ item, place, look }: { item: NavbarItem; place: Place; look: ItemLook }) {
  if (item.type === 'search') return look.search && <li>{look.search}</li>;
  if (item.type === 'html') {
    const html = { __html: trustedHtml(item.value) };
    // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the site's own configuration
    return <li suppressHydrationWarning dangerouslySetInnerHTML={html} />;
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
    links.push(<Item key="choice" item={VERSION_CHOICE} place={place} look={look} />);
  }
  return <li>{look.group(entry, links)}</li>;
}

/** What an item is called in messages and keys. */
const itemName = (item: NavbarItem): string =>
  'label' in item ? item.label : item.type === 'html' ? item.value : item.type;

/** Names an item that fails, in its place and, with all its settings, on the console. */
function SafeItem({ item, children }: { item: NavbarItem; children: ReactNode }) {
  return (
    <ErrorBoundary
      resetKey={item}
      fallback={({ error }) => <FailedItem item={item} error={error} />}
    >
      {children}
    </ErrorBoundary>
  );
}

function FailedItem({ item, error }: { item: NavbarItem; error: unknown }) {
  const message = navbarItemFailed(item);
  useEffect(() => {
    console.error(new Error(message, { cause: error }));
  }, [message, error]);
  return (
    <li className={styles.failed} role="alert" title={message}>
      Navbar item “{itemName(item)}” failed
    </li>
  );
}
