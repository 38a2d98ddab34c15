import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageNavigation } from '../config/types';
import { ViewContext } from '../hooks/useView';
import type { Page } from '../pages/pages';
import { renderAt } from '../testing/renderAt';
import { modules } from '../testing/virtual-pages';
import { Layout } from './Layout';

const navigation: PageNavigation = {
  sidebar: 'extensionSidebar',
  breadcrumbs: [{ label: 'State' }, { label: 'withReset()', href: '/docs/with-reset' }],
  previous: { label: 'Mutations', href: '/docs/mutations' },
  next: { label: 'withUndoRedo()', href: '/docs/with-undo-redo' },
  editUrl: 'https://example.org/edit/with-reset.mdx',
  lastUpdated: { day: '2025-03-01', text: 'March 1, 2025' },
};
const toc = [
  { id: 'use', text: 'Using `resetState()` and more', depth: 2 },
  { id: 'detail', text: 'Detail', depth: 3 },
];
const html = '<h1>withReset()</h1>';
const doc: Page = { pageType: 'doc', title: 'withReset()', toc, navigation, html };

const show = (page: Partial<Page> = doc) =>
  act(async () => {
    renderAt('/docs/with-reset', <Layout setPage={() => {}} />, page);
  });
const nav = (name: string) => within(screen.getAllByRole('navigation', { name })[0] as HTMLElement);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the frame of a page', () => {
  it('begins with a link past it all, which moves the focus to the content', async () => {
    await show();
    const skip = screen.getByText('Skip to main content');
    expect(document.querySelector('a, button')).toBe(skip);
    fireEvent.click(skip);
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(location.hash).toBe('');
  });

  it('shows the way to the page', async () => {
    await show();
    const crumbs = nav('Breadcrumbs');
    expect(crumbs.getByLabelText('Home page').getAttribute('href')).toBe('/');
    expect(crumbs.getByText('withReset()').getAttribute('aria-current')).toBe('page');
  });

  it('lists its headings, with code as code', async () => {
    await show();
    const contents = nav('On this page');
    const links = contents.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#use', '#detail']);
    expect(contents.getByText('resetState()').tagName).toBe('CODE');
    expect(contents.getAllByRole('link')[0]?.textContent).toBe('Using resetState() and more');
  });

  it('has no table of contents for a page without headings', async () => {
    await show({ ...doc, toc: [] });
    expect(screen.queryByText('On this page')).toBeNull();
  });

  it('leads on to the neighbours in the sidebar', async () => {
    await show();
    const pages = nav('Docs pages');
    expect(pages.getByText('Mutations').closest('a')?.rel).toBe('prev');
    expect(pages.getByText('withUndoRedo()').closest('a')?.getAttribute('href')).toBe(
      '/docs/with-undo-redo',
    );
  });

  it('says where the page can be edited and when it was last updated', async () => {
    await show();
    expect(screen.getByText('Edit this page').getAttribute('href')).toBe(navigation.editUrl);
    const time = screen.getByText('March 1, 2025');
    expect(time.getAttribute('datetime')).toBe('2025-03-01');
  });

  it('leaves out what a generated page lacks', async () => {
    await show({ ...doc, navigation: { breadcrumbs: [] } });
    expect(screen.queryByText('Edit this page')).toBeNull();
    expect(screen.queryByText(/Last updated/)).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Docs pages' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Docs sidebar' })).toBeNull();
  });

  it('ends with the copyright', async () => {
    await show();
    expect(screen.getByText('Copyright © 2025 NgRx Toolkit')).toBeTruthy();
  });

  it('has no announcement bar unless one is configured', async () => {
    await show();
    expect(screen.queryByRole('region', { name: 'Announcement' })).toBeNull();
  });
});

describe('a page that is not there yet', () => {
  const missingChunk = Object.assign(new Error('Loading chunk f failed.'), {
    name: 'ChunkLoadError',
  });
  const setPage = vi.fn();
  const load = (route: string) =>
    act(async () => {
      render(
        <ViewContext value={{ route }}>
          <Layout setPage={setPage} />
        </ViewContext>,
      );
    });

  it('offers to try again when its code cannot be fetched, and comes when it can', async () => {
    vi.spyOn(modules, '/lazy/retried').mockRejectedValueOnce(missingChunk);
    await load('/lazy/retried');
    expect(screen.getByRole('alert').textContent).toContain('Loading chunk f failed.');
    await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
    expect(setPage).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: 'Page /lazy/retried' }),
    );
  });

  it('says what is wrong with it when it is faulty', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(modules, '/lazy/faulty').mockResolvedValue({} as never);
    await load('/lazy/faulty');
    expect(screen.getByText('This page crashed.')).toBeTruthy();
    expect(screen.getByText(/The page \/lazy\/faulty has no default export/)).toBeTruthy();
  });
});

describe('a page that fails', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('leaves navbar and footer alone', async () => {
    const component = () => {
      throw new Error('Bad page');
    };
    await show({ ...doc, component });
    expect(screen.getByText('This page crashed.')).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
    expect(screen.getByText(/Copyright/)).toBeTruthy();
  });

  it('without documentation data says which plugin is not enabled', async () => {
    await show({ ...doc, navigation: undefined });
    expect(screen.getByText(/pluginNavigation\(\)/)).toBeTruthy();
  });
});
