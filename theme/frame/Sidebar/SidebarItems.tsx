import type { ReactNode } from 'react';
import type { SidebarCategory, SidebarItem } from '../../config/types';
import { FrameLink } from '../../ui/FrameLink/FrameLink';
import { Icon, iconButton } from '../../ui/Icon/Icon';
import styles from './SidebarItems.module.css';

export function SidebarItems({ items, path }: { items: readonly SidebarItem[]; path?: string }) {
  return (
    <ul className={styles.list}>
      {items.map((item) =>
        item.type === 'category' ? (
          <Category key={item.label} category={item} path={path} />
        ) : (
          item.unlisted || (
            <li key={item.href}>
              <ItemLink href={item.href} path={path}>
                {item.status === 'deprecated' ? <s>{item.label}</s> : item.label}
                {item.status && <small> {item.status}</small>}
              </ItemLink>
            </li>
          )
        ),
      )}
    </ul>
  );
}

function ItemLink({
  href,
  path,
  children,
}: {
  href: string;
  path: string | undefined;
  children: ReactNode;
}) {
  return (
    <FrameLink href={href} aria-current={href === path ? 'page' : undefined}>
      {children}
    </FrameLink>
  );
}

export function contains(category: SidebarCategory, path: string): boolean {
  return (
    category.href === path ||
    category.items.some((item) =>
      item.type === 'category' ? contains(item, path) : item.href === path,
    )
  );
}

/**
 * Renders a category as a `details` element, which opens without scripts. A category with a page has a link beside the
 * button that opens it.
 */
function Category({ category, path }: { category: SidebarCategory; path: string | undefined }) {
  const { label, items, index } = category;
  const href = category.linkUnlisted ? undefined : category.href;
  const open = (path !== undefined && contains(category, path)) || category.collapsed === false;
  // The fragment has all entries.
  const isShort = index !== undefined && !open && path !== undefined;
  return (
    <li className={styles.category}>
      {href && (
        <ItemLink href={href} path={path}>
          {label}
        </ItemLink>
      )}
      <details open={open}>
        <summary
          className={href ? `${iconButton} ${styles.button}` : styles.heading}
          aria-label={href && `Pages in ${label}`}
        >
          {!href && <span>{label}</span>}
          <Icon name="chevron" className={styles.chevron} />
        </summary>
        <SidebarItems
          items={isShort ? [{ type: 'link', label: `All ${label}`, href: index }] : items}
          path={path}
        />
      </details>
    </li>
  );
}
