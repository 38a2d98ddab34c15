import { data as symbols } from 'virtual-symbol-groups';
import type { SidebarItem, SidebarLink } from '../../../config/types';
import { SidebarItems } from '../../../frame/Sidebar/SidebarItems';
import styles from './Grouping.module.css';

/** Ways to group the symbols of the API. Documents use the first one. */
const GROUPINGS = ['kind', 'extension'] as const;

/** Switches the grouping of the API's symbols between kind and extension (`applyGrouping.ts`). */
export function Grouping({ items }: { items: readonly SidebarItem[] }) {
  // Only the reference has categories with an index.
  if (!items.some((item) => 'index' in item)) return null;
  return (
    <>
      <template data-grouping>
        <SidebarItems items={symbolsByExtension(items)} />
      </template>
      <fieldset className={styles.bar}>
        <legend className="visually-hidden">Group symbols by</legend>
        {GROUPINGS.map((grouping) => (
          <button
            key={grouping}
            type="button"
            className="chip"
            aria-pressed={grouping === GROUPINGS[0]}
            data-action="group-symbols"
            value={grouping}
          >
            By {grouping}
          </button>
        ))}
      </fieldset>
    </>
  );
}

function symbolsByExtension(items: readonly SidebarItem[]): SidebarItem[] {
  const links = new Map(linksIn(items).map((link) => [link.href, link]));
  const overview = items.filter(({ type }) => type === 'link');
  const category = (label: string, below: SidebarItem[]): SidebarItem => ({
    type: 'category',
    label,
    items: below,
  });
  const groups = Object.entries(symbols).map(([task, extensions]) =>
    category(
      task,
      Object.entries(extensions).map(([extension, hrefs]) =>
        category(
          extension,
          hrefs.flatMap((href) => links.get(href) ?? []),
        ),
      ),
    ),
  );
  return [...overview, ...groups];
}

const linksIn = (items: readonly SidebarItem[]): SidebarLink[] =>
  items.flatMap((item) => (item.type === 'link' ? item : linksIn(item.items)));
