import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PROGRESS } from '../../config/constants';
import * as pages from '../../lib/pages';
import { loadList, type Page } from '../../lib/pages';
import { mainHtml, site, sitePage } from '../../testing/site';
import { recordDocumentPage } from '../pages/documentPage';
import { startRouter } from './router';
import { SLOW_LOAD } from './slowLoad';

/** Properties of a navigate event, because happy-dom has no Navigation API. */
interface Facts {
  hashChange: boolean;
  downloadRequest: string | null;
  formData: FormData | null;
  navigationType: string;
  canIntercept: boolean;
  userInitiated: boolean;
}

/** Fake of `window.navigation`. A navigation aborts the previous one. */
class FakeNavigation extends EventTarget {
  #last = new AbortController();

  /** Navigates to a URL. The result shows how the router handled the navigation. */
  go(address: string, facts: Partial<Facts> = {}) {
    this.#last.abort();
    this.#last = new AbortController();
    let handled: unknown;
    const intercept = vi.fn(({ handler }: NavigationInterceptOptions) => {
      handled = handler?.();
    });
    const scroll = vi.fn();
    const event = Object.assign(new Event('navigate'), {
      destination: { url: new URL(address, location.href).href },
      canIntercept: true,
      hashChange: false,
      downloadRequest: null,
      formData: null,
      navigationType: 'push',
      userInitiated: true,
      signal: this.#last.signal,
      intercept,
      scroll,
      ...facts,
    });
    this.dispatchEvent(event);
    return { intercept, scroll, done: Promise.resolve(handled) };
  }
}

let navigation: FakeNavigation;
const heading = () => document.querySelector('main h1')?.textContent;
const article = () => document.querySelector('main article') as HTMLElement;

/** Sets how the next page loads. */
function pageIs(page: () => Promise<Page>) {
  vi.spyOn(site, 'page').mockImplementation(page);
}
const missing = Object.assign(new Error('x.json returned 404.'), { name: 'PageLoadError' });

beforeEach(async () => {
  await loadList();
  navigation = new FakeNavigation();
  vi.stubGlobal('navigation', navigation);
  document.body.innerHTML = `<div id="__rspress_root"><div data-page-type="doc">${mainHtml('<h1>/docs</h1>')}</div></div>`;
  window.history.replaceState(null, '', '/docs');
  startRouter('/docs');
});
afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
  document.title = '';
});

describe('a link to a page', () => {
  test('shows it without a page load, and leaves scrolling to the browser', async () => {
    const { intercept, scroll, done } = navigation.go('/docs/team');
    await done;
    // The router moves the focus itself, after the paint.
    const handler = expect.any(Function);
    expect(intercept).toHaveBeenCalledExactlyOnceWith({ focusReset: 'manual', handler });
    expect(heading()).toBe('/docs/team');
    expect(scroll).toHaveBeenCalledOnce();
  });

  test('moves the focus to its heading, and announces its title to screen readers', async () => {
    await navigation.go('/docs/team').done;
    await expect.poll(() => document.activeElement?.textContent).toBe('/docs/team');
    await expect.poll(() => document.title).toBe('Page /docs/team');
    expect(document.querySelector('[aria-live]')?.textContent).toBe('Page /docs/team');
  });

  test.each([
    ['/docs/team', 'push', 'the top first, and all of it in the next frame', 900, true],
    ['/docs/team', 'push', 'all of it at once if its top does not fill the viewport', 500, false],
    ['/docs/team#links', 'push', 'all of it at once if the target is further down', 900, false],
    ['/docs/team', 'traverse', 'all of it at once if the reader returns to the page', 900, false],
  ])('shows %s (%s): %s', async (address, navigationType, _what, bottom, isTopFirst) => {
    vi.stubGlobal('innerHeight', 800);
    vi.stubGlobal('scrollY', 2000);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, -2000, 600, bottom),
    );
    const { done, scroll } = navigation.go(address, { navigationType });
    scroll.mockImplementation(() => {
      expect(article().classList.contains('top-first')).toBe(isTopFirst);
    });
    await done;
    expect(scroll).toHaveBeenCalledOnce();
    await expect.poll(() => article().className).toBe('prose');
  });

  test('uses the later of two clicks, whichever page loads first', async () => {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    await navigation.go('/docs/team').done;
    await navigation.go('/docs').done;
    pageIs(async () => {
      await late;
      return sitePage('/lazy/slow');
    });
    const first = navigation.go('/lazy/slow');
    await navigation.go('/docs/team').done;
    arrive();
    await first.done;
    expect(heading()).toBe('/docs/team');
  });

  test('ends the progress bar of a page that never loads', async () => {
    vi.useFakeTimers();
    pageIs(() => new Promise(() => {}));
    navigation.go('/lazy/hanging');
    await vi.advanceTimersByTimeAsync(PROGRESS.startDelay);
    await vi.dynamicImportSettled();
    expect(document.querySelector('[role=progressbar]')).not.toBeNull();
    await navigation.go('/docs/team').done;
    await vi.advanceTimersByTimeAsync(PROGRESS.startDelay + PROGRESS.speed * 2);
    expect(document.querySelector('[role=progressbar]')).toBeNull();
    vi.useRealTimers();
  });

  test('that hangs is loaded as a document after a while', async () => {
    vi.useFakeTimers();
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    pageIs(() => new Promise(() => {}));
    navigation.go('/lazy/hanging');
    await vi.advanceTimersByTimeAsync(SLOW_LOAD.reload);
    expect(reload).toHaveBeenCalledOnce();
    navigation.go('/docs#part', { hashChange: true });
    vi.useRealTimers();
    expect(document.querySelector('[role=alert]'), 'gone with the next navigation').toBeNull();
  });

  test('whose file is missing reloads once, and then shows a message with "Retry"', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    pageIs(() => Promise.reject(missing));
    await navigation.go('/lazy/retried').done;
    expect(reload).toHaveBeenCalledOnce();
    expect(heading()).toBe('/docs');
    await navigation.go('/lazy/retried').done;
    expect(reload).toHaveBeenCalledOnce();
    await expect
      .poll(() => document.querySelector('main')?.textContent)
      .toContain('The page could not be loaded: x.json returned 404.');
    vi.spyOn(site, 'page').mockImplementation(async (route) => sitePage(route));
    document.querySelector<HTMLButtonElement>('main button')?.click();
    await expect.poll(heading).toBe('/lazy/retried');
  });
});

test('going back to the page of the document needs no network', async () => {
  const load = vi.spyOn(site, 'page');
  recordDocumentPage('/lazy/kept');
  article().innerHTML = '<h1>First</h1>';
  await navigation.go('/docs/team').done;
  await navigation.go('/lazy/kept').done;
  expect(heading()).toBe('First');
  expect(load.mock.calls.flat()).not.toContain('/lazy/kept');
});

test.each([
  ['/docs', '/docs'],
  ['/docs#part', '/docs'],
  ['/docs?utm_source=x', '/docs'],
  ['/docs?utm_source=x', '/docs#part'],
  ['/docs?q=x#part', '/docs?q=x'],
])('at %s, a link to %s scrolls without showing the page again', async (from, to) => {
  window.history.replaceState(null, '', from);
  const main = document.querySelector('main');
  const { intercept, done } = navigation.go(to);
  await done;
  expect(intercept).toHaveBeenCalledExactlyOnceWith({ focusReset: 'manual' });
  expect(document.querySelector('main')).toBe(main);
});

test('a path that turns out to have no page is handled by the host', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.spyOn(pages, 'mayBePage').mockReturnValue(true);
  await navigation.go('/lazy/gone').done;
  expect(reload).toHaveBeenCalledOnce();
  expect(heading()).toBe('/docs');
});

test.each<[string, string, Partial<Facts>]>([
  ['a place in the page', '/docs#part', { hashChange: true }],
  ['a file', '/llms.txt', {}],
  ['an unknown path', '/nowhere', {}],
  ['another site', 'https://example.org/docs/team', { canIntercept: false }],
  ['a download', '/docs/team', { downloadRequest: '' }],
  ['a form', '/docs/team', { formData: new FormData() }],
  ['the same page again', '/docs', { navigationType: 'reload' }],
  ['the page with another query', '/docs?q=x', {}],
  ['a change that a script makes to the URL', '/docs?q=x', { userInitiated: false }],
])('%s is handled by the browser', async (_what, address, facts) => {
  const { intercept, done } = navigation.go(address, facts);
  await done;
  expect(intercept).not.toHaveBeenCalled();
  expect(heading()).toBe('/docs');
});

test('a browser without the Navigation API loads each document', () => {
  vi.unstubAllGlobals();
  expect('navigation' in window).toBe(false);
  expect(() => startRouter('/docs')).not.toThrow();
});
