import { Suspense, useState } from 'react';
import type { SidebarItem } from '../config/types';
import { useHydrated } from '../hooks/useHydrated';
import { lazyExtra } from '../lazy/lazyExtra';
import { SidebarItems } from './SidebarItems';

const Grouping = lazyExtra(() => import(/* webpackChunkName: "after-paint" */ './Grouping'));

/** The entries of a sidebar; those of the API by kind or, where the reader wants that, by extension. */
export function GroupedItems({ items, path }: { items: SidebarItem[]; path: string }) {
  const [shown, setShown] = useState(items);
  const hydrated = useHydrated();
  return (
    <>
      <SidebarItems items={shown} path={path} />
      {hydrated && items.some((item) => 'index' in item) && (
        <Suspense>
          <Grouping items={items} onChange={setShown} />
        </Suspense>
      )}
    </>
  );
}
