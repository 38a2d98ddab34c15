import { useLocation } from '@rspress/core/runtime';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { sidebar as options } from '../config/layout';
import { cleanPath } from '../hooks/usePageNavigation';
import styles from './Sidebar.module.css';
import { SidebarItems } from './SidebarItems';
import { useSidebar } from './sidebarData';

const HideSidebar = lazy(() => import('./HideSidebar'));

/**
 * The pages of one named sidebar, beside the article.
 *
 * Its entries are a chunk of their own. The HTML of the build has them all, and React leaves that HTML
 * alone until the chunk is there.
 */
export function Sidebar({ name }: { name: string }) {
  return (
    <aside className={styles.sidebar}>
      <Suspense>
        <SidebarNav name={name} key={name} />
        {options.hideable && <HideSidebar />}
      </Suspense>
    </aside>
  );
}

function SidebarNav({ name }: { name: string }) {
  const items = useSidebar(name);
  const path = cleanPath(useLocation().pathname);
  const nav = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current item follows the path
  useEffect(() => {
    if (nav.current) showCurrentItem(nav.current);
  }, [path]);

  return (
    <nav ref={nav} className={styles.nav} aria-label="Docs sidebar">
      <SidebarItems items={items} path={path} />
    </nav>
  );
}

/** Scrolls the list, and only the list, until the current item is in it. */
export function showCurrentItem(nav: HTMLElement): void {
  const item = nav.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  const view = nav.getBoundingClientRect();
  if (!item || (item.top >= view.top && item.bottom <= view.bottom)) return;
  nav.scrollTop += item.top - view.top - (view.height - item.height) / 2;
}
