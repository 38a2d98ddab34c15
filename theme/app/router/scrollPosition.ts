import { hashTarget } from '../../lib/focus';
import { readStored, store } from '../../lib/storage';

/** Storage key of the last scroll position: px and URL. */
const KEY = 'scroll';
const AREA = 'sessionStorage';

/**
 * Stores the scroll position when the reader leaves the page. The browser's own scroll restoration does not work with
 * the app shell, because its content arrives too late.
 */
export function rememberScroll(): void {
  const remember = () => store(KEY, `${Math.round(scrollY)} ${location.href}`, AREA);
  addEventListener('pagehide', remember);
}

/** Restores the scroll position in the app shell, or scrolls to the target of the hash. */
export function restoreScroll(): void {
  const top = wasHereBefore() ? rememberedTop() : undefined;
  if (top !== undefined) scrollTo({ top, behavior: 'instant' });
  else hashTarget(location.hash)?.scrollIntoView({ behavior: 'instant' });
}

function rememberedTop(): number | undefined {
  const [top, href] = readStored(KEY, /^\d+ \S+$/, AREA)?.split(' ') ?? [];
  return href === location.href ? Number(top) : undefined;
}

function wasHereBefore(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}
