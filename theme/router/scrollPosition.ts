import { hashTarget } from './focus';

/** Session storage key of the place where the reader has left a page: its address, and the distance in px. */
const KEY = 'scroll';

/**
 * Remembers how far down a page is when the reader leaves it. The browser does so as well, but restores it
 * only in a document that has its content; the empty one that the worker answers with gets it too late.
 *
 * @returns ends it
 */
export function rememberScroll(): () => void {
  const remember = () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify([location.href, Math.round(scrollY)]));
    } catch {
      // Storage is full or forbidden: the page then begins at its top.
    }
  };
  addEventListener('pagehide', remember);
  return () => removeEventListener('pagehide', remember);
}

/** Puts a page that came without its content where the reader has left it, or at what the hash names. */
export function restoreScroll(): void {
  const top = wasHereBefore() ? rememberedTop() : undefined;
  if (top !== undefined) scrollTo({ top, behavior: 'instant' });
  else hashTarget(location.hash)?.scrollIntoView({ behavior: 'instant' });
}

function rememberedTop(): number | undefined {
  try {
    const [href, top] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as unknown[];
    return href === location.href && typeof top === 'number' ? top : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the reader has reloaded the page, or come back to it. */
function wasHereBefore(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}
