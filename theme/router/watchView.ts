import { whenIdle } from '../../sw/client/when-idle';
import { loadList, loadPage } from '../pages/pages';
import { routeOf } from './watchLinks';

/**
 * Loads the pages behind links that come into view, one after the other, when nothing else is to do.
 *
 * @param signal ends it
 */
export function watchView(signal: AbortSignal): void {
  if (signal.aborted) return;
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
  signal.addEventListener('abort', () => {
    views.disconnect();
    changes.disconnect();
    queue.clear();
  });
}
