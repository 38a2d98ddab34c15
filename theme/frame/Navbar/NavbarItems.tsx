import type { ReactNode } from 'react';
import { libraryVersion } from 'virtual-library';
import { sidebars } from 'virtual-navigation';
import { docPathOf, docsVersionAt } from '../../config/docs';
import { locale, site } from '../../config/site';
import type { NavbarItem } from '../../config/types';
import { majorOf } from '../../lib/versions';
import { Dropdown } from '../../ui/Dropdown/Dropdown';
import { FrameLink } from '../../ui/FrameLink/FrameLink';
import { Icon } from '../../ui/Icon/Icon';
import { slots } from '../slots';
import styles from './NavbarItems.module.css';

export interface Place {
  /** Path of the page, without a trailing slash. */
  path: string;
  /** Name of the sidebar beside the page. */
  sidebar?: string;
  /** Name of the sidebar that the page belongs to. */
  section?: string;
}

/** `startNavbar.ts` uses the attributes to mark the current link. */
interface MenuLink {
  label: string;
  href: string;
  /** Sidebar of the section that it links to. */
  section?: string;
  /** Whether it is current on all pages, such as the link to the reader's language. */
  always?: boolean;
  /** Language of the page behind the link. */
  lang?: string;
  /** Documentation version that the link selects. */
  version?: string;
}

interface MenuGroup {
  label: string;
  /** Name of the choice, if the label only shows the chosen value. */
  title?: string;
  icon?: 'globe';
  items: MenuLink[];
}

/** How to render items: in the bar, or one below the other in the mobile menu. */
export interface ItemVariant {
  list?: string;
  link?: string;
  groupLink?: string;
  search?: ReactNode;
  group: (group: MenuGroup, links: ReactNode) => ReactNode;
}

const IN_THE_BAR: ItemVariant = {
  list: styles.items,
  link: styles.link,
  search: slots.search && <slots.search />,
  group: ({ icon, label, title }, links) => (
    <Dropdown label={icon ? <Icon name={icon} /> : label} name={title && `${title}: ${label}`}>
      {links}
    </Dropdown>
  ),
};

interface NavbarItemsProps {
  items: NavbarItem[];
  place: Place;
  variant?: ItemVariant;
}

export function NavbarItems({ items, place, variant = IN_THE_BAR }: NavbarItemsProps) {
  return (
    <ul className={variant.list}>
      {items.map((item) => (
        <Item
          key={'label' in item ? item.label : item.type}
          item={item}
          place={place}
          variant={variant}
        />
      ))}
    </ul>
  );
}

function Item({ item, place, variant }: { item: NavbarItem; place: Place; variant: ItemVariant }) {
  if (item.type === 'search') return variant.search && <li>{variant.search}</li>;
  const link = ({ label, href, section, always, lang, version }: MenuLink, className?: string) => {
    const isSection = always || (section !== undefined && section === place.section);
    return (
      <li key={href + label}>
        <FrameLink
          href={href}
          className={className}
          aria-current={href === place.path ? 'page' : isSection || undefined}
          data-section={section}
          data-always={always ? '' : undefined}
          lang={lang}
          hrefLang={lang}
          data-action={version && 'version'}
          data-version={version}
        >
          {label}
        </FrameLink>
      </li>
    );
  };
  if (item.type === 'link' || item.type === 'doc' || item.type === 'docSidebar')
    return link(linkOf(item), variant.link);
  const group = groupOf(item, place);
  // A menu with one language offers no choice. The menu of versions also shows the current version.
  if (item.type === 'localeDropdown' && group.items.length < 2) return null;
  const links = group.items.map((each) => link(each, variant.groupLink));
  if (item.type === 'docsVersionDropdown' && slots.versionMenu) {
    links.push(
      <li key="more">
        <slots.versionMenu />
      </li>,
    );
  }
  return <li>{variant.group(group, links)}</li>;
}

/**
 * Resolves the target of a link. The build has validated the configuration (`theme/config/schema.ts`).
 *
 * @throws if the sidebar has no page, which stops the build
 */
function linkOf(item: Extract<NavbarItem, { type: 'link' | 'doc' | 'docSidebar' }>): MenuLink {
  const { label } = item;
  if (item.type === 'link') return { label, href: item.href };
  if (item.type === 'doc') return { label, href: docPathOf(item.docId) };
  const { link } = sidebars[item.sidebarId] ?? {};
  if (link) return { label, href: link.href, section: item.sidebarId };
  throw new Error(
    `A navbar item failed to render, because its sidebar has no page. Please check this item in theme/config/theme.ts:\n${JSON.stringify(item, null, 2)}`,
  );
}

type GroupItem = Extract<
  NavbarItem,
  { type: 'dropdown' | 'docsVersionDropdown' | 'localeDropdown' }
>;

function groupOf(item: GroupItem, place: Place): MenuGroup {
  if (item.type === 'dropdown') return { label: item.label, items: item.items.map(linkOf) };
  if (item.type === 'localeDropdown') {
    const { defaultLocale, locales } = site.i18n;
    const items = Object.entries(locales).map(([code, { label, htmlLang: lang }]) => {
      const always = code === defaultLocale;
      return { label, href: always ? '/' : `/${code}`, always, lang };
    });
    return { label: locale.label, title: 'Language', icon: 'globe', items };
  }
  const shown = docsVersionAt(place.path);
  return {
    // The bar has no room for more.
    label: shown.isLast ? `${majorOf(libraryVersion)}` : shown.label,
    title: 'Version',
    items: site.docs.versions.map((version) => ({
      label: version.isLast ? `${version.label} (${libraryVersion})` : version.label,
      href: version.path,
      always: version === shown,
      version: version.name,
    })),
  };
}
