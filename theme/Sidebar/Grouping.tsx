import { type ReactNode, useEffect, useRef, useState } from 'react';
import { data as symbols } from 'virtual-symbol-groups';
import { readStored, store } from '../../sw/client/storage';
import { API_GROUPING_KEY } from '../config/constants';
import type { SidebarItem, SidebarLink } from '../config/types';
import styles from './Grouping.module.css';
import { showCurrentItem } from './Sidebar';

const GROUPINGS = ['kind', 'extension'] as const;
type Grouping = (typeof GROUPINGS)[number];

interface GroupingProps {
  /** The API's symbols by kind. */
  items: SidebarItem[];
  /** Gets them as the reader wants them. */
  onChange: (items: SidebarItem[]) => void;
}

/** Lets the reader have the API's symbols by kind or by extension, and remembers which. */
export default function GroupingSwitch({ items, onChange }: GroupingProps): ReactNode {
  const [chosen, setChosen] = useState<Grouping>(() =>
    readStored(API_GROUPING_KEY) === 'extension' ? 'extension' : 'kind',
  );
  const bar = useRef<HTMLFieldSetElement>(null);
  /** What the list shows: by kind, until this comes. */
  const shown = useRef<Grouping>('kind');

  useEffect(() => {
    onChange(chosen === 'extension' ? byExtension(items) : items);
    if (shown.current === chosen) return undefined;
    shown.current = chosen;
    // The list is another one: what was in view may be far away.
    const frame = requestAnimationFrame(() => {
      const nav = bar.current?.closest('nav');
      if (nav) showCurrentItem(nav);
    });
    return () => cancelAnimationFrame(frame);
  }, [chosen, items, onChange]);

  return (
    <fieldset ref={bar} className={styles.bar} aria-label="Group symbols by">
      {GROUPINGS.map((grouping) => (
        <button
          key={grouping}
          type="button"
          className={styles.choice}
          aria-pressed={grouping === chosen}
          onClick={() => {
            setChosen(grouping);
            store(API_GROUPING_KEY, grouping === 'kind' ? null : grouping);
          }}
        >
          By {grouping}
        </button>
      ))}
    </fieldset>
  );
}

/** The same entries, in categories named after the extensions. */
function byExtension(items: readonly SidebarItem[]): SidebarItem[] {
  const links = new Map(linksIn(items).map((link) => [link.href, link]));
  const overview = items.filter(({ type }) => type === 'link');
  const groups = Object.entries(symbols).map(
    ([label, hrefs]): SidebarItem => ({
      type: 'category',
      label,
      items: hrefs.flatMap((href) => links.get(href) ?? []),
    }),
  );
  return [...overview, ...groups];
}

const linksIn = (items: readonly SidebarItem[]): SidebarLink[] =>
  items.flatMap((item) => (item.type === 'link' ? item : linksIn(item.items)));
