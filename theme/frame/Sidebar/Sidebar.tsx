import type { SidebarItem } from '../../config/types';
import { slots } from '../slots';
import styles from './Sidebar.module.css';
import { SidebarItems } from './SidebarItems';

interface SidebarProps {
  name: string;
  items: readonly SidebarItem[];
  /** Path of the page whose entry is marked. If undefined, this is the fragment for all pages. */
  path?: string;
}

/**
 * Renders a sidebar beside the article. A document omits the entries of closed categories that have an index page, but
 * the fragment is complete.
 */
export function Sidebar({ name, items, path }: SidebarProps) {
  const isWhole = path === undefined;
  const hasIndex = items.some((item) => 'index' in item);
  return (
    <aside className={styles.sidebar}>
      <nav
        id="sidebar"
        className={styles.nav}
        aria-label="Docs sidebar"
        data-sidebar={name}
        data-short={hasIndex && !isWhole ? '' : undefined}
      >
        <SidebarItems items={items} path={path} />
        {isWhole && slots.belowSidebar && <slots.belowSidebar items={items} />}
      </nav>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: code from this file */}
      {!isWhole && <script dangerouslySetInnerHTML={{ __html: EARLY_SCROLL }} />}
    </aside>
  );
}

/** `showCurrentItem` before the first paint, minified because every page contains it. */
const EARLY_SCROLL =
  'var n=document.querySelector("#sidebar"),' +
  'i=n.querySelector("a[aria-current=page]"),' +
  'v=n.getBoundingClientRect();i&&(i=i.getBoundingClientRect()).bottom>v.bottom&&' +
  '(n.scrollTop=i.top-v.top-(v.height-i.height)/2)';
