import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage, startForTest } from '../../testing/document';
import { site } from '../../testing/site';
import { showCurrentItem } from './sidebars';

let sidebars: typeof import('./sidebars');
let completeSidebar: typeof import('./completeSidebar').completeSidebar;
let place: HTMLElement;

/** Opens a page with a sidebar in its document. */
async function open(route: string, sidebar?: string) {
  place = openPage(route, { sidebar });
  startForTest(() => sidebars.startSidebars(place));
}

/** Navigates to a page like the router. */
async function goTo(route: string, sidebar?: string) {
  if (sidebar) await sidebars.prepareSidebar(sidebar).catch(() => {});
  sidebars.keepScroll(place);
  sidebars.showSidebar(place, sidebar, route);
}

const nav = () => screen.getByRole('navigation', { name: 'Docs sidebar' });
const category = (label: string) =>
  within(nav()).getByText(label).closest('li')?.querySelector('details') as HTMLDetailsElement;
const current = () => [...nav().querySelectorAll('[aria-current]')].map((link) => link.textContent);

beforeEach(async () => {
  // A page load, so no sidebar is cached.
  vi.resetModules();
  (await import('../../lib/pages')).readFrom(site);
  sidebars = await import('./sidebars');
  ({ completeSidebar } = await import('./completeSidebar'));
});
afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

describe('when another page opens, the sidebar', () => {
  test('marks its entry, opens its category and does not change the others', async () => {
    await open('/docs/with-reset', 'extensionSidebar');
    category('Start').open = false;
    await goTo('/docs/team', 'extensionSidebar');
    expect(current()).toEqual(['Team']);
    expect(category('Hidden page').open).toBe(true);
    expect(category('State').open).toBe(true);
    expect(category('Start').open).toBe(false);
  });

  test('keeps a category closed that the reader closed, for pages within it', async () => {
    await open('/docs/with-reset', 'extensionSidebar');
    category('State').open = false;
    await goTo('/docs/with-undo-redo', 'extensionSidebar');
    expect(current()).toEqual(['withUndoRedo()']);
    expect(category('State').open).toBe(false);
    await goTo('/docs/team', 'extensionSidebar');
    await goTo('/docs/state', 'extensionSidebar');
    expect(category('State').open).toBe(true);
  });

  test('is replaced by that of another section, and keeps its open categories and scroll position', async () => {
    await open('/docs/with-reset', 'extensionSidebar');
    const before = nav();
    category('Hidden page').open = true;
    before.scrollTop = 120;
    await goTo('/docs/api/functions/withReset', 'apiSidebar');
    expect(current()).toEqual(['withReset']);
    expect(category('Functions').open).toBe(true);
    category('Type aliases').open = true;
    // Browsers reset the position when an element leaves the document.
    before.scrollTop = 0;
    await goTo('/docs/extensions', 'extensionSidebar');
    expect(nav()).toBe(before);
    await expect.poll(() => before.scrollTop).toBe(120);
    expect(category('Hidden page').open).toBe(true);
    expect(current()).toEqual(['Extensions']);
    await goTo('/docs/api/globals', 'apiSidebar');
    expect(category('Type aliases').open).toBe(true);
    expect(current()).toEqual(['API reference']);
  });

  test('keeps its scroll position when the reader leaves it before it is painted', async () => {
    await open('/docs/with-reset', 'extensionSidebar');
    const before = nav();
    before.scrollTop = 120;
    await goTo('/docs/api/functions/withReset', 'apiSidebar');
    before.scrollTop = 0;
    await goTo('/docs/extensions', 'extensionSidebar');
    await goTo('/docs/api/globals', 'apiSidebar');
    await goTo('/docs/extensions', 'extensionSidebar');
    await expect.poll(() => before.scrollTop).toBe(120);
  });

  test('is removed for a page without a sidebar, and returns with the next page that has one', async () => {
    await open('/', undefined);
    await goTo('/docs/with-reset', 'extensionSidebar');
    expect(category('State').open).toBe(true);
    expect(place.firstElementChild).toBe(nav().parentElement);
    await goTo('/', undefined);
    expect(place.querySelector('aside')).toBeNull();
  });

  test('is loaded once', async () => {
    const load = vi.spyOn(site, 'fragment');
    await open('/', undefined);
    await Promise.all([
      sidebars.prepareSidebar('extensionSidebar'),
      goTo('/docs/team', 'extensionSidebar'),
    ]);
    await goTo('/', undefined);
    await goTo('/docs/team', 'extensionSidebar');
    expect(load).toHaveBeenCalledOnce();
    expect(place.querySelectorAll('aside')).toHaveLength(1);
  });
});

describe('a sidebar', () => {
  test('that fails to load is replaced with a message, and loads on "Retry"', async () => {
    const load = vi.spyOn(site, 'fragment').mockRejectedValue(new Error('No network.'));
    await open('/', undefined);
    await goTo('/docs/with-reset', 'extensionSidebar');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The sidebar could not be loaded: No network.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect.poll(() => load.mock.calls.length).toBe(3);
    expect(await screen.findByRole('alert')).toBeTruthy();
    load.mockRestore();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('navigation', { name: 'Docs sidebar' })).toBeTruthy();
    expect(current()).toEqual(['withReset()']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that loads late does not replace a newer one', async () => {
    let arrive = (_html: string) => {};
    await open('/docs/with-reset', 'extensionSidebar');
    vi.spyOn(site, 'fragment').mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    sidebars.showSidebar(place, 'apiSidebar', '/docs/api/globals');
    await goTo('/docs/team', 'extensionSidebar');
    arrive('<aside><nav aria-label="Docs sidebar" data-sidebar="apiSidebar"></nav></aside>');
    await sidebars.prepareSidebar('apiSidebar');
    expect(nav().dataset.sidebar).toBe('extensionSidebar');
    expect(place.querySelectorAll('aside')).toHaveLength(1);
  });

  test('that does not exist is named', async () => {
    await open('/', undefined);
    await goTo('/x', 'nope');
    expect((await screen.findByRole('alert')).textContent).toContain('There is no sidebar "nope".');
  });

  test.each(['', 'Sign in to this network'])(
    'whose file is damaged is replaced with a message: "%s"',
    async (html) => {
      vi.spyOn(site, 'fragment').mockResolvedValue(html);
      await open('/', undefined);
      await goTo('/docs/with-reset', 'extensionSidebar');
      expect((await screen.findByRole('alert')).textContent).toContain(
        'The sidebar could not be loaded',
      );
    },
  );
});

describe('a shortened sidebar', () => {
  test('is completed, and open categories stay open', async () => {
    await open('/docs/api/functions/withReset', 'apiSidebar');
    category('Type aliases').open = true;
    expect(screen.queryByText('ResetOptions')).toBeNull();
    const before = nav();
    await completeSidebar(before);
    expect(nav()).toBe(before);
    expect(category('Type aliases').open).toBe(true);
    expect(screen.getByText('ResetOptions')).toBeTruthy();
    expect(screen.queryByText('All Type aliases')).toBeNull();
    expect(current()).toEqual(['withReset']);
    expect(before.hasAttribute('data-short')).toBe(false);
  });

  test('marks the page that the reader has opened in the meantime', async () => {
    await open('/docs/api/functions/withReset', 'apiSidebar');
    await goTo('/docs/api/type-aliases/ResetOptions', 'apiSidebar');
    history.replaceState(null, '', '/docs/api/type-aliases/ResetOptions');
    await completeSidebar(nav());
    expect(current()).toEqual(['ResetOptions']);
    expect(category('Type aliases').open).toBe(true);
  });
});

test('the sidebar scrolls to its current item, and nothing else scrolls', () => {
  const list = document.createElement('nav');
  list.innerHTML = '<a aria-current="page"></a>';
  const link = list.firstElementChild as HTMLElement;
  list.getBoundingClientRect = () => new DOMRect(0, 60, 100, 400);
  link.getBoundingClientRect = () => new DOMRect(0, 100, 100, 30);
  showCurrentItem(list);
  expect(list.scrollTop).toBe(0);
  link.getBoundingClientRect = () => new DOMRect(0, 1060, 100, 30);
  showCurrentItem(list);
  expect(list.scrollTop).toBe(1000 - 185);
});
