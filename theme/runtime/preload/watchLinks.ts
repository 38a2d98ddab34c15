import { closestAnchor, pageAddress } from '../router/links';
import { stripBase } from '../router/location';
import { pathnameToRouteService } from '../router/rspress';
import { cleanPath } from '../routes/match';
import { isConnectionSpare } from './connection';

/** Loads the code of the page behind a link. A failure is left to the click, which can answer it. */
function preload(anchor: HTMLAnchorElement, basename: string): Promise<unknown> | undefined {
  const url = pageAddress(anchor, basename);
  if (!url) return undefined;
  const route = pathnameToRouteService(cleanPath(stripBase(url.pathname, basename)));
  return route?.preload().catch(() => {});
}

/** Does something when nothing else is to do. */
export const whenIdle: (work: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (work) => requestIdleCallback(work, { timeout: 2000 })
    : (work) => setTimeout(work, 200);

/** Loads the pages behind links that come into view, one after the other, when nothing else is to do. */
function watchView(basename: string): () => void {
  const queue = new Set<HTMLAnchorElement>();
  let busy = false;

  const next = () => {
    const [anchor] = queue;
    if (!anchor) {
      busy = false;
      return;
    }
    queue.delete(anchor);
    void Promise.resolve(preload(anchor, basename)).then(() => whenIdle(next));
  };

  const views = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      views.unobserve(target);
      queue.add(target as HTMLAnchorElement);
    }
    if (queue.size > 0 && !busy) {
      busy = true;
      whenIdle(next);
    }
  });

  const seen = new WeakSet<Element>();
  const scan = () => {
    for (const anchor of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (seen.has(anchor) || !pageAddress(anchor, basename)) continue;
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
  later();
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
export function watchLinks(basename: string): () => void {
  if (isConnectionSpare()) return () => {};
  const onHint = (event: Event) => {
    const anchor = closestAnchor(event.target);
    if (anchor) void preload(anchor, basename);
  };
  const hints = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const hint of hints) document.addEventListener(hint, onHint, { passive: true });
  const stop = watchView(basename);
  return () => {
    for (const hint of hints) document.removeEventListener(hint, onHint);
    stop();
  };
}
