import { savesData } from '../../sw/client/connection';
import { routeOfAddress } from '../pages/base';
import { loadList, loadPage, mayBePage, preloadPage } from '../pages/pages';

/** The route of the page that a link opens here; undefined where it leads elsewhere. */
function routeOf(anchor: HTMLAnchorElement): string | undefined {
  if ((anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download')) return;
  if (anchor.origin !== window.location.origin) return;
  const route = routeOfAddress(anchor);
  return route !== undefined && mayBePage(route) ? route : undefined;
}

/** Does something when nothing else is to do. */
const whenIdle: (work: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (work) => requestIdleCallback(work, { timeout: 2000 })
    : (work) => setTimeout(work, 200);

/** Loads the pages behind links that come into view, one after the other, when nothing else is to do. */
function watchView(): () => void {
  // Routes and no links: a link that waits would keep the page in memory that the reader has left.
  const queue = new Set<string>();
  let busy = false;

  const next = () => {
    const [route] = queue;
    if (route === undefined) {
      busy = false;
      return;
    }
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
    for (const anchor of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
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
  // With the list it is certain which links lead to pages.
  loadList().then(later, () => {});
  return () => {
    views.disconnect();
    changes.disconnect();
    queue.clear();
  };
}

/**
 * Loads the next page ahead: at once when a link is hovered, touched or focused, and in idle time when
 * it comes into view. Does nothing on a slow connection or when the reader saves data.
 *
 * @returns a function that ends it
 */
export function watchLinks(): () => void {
  // The development server compiles a page when it is asked for: pages loaded ahead would reload this one.
  if (process.env.NODE_ENV === 'development' || savesData()) return () => {};
  const onHint = ({ target }: Event) => {
    const anchor = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    const route = anchor && routeOf(anchor);
    if (route) preloadPage(route);
  };
  const hints = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const hint of hints) document.addEventListener(hint, onHint, { passive: true });
  const stop = watchView();
  return () => {
    for (const hint of hints) document.removeEventListener(hint, onHint);
    stop();
  };
}
