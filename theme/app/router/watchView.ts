import { loadList, loadPage } from '../../lib/pages';
import { whenIdle } from '../../lib/when-idle';
import { routeOf } from './watchLinks';

/** How many pages are preloaded per page: readers open one and pay for all. */
const MOST = 5;

/** Links to preload. Those of navbar and sidebar are on every page, and hovering them is early enough. */
const LINKS = 'a[href]:not(header a, aside a)';

/** Preloads the pages behind links that come into view, one after another, in idle time. */
export function watchView(): void {
  // Routes, not links: a queued link would keep a left page in memory.
  const queue = new Set<string>();
  let busy = false;
  let page: Element | null = null;
  /** Number of pages preloaded from this one. */
  let loaded = 0;

  const next = () => {
    const [route] = queue;
    if (route === undefined || loaded === MOST) {
      busy = false;
      return;
    }
    loaded += 1;
    queue.delete(route);
    const go = () => whenIdle(next);
    loadPage(route).then(go, go);
  };

  const views = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      views.unobserve(target);
      const route = routeOf(target as HTMLAnchorElement);
      if (route !== undefined) queue.add(route);
    }
    if (queue.size > 0 && !busy) {
      busy = true;
      whenIdle(next);
    }
  });

  const seen = new WeakSet<Element>();
  const scan = () => {
    const main = document.querySelector('main');
    if (main !== page) {
      page = main;
      loaded = 0;
      queue.clear();
    }
    for (const anchor of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
      if (seen.has(anchor) || routeOf(anchor) === undefined) continue;
      seen.add(anchor);
      views.observe(anchor);
    }
  };
  let pending = false;
  const later = () => {
    if (pending) return;
    pending = true;
    whenIdle(() => {
      pending = false;
      scan();
    });
  };
  const changes = new MutationObserver(later);
  changes.observe(document.body, { childList: true, subtree: true });
  // The page list tells which links lead to pages.
  loadList().then(later, () => {});
}
