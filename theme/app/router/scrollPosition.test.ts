import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startForTest } from '../../testing/document';
import { rememberScroll, restoreScroll } from './scrollPosition';

const scrolled = vi.fn();
const hashed = vi.fn();

/** A navigation timing entry. */
class Entry {
  constructor(readonly type: string) {}
}
const arriveBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new Entry(type)] as never);

/** Leaves the page at a scroll position. */
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
  startForTest(rememberScroll);
});
afterEach(() => {
  scrolled.mockReset();
  hashed.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

test.each(['reload', 'back_forward'])('the scroll position is restored: %s', (type) => {
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
  ['has an invalid stored position', () => sessionStorage.setItem('scroll', '{')],
])('a page that %s scrolls to its hash', (_how, arrange) => {
  arriveBy('reload');
  leaveAt(400);
  arrange();
  restoreScroll();
  expect(scrolled).not.toHaveBeenCalled();
  expect(hashed).toHaveBeenCalledExactlyOnceWith({ behavior: 'instant' });
});

test('without storage the page starts at its top', () => {
  arriveBy('reload');
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => leaveAt(400)).not.toThrow();
  expect(restoreScroll).not.toThrow();
  expect(scrolled).not.toHaveBeenCalled();
});
