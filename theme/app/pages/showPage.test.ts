import { act, fireEvent, screen } from '@testing-library/react';
import { createElement, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LAZY_LOADER_DELAY } from '../../config/constants';
import { PageLoadError } from '../../lib/pages';
import type { ClientPlugin } from '../../lib/plugin';
import { openPage } from '../../testing/document';
import { mainHtml, site, sitePage } from '../../testing/site';
import { View } from '../../testing/View';
import { islandElement } from '../islands/element';

let pages: typeof import('../../lib/pages');
let client: typeof import('./showPage');

const heading = () => document.querySelector('main h1')?.textContent;
const place = () => document.querySelector<HTMLElement>('[data-page-type]');
const nav = () => document.querySelector('aside [data-sidebar]');
const show = (route: string, more = {}) => client.showPage(route, sitePage(route, more));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const failure = new PageLoadError('team.json returned 404.');

beforeEach(async () => {
  // A page load resets all state.
  vi.resetModules();
  vi.stubGlobal('IntersectionObserver', View);
  pages = await import('../../lib/pages');
  pages.readFrom(site);
  client = await import('./showPage');
  // A page imports this module when it is idle. Without this line, the next reset could happen while its dependencies
  // load.
  await import('../../content/extendArticle');
  openPage('/docs/with-reset', { sidebar: 'extensionSidebar' });
  client.takeOver();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  document.title = '';
  history.replaceState(null, '', '/');
});

describe('a page that the reader goes to', () => {
  test('is shown in the frame, which is marked accordingly', async () => {
    const header = document.querySelector('header');
    await client.preparePage('/docs/team');
    const html = sitePage('/docs/team').html.replace(' id', ' data-section="extensionSidebar" id');
    show('/docs/team', { sidebar: 'extensionSidebar', html });
    expect(heading()).toBe('/docs/team');
    expect(document.querySelectorAll('main')).toHaveLength(1);
    expect(nav()?.querySelector('[aria-current]')?.textContent).toBe('Team');
    expect(document.querySelector('header')).toBe(header);
    expect(header?.querySelector('[aria-current=true]')?.textContent).toBe('Extensions');
    await expect.poll(() => document.title).toBe('Page /docs/team');
  });

  test('is laid out once, because the scroll position of the previous sidebar is read before any change', async () => {
    const { prepareSidebar } = await import('../../frame/Sidebar/sidebars');
    await prepareSidebar('apiSidebar');
    show('/docs/api/globals', { sidebar: 'apiSidebar' });
    await new Promise(requestAnimationFrame);
    const seen: (string | null | undefined)[] = [];
    Object.defineProperty(nav(), 'scrollTop', { get: () => seen.push(heading()) });
    show('/docs/team');
    expect(seen).toEqual(['/docs/api/globals']);
    expect(heading()).toBe('/docs/team');
  });

  test('without a sidebar has the whole width', () => {
    show('/', { pageType: 'home' });
    expect(place()?.dataset.pageType).toBe('home');
    expect(nav()).toBeNull();
  });

  test('is shown even if its sidebar fails to load, and a message replaces the sidebar', async () => {
    vi.spyOn(site, 'page').mockImplementation(async (route) =>
      sitePage(route, { sidebar: 'apiSidebar' }),
    );
    vi.spyOn(site, 'fragment').mockRejectedValue(new Error('No network.'));
    const page = await client.preparePage('/docs/api/globals');
    if (page) client.showPage('/docs/api/globals', page);
    expect(heading()).toBe('/docs/api/globals');
    expect((await screen.findByRole('alert')).textContent).toContain('The sidebar');
  });
});

describe('a page that throws', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

  test('is shown with "Try again" when the cause is gone', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    show('/docs/team');
    expect(screen.getByText('This page crashed.')).toBeTruthy();
    press('Try again');
    expect(screen.getByText('This page crashed.')).toBeTruthy();
    vi.stubGlobal('IntersectionObserver', View);
    press('Try again');
    expect(heading()).toBe('/docs/team');
  });
});

describe('a page loaded into the frame', () => {
  /** Lets a test decide when and how the next page loads. */
  const answer = () => {
    let give = (_page: unknown) => {};
    let refuse = (_error: Error) => {};
    vi.spyOn(site, 'page').mockImplementationOnce(
      () =>
        new Promise((resolve, reject) => {
          give = resolve as typeof give;
          refuse = reject;
        }),
    );
    return { give: (page: unknown) => give(page), refuse: (error: Error) => refuse(error) };
  };

  test('takes over the empty document', async () => {
    document.querySelector('main')?.replaceChildren();
    const root = document.getElementById('__rspress_root') as HTMLElement;
    root.dataset.empty = '';
    const onShown = vi.fn();
    await client.loadIntoPlace('/docs/team', onShown);
    expect(heading()).toBe('/docs/team');
    expect(onShown).toHaveBeenCalledExactlyOnceWith(sitePage('/docs/team'));
    expect(root.hasAttribute('data-empty')).toBe(false);
  });

  test('is the not-found page for an unknown path', async () => {
    await client.loadIntoPlace('/nowhere');
    expect(heading()).toBe('/404');
    expect(place()?.dataset.pageType).toBe('404');
  });

  test('shows a loading state only after a delay', async () => {
    await pages.loadList();
    vi.useFakeTimers();
    const { give } = answer();
    const done = client.loadIntoPlace('/docs/team');
    await vi.advanceTimersByTimeAsync(LAZY_LOADER_DELAY - 1);
    expect(screen.queryByRole('status')).toBeNull();
    vi.advanceTimersByTime(1);
    expect(screen.getByRole('status').textContent).toBe('Loading the page …');
    give(sitePage('/docs/team'));
    await done;
    expect(screen.queryByRole('status')).toBeNull();
    expect(heading()).toBe('/docs/team');
  });

  test('shows a message without the previous title if it cannot be fetched, and loads on "Retry"', async () => {
    document.title = 'Before';
    vi.spyOn(site, 'page').mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
    await client.loadIntoPlace('/docs/with-reset');
    expect(screen.getByRole('alert').textContent).toContain('team.json returned 404.');
    expect(document.title).toBe('NgRx Toolkit');
    press('Retry');
    await expect.poll(() => vi.mocked(site.page).mock.calls.length).toBe(2);
    vi.mocked(site.page).mockResolvedValue(
      sitePage('/docs/with-reset', { title: 'withReset()', sidebar: 'extensionSidebar' }),
    );
    press('Retry');
    await expect.poll(heading).toBe('/docs/with-reset');
    expect(nav()?.querySelector('[aria-current]')?.textContent).toBe('withReset()');
    await expect.poll(() => document.title).toBe('withReset()');
  });

  test.each(['comes', 'fails'])(
    'does not replace the page that the reader has opened since, when it %s late',
    async (end) => {
      await pages.loadList();
      vi.useFakeTimers();
      const { give, refuse } = answer();
      const done = client.loadIntoPlace('/lazy/late');
      await vi.advanceTimersByTimeAsync(0);
      show('/docs/team');
      if (end === 'comes') give(sitePage('/lazy/late'));
      else refuse(failure);
      await done;
      vi.advanceTimersByTime(LAZY_LOADER_DELAY);
      expect(heading()).toBe('/docs/team');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.queryByRole('status')).toBeNull();
    },
  );
});

/** Number of mounted effects of the island below. */
let alive = 0;
function Empty() {
  useEffect(() => {
    alive += 1;
    return () => {
      alive -= 1;
    };
  }, []);
  return createElement('b');
}

test('300 pages in a row, each with an island, leak nothing', async () => {
  (await import('../../testing/islands')).addIsland('Empty', Empty);
  const { plugins } = await import('virtual-plugin-clients');
  (plugins as ClientPlugin[]).push({
    onArticle: (_article, signal) => addEventListener('storage', () => {}, { signal }),
  });
  const errors = vi.spyOn(console, 'error');
  const { element, options } = islandElement(Empty, {}, 0);
  const html = mainHtml(
    `<div data-island="Empty">${renderToString(element, options)}</div><div data-island="Empty"></div>`,
  );
  const views = new Set<View>();
  const visit = (name: string) =>
    act(async () => {
      show(`/${name}`, { html });
      views.add(View.last);
      // The second page never comes near the viewport.
      View.last.show([...View.last.observed].slice(0, 1));
    });
  await visit('first');
  await expect.poll(() => alive).toBe(1);
  const added = [window, document].map((target) => vi.spyOn(target, 'addEventListener'));
  for (let count = 0; count < 300; count++) await visit(`page-${count}`);
  expect(alive).toBe(1);
  await act(async () => show('/docs/team'));
  expect(alive).toBe(0);
  expect(errors).not.toHaveBeenCalled();
  expect([...views].filter(({ observed }) => observed.size > 0)).toEqual([]);
  const signals = added
    .flatMap(({ mock }) => mock.calls)
    .map(([, , options]) => (typeof options === 'object' ? options.signal : undefined));
  expect(signals.length).toBeGreaterThan(300);
  // The remaining listeners belong to the current page.
  const listening = new Set(signals.filter((signal) => !signal?.aborted));
  expect([...listening]).toEqual([expect.any(AbortSignal)]);
});
