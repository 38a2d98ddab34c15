import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ViewContext } from '../hooks/useView';
import type { Page } from '../pages/pages';
import { renderAt } from '../testing/renderAt';
import { modules } from '../testing/virtual-pages';
import { Layout } from './Layout';

const doc: Partial<Page> = {
  title: 'withReset()',
  sidebar: 'extensionSidebar',
  breadcrumbs: '<ol><li>withReset()</ol>',
  contents: '<summary>On this page</summary><ul><li><a href="#use">Use</a></ul>',
  foot: '<a href="/docs/with-undo-redo" rel="next">withUndoRedo()</a>',
  html: '<h1>withReset()</h1>',
};

const show = (page: Partial<Page> = doc) =>
  act(async () => {
    renderAt('/docs/with-reset', <Layout setPage={() => {}} />, page);
  });

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

  it('has around the article what leads to it, through it and on from it', async () => {
    await show();
    expect(screen.getByRole('navigation', { name: 'Docs sidebar' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Breadcrumbs' }).textContent).toBe('withReset()');
    expect(screen.getByText('On this page').closest('details')?.className).toBe('contents');
    expect(screen.getByText('withUndoRedo()', { selector: '.page-foot a' })).toBeTruthy();
    expect(screen.getByRole('article').innerHTML).toBe(doc.html);
  });

  it('leaves out what a page lacks', async () => {
    await show({ html: doc.html });
    expect(screen.queryByRole('navigation', { name: 'Docs sidebar' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).toBeNull();
    expect(document.querySelector('.contents, .page-foot')).toBeNull();
  });

  it('shows the not-found page where there is no page', async () => {
    await show({ pageType: '404' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(screen.getByText('All extensions').getAttribute('href')).toBe('/docs/extensions');
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

it('a page that fails leaves the navbar alone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const component = () => {
    throw new Error('Bad page');
  };
  await show({ ...doc, component });
  expect(screen.getByText('This page crashed.')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
});
