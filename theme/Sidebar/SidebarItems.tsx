import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { sidebar as options } from '../config/theme';
import type { SidebarCategory, SidebarItem } from '../config/types';
import { FrameLink } from '../FrameLink/FrameLink';
import { useHydrated } from '../hooks/useHydrated';
import { Icon } from '../Icon/Icon';
import styles from './SidebarItems.module.css';
import { toggleDetails } from './toggleDetails';

/** A list of links and categories; unlisted pages are left out. */
export function SidebarItems({ items, path }: { items: SidebarItem[]; path: string }) {
  const group = useId();
  return (
    <ul className={styles.list}>
      {items.map((item) =>
        item.type === 'category' ? (
          <Category
            key={item.label}
            category={item}
            path={path}
            group={options.autoCollapse ? group : undefined}
          />
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

function ItemLink({ href, path, children }: { href: string; path: string; children: ReactNode }) {
  return (
    <FrameLink href={href} aria-current={href === path ? 'page' : undefined}>
      {children}
    </FrameLink>
  );
}

/** Whether a category or anything in it is the page at that path. */
export function holds(category: SidebarCategory, path: string): boolean {
  return (
    category.href === path ||
    category.items.some((item) =>
      item.type === 'category' ? holds(item, path) : item.href === path,
    )
  );
}

/**
 * A category is a `details` element: it opens without scripts, and of several with the same name only
 * one is open (`group`). A category with a page has a link beside the button that opens it.
 */
function Category({
  category,
  path,
  group,
}: {
  category: SidebarCategory;
  path: string;
  group?: string;
}) {
  const { label, items, index } = category;
  const href = category.linkUnlisted ? undefined : category.href;
  const current = holds(category, path);
  // What the reader opens or closes later is up to the element itself. Of a group, the browser would
  // keep the first one open: there only the current one begins so.
  const [open] = useState(current || (category.collapsed === false && !group));
  const hydrated = useHydrated();
  const details = useRef<HTMLDetailsElement>(null);
  const wasCurrent = useRef(current);
  useEffect(() => {
    // Not at first: a category that the reader has closed before the scripts came stays closed.
    if (current && !wasCurrent.current && details.current) details.current.open = true;
    wasCurrent.current = current;
  }, [current]);

  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (details.current) toggleDetails(details.current);
  };
  return (
    <li className={styles.category}>
      {href && (
        <ItemLink href={href} path={path}>
          {label}
        </ItemLink>
      )}
      <details ref={details} open={open} name={group}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary
          className={href ? styles.button : styles.heading}
          aria-label={href && `Pages in ${label}`}
          onClick={onClick}
        >
          {!href && <span>{label}</span>}
          <Icon name="chevron" className={styles.chevron} />
        </summary>
        {index && !open && !hydrated ? (
          <SidebarItems
            items={[{ type: 'link', label: `All ${label}`, href: index }]}
            path={path}
          />
        ) : (
          <SidebarItems items={items} path={path} />
        )}
      </details>
    </li>
  );
}
