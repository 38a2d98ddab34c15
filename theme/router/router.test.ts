import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PROGRESS } from '../config/constants';
import type { View } from '../hooks/useView';
import { loadRoutes, NOT_FOUND } from '../pages/pages';
import { modules } from '../testing/virtual-pages';
import { startRouter } from './router';

/** What the browser tells of a navigation; happy-dom has no Navigation API of its own. */
interface Facts {
  hashChange: boolean;
  downloadRequest: string | null;
  formData: FormData | null;
  navigationType: string;
  canIntercept: boolean;
  userInitiated: boolean;
}

/** Stands in for `window.navigation`. A navigation ends the one before. */
class FakeNavigation extends EventTarget {
  #last = new AbortController();

  /** Goes to an address; what the router does about it can be seen in what is returned. */
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
let life = new AbortController();
const show = vi.fn<(view: View) => void>();
const routesShown = () => show.mock.calls.map(([{ route }]) => route);

const missingChunk = Object.assign(new Error('Loading chunk f failed.'), {
  name: 'ChunkLoadError',
});

beforeEach(async () => {
  await loadRoutes();
  navigation = new FakeNavigation();
  vi.stubGlobal('navigation', navigation);
  show.mockReset();
  window.history.replaceState(null, '', '/docs');
  life = new AbortController();
  startRouter({ route: '/docs' }, show, life.signal);
});
afterEach(() => {
  life.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
  document.title = '';
});

describe('a link to a page', () => {
  test('shows it without a page load, and leaves the place in it to the browser', async () => {
    const { intercept, scroll, done } = navigation.go('/docs/team');
    await done;
    expect(intercept).toHaveBeenCalledOnce();
    expect(show).toHaveBeenCalledExactlyOnceWith({
      route: '/docs/team',
      page: expect.objectContaining({ title: 'Page /docs/team' }),
    });
    expect(scroll).toHaveBeenCalledOnce();
  });

  test('moves the focus to its heading', async () => {
    show.mockImplementation(() => {
      document.body.innerHTML = '<main><h1>Team</h1></main>';
    });
    await navigation.go('/docs/team').done;
    await expect.poll(() => document.activeElement?.textContent).toBe('Team');
  });

  test.each([
    ['/docs/team', 'push', 'the top first, and all of it in the next frame', 900, true],
    ['/docs/team', 'push', 'all at once where its top does not fill the window', 500, false],
    ['/docs/team#links', 'push', 'all at once where it begins further down', 900, false],
    ['/docs/team', 'traverse', 'all at once where the reader has been before', 900, false],
  ])('shows %s (%s): %s', async (address, navigationType, _what, bottom, isTopFirst) => {
    vi.stubGlobal('innerHeight', 800);
    vi.stubGlobal('scrollY', 2000);
    show.mockImplementation(() => {
      document.body.innerHTML = '<main><article class="prose"><h1>Team</h1></article></main>';
      article().getBoundingClientRect = () => new DOMRect(0, -2000, 600, bottom);
    });
    const { done, scroll } = navigation.go(address, { navigationType });
    const article = () => document.querySelector('article') as HTMLElement;
    scroll.mockImplementation(() => {
      expect(article().classList.contains('top-first')).toBe(isTopFirst);
    });
    await done;
    expect(scroll).toHaveBeenCalledOnce();
    await expect.poll(() => article().className).toBe('prose');
  });

  test('of two clicks, the later one wins, whichever page comes first', async () => {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    vi.spyOn(modules, '/lazy/slow').mockImplementation(async () => {
      await late;
      return { default: { pageType: 'doc', html: '' } };
    });
    const first = navigation.go('/lazy/slow');
    await navigation.go('/docs/team').done;
    arrive();
    await first.done;
    expect(routesShown()).toEqual(['/docs/team']);
  });

  test('comes with a view transition where the reader has waited for it, and else at once', async () => {
    const done = Promise.resolve();
    const start = vi.fn((change: () => void) => {
      change();
      return { ready: done, finished: done, updateCallbackDone: done };
    });
    Object.assign(document, { startViewTransition: start });
    await navigation.go('/docs/team').done;
    expect(start).not.toHaveBeenCalled();

    vi.useFakeTimers();
    vi.spyOn(modules, '/lazy/waited').mockImplementation(async () => {
      await vi.advanceTimersByTimeAsync(PROGRESS.startDelay + 1);
      return { default: { pageType: 'doc', html: '' } };
    });
    await navigation.go('/lazy/waited').done;
    expect(start).toHaveBeenCalledOnce();
    expect(routesShown()).toEqual(['/docs/team', '/lazy/waited']);
    vi.useRealTimers();
    Reflect.deleteProperty(document, 'startViewTransition');
  });

  test('ends the progress bar of one that never comes', async () => {
    vi.useFakeTimers();
    vi.spyOn(modules, '/lazy/hanging').mockReturnValue(new Promise(() => {}));
    navigation.go('/lazy/hanging');
    await vi.advanceTimersByTimeAsync(PROGRESS.startDelay);
    await vi.dynamicImportSettled();
    expect(document.querySelector('[role=progressbar]')).not.toBeNull();
    await navigation.go('/docs/team').done;
    await vi.advanceTimersByTimeAsync(PROGRESS.startDelay + PROGRESS.speed * 2);
    expect(document.querySelector('[role=progressbar]')).toBeNull();
    vi.useRealTimers();
  });

  test('whose code is missing loads the whole page, once; then the frame without it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    vi.spyOn(modules, '/lazy/faulty').mockRejectedValue(missingChunk);
    await navigation.go('/lazy/faulty').done;
    expect(reload).toHaveBeenCalledOnce();
    expect(show).not.toHaveBeenCalled();
    await navigation.go('/lazy/faulty').done;
    expect(reload).toHaveBeenCalledOnce();
    expect(show).toHaveBeenCalledExactlyOnceWith({ route: '/lazy/faulty' });
  });

  test('that is faulty shows the frame without it, which says what is wrong', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    vi.spyOn(modules, '/lazy/faulty').mockResolvedValue({} as never);
    await navigation.go('/lazy/faulty').done;
    expect(show).toHaveBeenCalledExactlyOnceWith({ route: '/lazy/faulty' });
    expect(reload).not.toHaveBeenCalled();
  });
});

test('the way back to the page of the document needs no network', async () => {
  life.abort();
  const first: View = { route: '/lazy/kept', page: { pageType: 'doc', html: '', contents: '' } };
  life = new AbortController();
  startRouter(first, show, life.signal);
  document.body.innerHTML =
    '<main><details class="contents"><ul></ul></details><article class="prose"><h1>First</h1></article></main>';
  const load = vi.spyOn(modules, '/lazy/kept');
  await navigation.go('/docs/team').done;
  document.body.replaceChildren();
  await navigation.go('/lazy/kept').done;
  expect(load).not.toHaveBeenCalled();
  expect(show).toHaveBeenLastCalledWith({
    route: '/lazy/kept',
    page: { pageType: 'doc', html: '<h1>First</h1>', contents: '<ul></ul>' },
  });
});

test('a link to the page in view leads to its top, and shows nothing anew', async () => {
  const { intercept, done } = navigation.go('/docs');
  await done;
  expect(intercept).toHaveBeenCalledOnce();
  expect(show).not.toHaveBeenCalled();
});

test('a path that turns out to have no page is left to the host, which may know it', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.spyOn(modules, '/lazy/gone').mockResolvedValue({ default: NOT_FOUND });
  await navigation.go('/lazy/gone').done;
  expect(reload).toHaveBeenCalledOnce();
  expect(show).not.toHaveBeenCalled();
});

test.each<[string, string, Partial<Facts>]>([
  ['a place in the page', '/docs#part', { hashChange: true }],
  ['a file', '/llms.txt', {}],
  ['an unknown path', '/nowhere', {}],
  ['another site', 'https://example.org/docs/team', { canIntercept: false }],
  ['a download', '/docs/team', { downloadRequest: '' }],
  ['a form', '/docs/team', { formData: new FormData() }],
  ['the same page anew', '/docs', { navigationType: 'reload' }],
  ['a note that a script makes in the address', '/docs?q=x', { userInitiated: false }],
])('%s is the browser’s', async (_what, address, facts) => {
  const { intercept, done } = navigation.go(address, facts);
  await done;
  expect(intercept).not.toHaveBeenCalled();
  expect(show).not.toHaveBeenCalled();
});

test('a browser without the Navigation API loads each page anew', () => {
  life.abort();
  vi.unstubAllGlobals();
  expect(() => startRouter({ route: '/docs' }, show, life.signal)).not.toThrow();
});
