import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PageLoadError } from '../pages/pages';
import { modules } from '../testing/virtual-pages';
import { App } from './App';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.title = '';
});

test('a page that comes with "Retry" is whole, and until then does not keep the title of the page before', async () => {
  document.title = 'Before';
  const page = {
    title: 'withReset()',
    pageType: 'doc',
    sidebar: 'extensionSidebar',
    breadcrumbs: '<ol><li>The way</li></ol>',
    contents: '<summary>On this page</summary>',
    html: '<h1>withReset()</h1>',
  } as const;
  vi.spyOn(modules, '/docs/with-reset')
    .mockRejectedValueOnce(new PageLoadError('with-reset.json answered 404.'))
    .mockResolvedValue({ default: page });
  await act(async () => {
    render(<App first={{ route: '/docs/with-reset' }} />);
  });
  expect(screen.getByRole('alert').textContent).toContain('with-reset.json answered 404.');
  expect(document.title).toBe('NgRx Toolkit');
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(screen.getByRole('heading', { name: 'withReset()' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Docs sidebar' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toBeTruthy();
  expect(screen.getByText('On this page')).toBeTruthy();
  await expect.poll(() => document.title).toBe('withReset() | NgRx Toolkit');
});
