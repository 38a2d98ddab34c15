import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PageParts } from '../../lib/parts';
import { openPage } from '../../testing/document';

const doc: PageParts = {
  title: 'withReset()',
  pageType: 'doc',
  sidebar: 'extensionSidebar',
  breadcrumbs: '<ol><li>withReset()</li></ol>',
  contents: '<summary>On this page</summary><ul><li><a href="#use">Use</a></li></ul>',
  foot: '<a href="/docs/with-undo-redo" rel="next">withUndoRedo()</a>',
  html: '<h1>withReset()</h1>',
};
const show = (page: PageParts = doc) => openPage('/docs/with-reset', page);

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

test('the frame has breadcrumbs, table of contents and pagination around the article', async () => {
  await show();
  expect(screen.getByRole('navigation', { name: 'Docs sidebar' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Breadcrumbs' }).textContent).toBe('withReset()');
  expect(screen.getByText('On this page').closest('details')?.className).toBe('contents');
  expect(screen.getByText('withUndoRedo()', { selector: '.page-foot a' })).toBeTruthy();
  expect(screen.getByRole('article').innerHTML).toBe(doc.html);
});

test('the frame omits parts that a page does not have', async () => {
  await show({ pageType: 'doc', html: doc.html });
  expect(screen.queryByRole('navigation', { name: 'Docs sidebar' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).toBeNull();
  expect(document.querySelector('.contents, .page-foot')).toBeNull();
});

test('without scripts, a link in the header leads to the sidebar, which follows the article', async () => {
  await show();
  const inHeader = () => document.querySelector('header noscript')?.innerHTML;
  expect(inHeader()).toContain('href="#sidebar" aria-label="Menu"');
  expect(document.getElementById('sidebar')?.ariaLabel ?? '').toBe('Docs sidebar');
  await show({ pageType: 'doc', html: doc.html });
  expect(inHeader(), 'no sidebar').toBeUndefined();
});

test('the home page uses the full width', async () => {
  await show({ pageType: 'home', html: '<h1>NgRx Toolkit</h1>' });
  expect(screen.getByRole('main').textContent).toBe('NgRx Toolkit');
  expect(screen.queryByRole('article')).toBeNull();
});

test('a path without a page shows the not-found page with links', async () => {
  await show({ pageType: '404', html: '' });
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy();
  expect(screen.getByText('All extensions').getAttribute('href')).toBe('/docs/extensions');
});

test('there is no announcement bar unless one is configured', async () => {
  await show();
  expect(screen.queryByRole('region', { name: 'Announcement' })).toBeNull();
});
