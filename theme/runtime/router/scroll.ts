import { hashTarget, type RouterLocation } from './location';

/** Session storage key of the scroll positions, by history entry. */
const STORE = 'scroll';
/** Only the newest entries are kept: a session of reading seldom goes further back. */
const LIMIT = 50;

type Positions = [key: string, top: number][];

function read(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as Positions;
  } catch {
    return [];
  }
}

/** Remembers how far down the page of a history entry is scrolled, in px. */
export function rememberScroll(key: string, top = window.scrollY): void {
  const positions = read().filter(([other]) => other !== key);
  positions.push([key, Math.round(top)]);
  try {
    sessionStorage.setItem(STORE, JSON.stringify(positions.slice(-LIMIT)));
  } catch {
    // Storage is full or forbidden: going back then starts at the top.
  }
}

/** The remembered position of a history entry, in px. */
export function recallScroll(key: string): number | undefined {
  return read().find(([other]) => other === key)?.[1];
}

/** How the reader came to a location. */
export type Arrival = 'link' | 'history';

/**
 * Puts the page where the reader expects it: back where it was when they return through the history,
 * else at the heading that the hash names, else at the top. Always at once: the page is a new one.
 */
export function placeScroll(location: RouterLocation, arrival: Arrival): void {
  const remembered = arrival === 'history' ? recallScroll(location.key) : undefined;
  if (remembered !== undefined) {
    window.scrollTo({ top: remembered, behavior: 'instant' });
    return;
  }
  const target = hashTarget(location.hash);
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Takes scroll restoration over from the browser while the page lives, and gives it back when the page
 * is left, so that a reload or a return from another site is restored before any script has run.
 */
export function ownScrollRestoration(currentKey: () => string): () => void {
  const take = () => {
    window.history.scrollRestoration = 'manual';
  };
  const give = () => {
    rememberScroll(currentKey());
    window.history.scrollRestoration = 'auto';
  };
  take();
  window.addEventListener('pagehide', give);
  window.addEventListener('pageshow', take);
  return () => {
    window.removeEventListener('pagehide', give);
    window.removeEventListener('pageshow', take);
    window.history.scrollRestoration = 'auto';
  };
}
