import { Suspense, useEffect, useRef } from 'react';
import { sidebar as options } from '../config/theme';
import type { SidebarItem } from '../config/types';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { useHydrated } from '../hooks/useHydrated';
import { useView } from '../hooks/useView';
import { LoadFailure } from '../LoadFailure/LoadFailure';
import { lazyExtra } from '../lazy/lazyExtra';
import { GroupedItems } from './GroupedItems';
import styles from './Sidebar.module.css';
import { forgetSidebar, useSidebar } from './sidebarData';

const HideSidebar = lazyExtra(() => import(/* webpackChunkName: "after-paint" */ './HideSidebar'));

/**
 * The pages of one named sidebar, beside the article.
 *
 * Its entries are a chunk of their own. The HTML of the build has them all, and React leaves that HTML
 * alone until the chunk is there.
 */
export function Sidebar({ name }: { name: string }) {
  const hydrated = useHydrated();
  return (
    <aside className={styles.sidebar}>
      <SidebarNav name={name} className={styles.nav} />
      {!hydrated && <EarlyScroll />}
      {/* Not in the HTML: it would be pressed before it answers. */}
      {options.hideable && hydrated && (
        <Suspense>
          <HideSidebar />
        </Suspense>
      )}
    </aside>
  );
}

interface SidebarNavProps {
  /** Of the sidebar. */
  name: string;
  className?: string;
}

/** The entries of a sidebar; an offer to try again where they cannot be loaded. */
export function SidebarNav({ name, className }: SidebarNavProps) {
  return (
    <ErrorBoundary
      resetKey={name}
      fallback={({ error, tryAgain }) => (
        <LoadFailure
          what="The sidebar"
          error={error}
          retry={() => {
            forgetSidebar(name);
            tryAgain();
          }}
        />
      )}
    >
      <Suspense>
        <Entries name={name} key={name} className={className} />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * Waits for the entries, and does nothing else: React fails to resume a component that waits and has
 * hooks of its own after it ("Update hook called on initial render").
 */
function Entries({ name, className }: SidebarNavProps) {
  return <List items={useSidebar(name)} className={className} />;
}

function List({ items, className }: { items: SidebarItem[]; className?: string }) {
  const { route: path } = useView();
  const nav = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current item follows the path
  useEffect(() => {
    // Right before the paint: sooner, the new page would have to be laid out twice.
    const frame = requestAnimationFrame(() => nav.current && showCurrentItem(nav.current));
    return () => cancelAnimationFrame(frame);
  }, [path]);

  return (
    <nav ref={nav} className={className} aria-label="Docs sidebar">
      <GroupedItems items={items} path={path} />
    </nav>
  );
}

/** What `showCurrentItem` does, for the list before it. Every page has this: it is written for size. */
const EARLY_SCROLL =
  'var n=document.currentScript.previousElementSibling,i=n.querySelector("a[aria-current=page]"),' +
  'v=n.getBoundingClientRect();i&&(i=i.getBoundingClientRect()).bottom>v.bottom&&' +
  '(n.scrollTop=i.top-v.top-(v.height-i.height)/2)';

/** Shows the current item before the first paint: a script in the HTML, gone when React takes over. */
function EarlyScroll() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: code of this very file
    <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EARLY_SCROLL }} />
  );
}

/** Scrolls the list, and only the list, until the current item is in it. */
export function showCurrentItem(nav: HTMLElement): void {
  const item = nav.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  const view = nav.getBoundingClientRect();
  if (!item || (item.top >= view.top && item.bottom <= view.bottom)) return;
  nav.scrollTop += item.top - view.top - (view.height - item.height) / 2;
}
