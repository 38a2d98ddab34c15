import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LAZY_LOADER_DELAY } from '../../config/constants';
import * as pages from '../../lib/pages';
import { openPage, startForTest } from '../../testing/document';
import { startSidebars } from '../Sidebar/sidebars';
import { startMenuButton } from './startMenuButton';

let mobile: boolean;
beforeEach(() => {
  mobile = true;
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('width') && mobile }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  document.querySelector('dialog')?.close();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const button = () => screen.getByRole('button', { name: 'Toggle navigation bar' });
const menu = () => document.querySelector<HTMLDialogElement>('dialog[open]');
const inMenu = () => within(menu() as HTMLElement);
/** Whether the page's sidebar is shown instead of the main menu. */
const isAtSidebar = () => menu()?.hasAttribute('data-secondary');

async function visit(path = '/docs/with-reset', sidebar: string | undefined = 'extensionSidebar') {
  const place = openPage(path, { sidebar });
  startForTest(startMenuButton);
  startForTest(() => startSidebars(place));
}
async function open(...page: Parameters<typeof visit>) {
  await visit(...page);
  fireEvent.click(button());
  await expect.poll(menu).not.toBeNull();
}

describe('the mobile sidebar', () => {
  it('is not shown in the desktop layout', async () => {
    mobile = false;
    const load = vi.spyOn(pages, 'loadFragment');
    await visit();
    fireEvent.click(button());
    expect(load).not.toHaveBeenCalled();
    expect(button().getAttribute('aria-expanded')).toBe('false');
  });

  it('is shown once, however often the button is pressed before its code is loaded', async () => {
    await visit();
    fireEvent.click(button());
    fireEvent.click(button());
    await expect.poll(menu).not.toBeNull();
    await vi.dynamicImportSettled();
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
  });

  it('that loads slowly shows one loading state after a delay', async () => {
    await import('./menu');
    await visit();
    vi.useFakeTimers();
    let arrive = (_html: string) => {};
    const html = await pages.loadFragment(pages.MENU);
    vi.spyOn(pages, 'loadFragment').mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    fireEvent.click(button());
    await vi.advanceTimersByTimeAsync(LAZY_LOADER_DELAY - 1);
    expect(screen.queryByRole('status')).toBeNull();
    fireEvent.click(button());
    await vi.advanceTimersByTimeAsync(LAZY_LOADER_DELAY);
    expect(screen.getByRole('status').textContent).toBe('Loading the menu …');
    arrive(html);
    await vi.advanceTimersByTimeAsync(0);
    expect(menu()).not.toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('starts with the page’s sidebar and links back to the main menu', async () => {
    await open();
    const link = inMenu().getByText('withReset()');
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(isAtSidebar()).toBe(true);
    fireEvent.click(inMenu().getByText('Back to main menu'));
    expect(isAtSidebar()).toBe(false);
    expect(inMenu().getByText('Redux Connector').getAttribute('href')).toBe(
      '/docs/create-redux-state',
    );
    expect(inMenu().getByText('GitHub')).toBeTruthy();
  });

  it('copies another sidebar with its open categories, in front of the list of all pages', async () => {
    await visit('/docs/api/functions/withReset', 'apiSidebar');
    const beside = screen.getByRole('navigation', { name: 'Docs sidebar' });
    const isOpen = (root: Element) =>
      [...root.querySelectorAll('details')].map((category) => category.open);
    for (const category of beside.querySelectorAll('details')) category.open = true;
    fireEvent.click(button());
    await expect.poll(menu).not.toBeNull();
    const [copy, all] = menu()?.querySelectorAll('[data-sidebar]') ?? [];
    expect(isOpen(copy as Element)).toEqual([true, true]);
    expect(all?.textContent).toContain('withUndoRedo()');
    fireEvent.click(inMenu().getByRole('button', { name: 'Close navigation bar' }));
    expect(copy?.isConnected).toBe(false);
    expect(isOpen(beside)).toEqual([true, true]);
  });

  it('marks the section of the page in the main menu', async () => {
    await open();
    const main = inMenu().getByRole('navigation', { name: 'Main' });
    expect(within(main).getByText('Extensions').getAttribute('aria-current')).toBe('true');
  });

  it('shows the current color mode on its toggle', async () => {
    document.documentElement.dataset.theme = 'dark';
    await open();
    expect(inMenu().getByRole('button', { name: /currently dark mode/ })).toBeTruthy();
    delete document.documentElement.dataset.theme;
  });

  it('closes when another page arrives, whose sidebar it does not show', async () => {
    await open();
    document.querySelector('main')?.replaceWith(document.createElement('main'));
    await expect.poll(menu).toBeNull();
  });

  it('closes when one of its links is followed, but not when it opens another tab', async () => {
    await open();
    const follow = (name: string) => {
      const link = inMenu().getByText(name);
      link.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(link);
    };
    follow('GitHub');
    expect(menu()).not.toBeNull();
    follow('withUndoRedo()');
    expect(menu()).toBeNull();
  });

  it('that fails to load shows one message beside its button, and opens on "Retry"', async () => {
    await visit();
    const load = vi.spyOn(pages, 'loadFragment').mockRejectedValue(new Error('No network.'));
    for (const _press of [1, 2]) {
      fireEvent.click(button());
      expect((await screen.findByRole('alert')).textContent).toContain(
        'The menu could not be loaded: No network.',
      );
    }
    await expect.poll(() => load.mock.calls.length).toBe(2);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    load.mockRestore();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect.poll(menu).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['', '<p>Sign in to this network</p>'])(
    'whose file is damaged shows a message: "%s"',
    async (html) => {
      vi.spyOn(pages, 'loadFragment').mockResolvedValue(html);
      await visit();
      fireEvent.click(button());
      expect((await screen.findByRole('alert')).textContent).toContain('has no dialog');
    },
  );
});
