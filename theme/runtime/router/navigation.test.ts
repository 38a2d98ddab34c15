import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readLocation } from './location';
import { createNavigation, type Navigation } from './navigation';

const pages = vi.hoisted(() => ({
  load: (_pathname: string): Promise<unknown> => Promise.resolve(),
}));
vi.mock('./rspress', () => ({
  pathnameToRouteService: (path: string) => (path.startsWith('/docs') ? { path } : undefined),
  initPageData: (path: string) => pages.load(path),
  warmPageData: () => {},
}));

let navigation: Navigation;
let stop = () => {};
const show = vi.fn();
const onShown = vi.fn();
const leave = vi.fn();
const loaded = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  window.history.replaceState(null, '', '/docs/start');
  pages.load = async (path) => ({ title: path });
  navigation = createNavigation({
    basename: '',
    initial: readLocation(''),
    show,
    onLoading: () => loaded,
    onShown,
    leave,
  });
  stop = navigation.listen();
});
afterEach(() => stop());

const settled = () => vi.waitFor(() => expect(onShown).toHaveBeenCalled());

describe('going to a page', () => {
  test('shows it under its clean address, keeping query and hash', async () => {
    navigation.navigate('/docs/with-reset.html?a=1#b');
    await settled();
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      '/docs/with-reset?a=1#b',
    );
    expect(show.mock.calls[0]?.[1]).toEqual({ title: '/docs/with-reset' });
    expect(loaded).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['/docs/with-reset', true],
    ['/docs/with-reset#links', false],
  ])('by a link to %s shows it from its top: %s', async (href, fromTop) => {
    navigation.navigate(href);
    await settled();
    expect(show.mock.calls[0]?.[2]).toEqual({ slow: false, fromTop });
  });

  test('of two clicks the later one wins, whichever page comes first', async () => {
    let arrive = (_page: unknown) => {};
    pages.load = (path) =>
      path === '/docs/slow' ? new Promise((resolve) => (arrive = resolve)) : Promise.resolve({});
    navigation.navigate('/docs/slow');
    navigation.navigate('/docs/quick');
    await settled();
    arrive({});
    await Promise.resolve();
    expect(window.location.pathname).toBe('/docs/quick');
    expect(onShown).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(loaded).toHaveBeenCalledTimes(2));
  });

  test('that is none leaves it to the host', () => {
    navigation.navigate('/nowhere');
    expect(leave).toHaveBeenCalledWith('/nowhere');
    expect(show).not.toHaveBeenCalled();
  });

  test('whose code is missing loads the whole page once, then shows what went wrong', async () => {
    pages.load = () =>
      Promise.reject(
        Object.assign(new Error('Loading chunk f failed.'), { name: 'ChunkLoadError' }),
      );
    navigation.navigate('/docs/with-reset');
    await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/docs/with-reset'));
    expect(show).not.toHaveBeenCalled();
    navigation.navigate('/docs/with-reset');
    await settled();
    expect(leave).toHaveBeenCalledTimes(1);
    expect(show).toHaveBeenCalledTimes(1);
  });

  test('that is faulty shows it, so that the error boundary can answer', async () => {
    pages.load = () => Promise.reject(new Error('no component as default export'));
    navigation.navigate('/docs/with-reset');
    await settled();
    expect(leave).not.toHaveBeenCalled();
  });
});

test('the same page again adds no entry to the history', async () => {
  const before = window.history.length;
  navigation.navigate('/docs/start');
  await vi.waitFor(() => expect(show).toHaveBeenCalled());
  expect(window.history.length).toBe(before);
});
