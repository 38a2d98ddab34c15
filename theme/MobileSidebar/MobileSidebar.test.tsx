import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Navbar } from '../Navbar/Navbar';
import type { Page } from '../pages/pages';
import { renderAt } from '../testing/renderAt';

let mobile: boolean;
let layout: EventTarget;
beforeEach(() => {
  mobile = true;
  layout = new EventTarget();
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(query.includes('width') ? layout : new EventTarget(), {
      matches: query.includes('width') ? mobile : false,
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = () => screen.getByRole('button', { name: 'Toggle navigation bar' });
const menu = () => screen.queryByRole('dialog', { name: 'Navigation' });

async function open(
  path = '/docs/with-reset',
  page: Partial<Page> = { sidebar: 'extensionSidebar' },
) {
  const result = renderAt(path, <Navbar />, page);
  fireEvent.click(button());
  await waitFor(() => expect(menu()).not.toBeNull());
  await act(async () => {});
  return result;
}

describe('the mobile sidebar', () => {
  it('is shown by the button, which says so', async () => {
    await open();
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect((menu() as HTMLDialogElement).open).toBe(true);
  });

  it('is not shown in the desktop layout', () => {
    mobile = false;
    renderAt('/', <Navbar />);
    fireEvent.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('false');
  });

  it('begins with the page’s sidebar and leads back to the main menu', async () => {
    await open();
    const dialog = within(menu() as HTMLElement);
    expect(dialog.getByText('withReset()').getAttribute('aria-current')).toBe('page');
    fireEvent.click(dialog.getByText('← Back to main menu'));
    expect(dialog.queryByText('withReset()')).toBeNull();
    expect(dialog.getByText('Redux Connector').getAttribute('href')).toBe(
      '/docs/create-redux-state',
    );
    expect(dialog.getByText('GitHub')).toBeTruthy();
    expect(dialog.getByText('English')).toBeTruthy();
  });

  it('has only the main menu on a page without a sidebar', async () => {
    await open('/', {});
    const dialog = within(menu() as HTMLElement);
    expect(dialog.queryByText('← Back to main menu')).toBeNull();
    expect(dialog.getByText('Extensions')).toBeTruthy();
  });

  it('keeps the page behind from scrolling while it is open', async () => {
    await open();
    expect(document.documentElement.dataset.menu).toBe('open');
    fireEvent.click(screen.getByRole('button', { name: 'Close navigation bar' }));
    expect(menu()).toBeNull();
    expect(document.documentElement.dataset.menu).toBeUndefined();
  });

  it('gives the focus back to the button', async () => {
    renderAt('/', <Navbar />);
    button().focus();
    fireEvent.click(button());
    await waitFor(() => expect(menu()).not.toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Close navigation bar' }));
    expect(document.activeElement).toBe(button());
  });

  it('closes when the layout becomes the desktop one', async () => {
    await open();
    mobile = false;
    await act(async () => layout.dispatchEvent(new Event('change')));
    expect(menu()).toBeNull();
  });

  it('closes on back navigation', async () => {
    await open();
    await act(async () => dispatchEvent(new PopStateEvent('popstate')));
    expect(menu()).toBeNull();
  });

  it('closes when another page is shown', async () => {
    const { visit } = await open();
    await act(async () => visit('/docs/team'));
    expect(menu()).toBeNull();
  });

  it('closes on a press beside it, but not inside', async () => {
    await open();
    fireEvent.click(screen.getByText('← Back to main menu'));
    expect(menu()).not.toBeNull();
    fireEvent.click(menu() as HTMLElement);
    expect(menu()).toBeNull();
  });
});
