import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberScroll, restoreScroll } from './scrollPosition';

let life = new AbortController();
const scrolled = vi.fn();
const hashed = vi.fn();

/** How the browser has come to the page. */
class Entry {
  constructor(readonly type: string) {}
}
const arriveBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new Entry(type)] as never);

/** Leaves the page at a place in it. */
function leaveAt(top: number) {
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('pagehide'));
}

beforeEach(() => {
  vi.stubGlobal('PerformanceNavigationTiming', Entry);
  vi.stubGlobal('scrollTo', scrolled);
  document.body.innerHTML = '<h2 id="part">Part</h2>';
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(hashed);
  window.history.replaceState(null, '', '/docs#part');
  life = new AbortController();
  rememberScroll(life.signal);
});
afterEach(() => {
  life.abort();
  scrolled.mockReset();
  hashed.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

test.each(['reload', 'back_forward'])('a page is where it was left: %s', (type) => {
  arriveBy(type);
  leaveAt(412.6);
  restoreScroll();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 413, behavior: 'instant' });
  expect(hashed).not.toHaveBeenCalled();
});

test.each<[string, () => void]>([
  ['comes from a link', () => arriveBy('navigate')],
  ['was left at another address', () => window.history.replaceState(null, '', '/docs?q#part')],
  ['was never left', () => sessionStorage.clear()],
  ['was left by what is not known', () => sessionStorage.setItem('scroll', '{')],
])('a page that %s begins at what its hash names', (_how, arrange) => {
  arriveBy('reload');
  leaveAt(400);
  arrange();
  restoreScroll();
  expect(scrolled).not.toHaveBeenCalled();
  expect(hashed).toHaveBeenCalledExactlyOnceWith({ behavior: 'instant' });
});

test('once it has ended, nothing is remembered', () => {
  life.abort();
  leaveAt(400);
  expect(sessionStorage.length).toBe(0);
});

test('without storage the page begins at its top', () => {
  arriveBy('reload');
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => leaveAt(400)).not.toThrow();
  expect(restoreScroll).not.toThrow();
  expect(scrolled).not.toHaveBeenCalled();
});
