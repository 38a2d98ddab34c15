import { readStored, store } from '../../sw/client/storage';
import { hashTarget } from './focus';

/** Where the place stands at which the reader has left a page: the distance in px, and its address. */
const KEY = 'scroll';
const AREA = 'sessionStorage';

/**
 * Remembers how far down a page is when the reader leaves it. The browser does so as well, but restores it
 * only in a document that has its content; the empty one that the worker answers with gets it too late.
 *
 * @param signal ends it
 */
export function rememberScroll(signal: AbortSignal): void {
  const remember = () => store(KEY, `${Math.round(scrollY)} ${location.href}`, AREA);
  addEventListener('pagehide', remember, { signal });
}

/** Puts a page that came without its content where the reader has left it, or at what the hash names. */
export function restoreScroll(): void {
  const top = wasHereBefore() ? rememberedTop() : undefined;
  if (top !== undefined) scrollTo({ top, behavior: 'instant' });
  else hashTarget(location.hash)?.scrollIntoView({ behavior: 'instant' });
}

function rememberedTop(): number | undefined {
  const [top, href] = readStored(KEY, AREA)?.split(' ') ?? [];
  return href === location.href ? Number(top) : undefined;
}

/** Whether the reader has reloaded the page, or come back to it. */
function wasHereBefore(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}
