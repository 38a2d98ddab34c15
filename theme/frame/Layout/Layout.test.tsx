import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { site } from '../../config/site';
import { problemForm } from '../../config/source';
import { openPage, type PageParts } from '../../testing/document';

const doc: PageParts = {
  navigation: {
    sidebar: 'extensionSidebar',
    breadcrumbs: [{ label: 'withReset()' }],
    next: { label: 'withUndoRedo()', href: '/docs/with-undo-redo' },
  },
  toc: [
    { id: 'use', text: 'Use `reset()`', depth: 2, charIndex: 0 },
    { id: 'deep', text: 'Deep', depth: 6, charIndex: 0 },
  ],
  html: '<h1>withReset()</h1>',
};
const show = (page: PageParts = doc) => openPage('/docs/with-reset', page);

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

test('the frame has breadcrumbs, table of contents and pagination around the article', () => {
  show();
  expect(screen.getByRole('navigation', { name: 'Docs sidebar' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Breadcrumbs' }).textContent).toBe('withReset()');
  const contents = screen.getByText('On this page').closest('details');
  expect(contents?.className).toBe('contents');
  expect(contents?.querySelector('ul')?.innerHTML).toBe(
    '<li><a href="#use">Use <code translate="no">reset()</code></a></li>',
  );
  expect(screen.getByText('withUndoRedo()', { selector: '.page-foot a' })).toBeTruthy();
  expect(screen.getByRole('article').innerHTML).toContain(doc.html);
});

test('the table of contents lists headings within their section', () => {
  show({
    ...doc,
    toc: ['h3:Preface', 'h2:Use', 'h3:Once', 'h3:Twice', 'h2:Remove'].map((heading) => {
      const [depth, text] = heading.slice(1).split(':') as [string, string];
      return { id: text.toLowerCase(), text, depth: Number(depth), charIndex: 0 };
    }),
  });
  const sections = document.querySelectorAll('.contents nav > ul:first-child > li');
  expect([...sections].map((section) => section.textContent)).toEqual([
    'Preface',
    'UseOnceTwice',
    'Remove',
  ]);
});

const tools = () => {
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  const links = within(contents).getAllByRole('link').slice(1);
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
};

test('a page with a file can be edited and copied from the table of contents', () => {
  show({ ...doc, navigation: { breadcrumbs: [], editUrl: 'https://example.org/edit' } });
  expect(tools()).toEqual([
    ['Edit this page', 'https://example.org/edit'],
    ['Copy page as Markdown', '/docs/with-reset.md'],
  ]);
});

test('a problem with a generated page can be reported, with its name and address filled in', () => {
  show({ ...doc, title: 'with & reset' });
  expect(tools()).toEqual([
    [
      'Report a problem',
      `${problemForm}&title=with%20%26%20reset&address=${site.origin}/docs/with-reset`,
    ],
  ]);
});

test('a page can have no table of contents', () => {
  show({ ...doc, frontmatter: { outline: false } });
  expect(screen.queryByText('On this page')).toBeNull();
});

test('the frame omits parts that a page does not have', () => {
  show({ html: doc.html });
  expect(screen.queryByRole('navigation', { name: 'Docs sidebar' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).toBeNull();
  expect(document.querySelector('.contents, .page-foot')).toBeNull();
});

test('without scripts, a link in the header leads to the sidebar, which follows the article', () => {
  show();
  const inHeader = () => document.querySelector('header noscript')?.innerHTML;
  expect(inHeader()).toContain('href="#sidebar" aria-label="Menu"');
  expect(document.getElementById('sidebar')?.ariaLabel ?? '').toBe('Docs sidebar');
  show({ html: doc.html });
  expect(inHeader(), 'no sidebar').toBeUndefined();
});

test('the home page uses the full width', () => {
  show({ pageType: 'home', html: '<h1>NgRx Toolkit</h1>' });
  expect(screen.getByRole('main').textContent).toBe('NgRx Toolkit');
  expect(screen.queryByRole('article')).toBeNull();
});

test('a path without a page shows the not-found page with links', () => {
  show({ pageType: '404', html: '' });
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy();
  expect(screen.getByText('All extensions').getAttribute('href')).toBe('/docs');
});

test('there is no announcement bar unless one is configured', () => {
  show();
  expect(screen.queryByRole('region', { name: 'Announcement' })).toBeNull();
});
