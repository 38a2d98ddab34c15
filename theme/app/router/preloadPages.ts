import { loadList, loadPage } from '../../lib/pages';
import { whenIdle } from '../../lib/when-idle';
import { routeOf } from './watchLinks';

/** Maximum number of pages preloaded per page, because readers pay for all of them but open only one. */
const MAX_COUNT = 5;

/**
 * Links whose pages are preloaded. Those in the navbar and the sidebar are on every page, so preloading on hover is
 * early enough.
 */
const LINKS = 'a[href]:not(header a, aside a)';

/** Preloads the pages behind links that come into view, one after another, in idle time. */
export function watchView(): void {
  // Contains routes rather than links, because a queued link would keep a page in memory that the reader has left.
  const queue = new Set<string>();
  let busy = false;
  let page: Element | null = null;
  let loaded = 0;

  const next = () => {
    const [route] = queue;
    if (route === undefined || loaded === MAX_COUNT) {
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
  // The page list shows which links lead to pages.
  loadList().then(later, () => {});
}
