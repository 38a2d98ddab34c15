import { useLocation } from '@rspress/core/runtime';
import { type ReactNode, useEffect } from 'react';
import { navbarItemFailed } from '../config/messages';
import { SearchBox } from '../config/search';
import type { NavbarItem } from '../config/types';
import { Dropdown } from '../Dropdown/Dropdown';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { cleanPath, useFramePage } from '../hooks/usePageNavigation';
import { Icon } from '../Icon/Icon';
import { MenuLinkItem } from './MenuLinkItem';
import styles from './NavbarItems.module.css';
import { type Place, resolveNavbarItem } from './resolveNavbarItem';

/** Where the reader is, as far as navbar items are concerned. */
export function usePlace(): Place {
  const path = cleanPath(useLocation().pathname);
  return { path, sidebar: useFramePage().navigation?.sidebar };
}

/** Items of one end of the navbar. One that fails takes only its own place. */
export function NavbarItems({ items, place }: { items: NavbarItem[]; place: Place }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <SafeItem key={itemName(item)} item={item}>
          <Item item={item} place={place} />
        </SafeItem>
      ))}
    </ul>
  );
}

function Item({ item, place }: { item: NavbarItem; place: Place }) {
  if (item.type === 'search')
    return (
      SearchBox && (
        <li>
          <SearchBox />
        </li>
      )
    );
  if (item.type === 'html') {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the site's own configuration
    return <li dangerouslySetInnerHTML={{ __html: item.value }} />;
  }
  const entry = resolveNavbarItem(item, place);
  if ('href' in entry) {
    return (
      <li>
        <MenuLinkItem link={entry} className={styles.link} />
      </li>
    );
  }
  return (
    <li>
      <Dropdown
        label={entry.icon ? <Icon name={entry.icon} /> : entry.label}
        name={entry.title && `${entry.title}: ${entry.label}`}
      >
        {entry.items.map((link) => (
          <li key={link.href + link.label}>
            <MenuLinkItem link={link} />
          </li>
        ))}
      </Dropdown>
    </li>
  );
}

/** What an item is called in messages and keys. */
export const itemName = (item: NavbarItem): string =>
  'label' in item ? item.label : item.type === 'html' ? item.value : item.type;

/** Names an item that fails, in its place and, with all its settings, on the console. */
export function SafeItem({ item, children }: { item: NavbarItem; children: ReactNode }) {
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
