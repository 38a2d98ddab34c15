import { savesData } from '../../../sw/client/connection';
import { closestAnchor, pageAddress } from '../router/links';
import { stripBase } from '../router/location';
import { pathnameToRouteService } from '../router/rspress';
import { cleanPath } from '../routes/match';

/** The path of the page behind a link, or null. */
function pathOf(anchor: HTMLAnchorElement, basename: string): string | null {
  const url = pageAddress(anchor, basename);
  return url && cleanPath(stripBase(url.pathname, basename));
}

/** Loads the code of a page. A failure is left to the click, which can answer it. */
async function preload(path: string): Promise<void> {
  await pathnameToRouteService(path)
    ?.preload()
    .catch(() => {});
}

/** Does something when nothing else is to do. */
const whenIdle: (work: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (work) => requestIdleCallback(work, { timeout: 2000 })
    : (work) => setTimeout(work, 200);

/** Loads the pages behind links that come into view, one after the other, when nothing else is to do. */
function watchView(basename: string): () => void {
  // Paths and no links: a link that waits would keep the page in memory that the reader has left.
  const queue = new Set<string>();
  let busy = false;

  const next = () => {
    const [path] = queue;
    if (path === undefined) {
      busy = false;
      return;
    }
    queue.delete(path);
    void preload(path).then(() => whenIdle(next));
  };

  const views = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      views.unobserve(target);
      const path = pathOf(target as HTMLAnchorElement, basename);
      if (path !== null) queue.add(path);
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
  // The development server compiles a page when it is asked for: pages loaded ahead would reload this one.
  if (process.env.NODE_ENV === 'development' || savesData()) return () => {};
  const onHint = (event: Event) => {
    const anchor = closestAnchor(event.target);
    const path = anchor && pathOf(anchor, basename);
    if (path) void preload(path);
  };
  const hints = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const hint of hints) document.addEventListener(hint, onHint, { passive: true });
  const stop = watchView(basename);
  return () => {
    for (const hint of hints) document.removeEventListener(hint, onHint);
    stop();
  };
}
