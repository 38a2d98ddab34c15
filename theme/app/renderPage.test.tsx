import { createHead } from '@unhead/react/server';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { NOT_FOUND_TITLE } from '../config/site';
import { Island } from '../content/Island/Island';
import { addIsland } from '../testing/islands';
import { sidebars } from '../testing/virtual-navigation';
import { type RspressPage, renderFragments, renderPage } from './renderPage';
import { staticHtml } from './staticHtml';

const page = { pageType: 'doc' } as RspressPage;
const html = staticHtml({
  page: { data: page },
  theme: { theme: 'light' },
  pathname: '/docs/with-reset',
  head: createHead(),
});
const Nothing = () => null;
const Total = () => <Island name="Total" props={{ total: 7 }} />;
const Unknown = () => <Island name="Unknown" props={{}} />;
const Secret = () => <Island name="Total" props={{ callback: () => {} }} />;

const render = (Text: ComponentType, more: Partial<RspressPage> = {}) =>
  renderPage({ page: { ...page, ...more }, pathname: '/docs/with-reset', Text, html });

test('a document has the frame and the text of the page', () => {
  const { frame, rendered } = render(() => <h1>The team</h1>);
  expect(rendered.main).toContain('<article class="prose"><h1>The team</h1></article>');
  expect(frame).toContain(rendered.main);
  expect(frame).toContain('Skip to main content');
});

test('islands are prerendered, so they can be read without scripts', async () => {
  addIsland('Total', ({ total }: { total: number }) => <b>{total} symbols</b>);
  const view = () =>
    render(() => (
      <>
        <p>Before</p>
        <Total />
        <p>After</p>
      </>
    )).rendered.main;
  // Rendering is repeated after the island has been loaded.
  expect(view).toThrow('An island is not loaded.');
  await expect
    .poll(view)
    .toMatch(
      /<p>Before<\/p><div data-island="Total" data-props="{&quot;total&quot;:7}"><b.*7.* symbols.*<\/div><p>After/s,
    );
});

test('an error of a page is reported with the page, which has no text then', () => {
  const { rendered } = render(Unknown);
  expect(rendered.error).toContain('There is no island "Unknown"');
  expect(rendered.main).toBe('<main id="main"></main>');
});

test('an island that gets a function causes an error that names both', () => {
  expect(render(Secret).rendered.error).toContain('The island "Total" has callback');
});

test('the not-found page is rendered under one route, and the fragments have names', () => {
  const { route, rendered } = render(Nothing, { pageType: '404' });
  expect(route).toBe('/404');
  expect(rendered.main).toContain(NOT_FOUND_TITLE);
  expect(Object.keys(renderFragments(html))).toEqual([
    'menu',
    ...Object.keys(sidebars).filter((name) => !sidebars[name]?.shownIn),
  ]);
});

test('a document omits the entries of closed categories, which are in the sidebar fragment', () => {
  const sidebar = 'apiSidebar';
  const { frame } = render(Nothing, { navigation: { sidebar, breadcrumbs: [] } });
  expect(frame).toContain('<a href="/docs/api/globals#functions">All Functions</a>');
  expect(frame).not.toContain('capitalize');
  expect(renderFragments(html)[sidebar]).toContain('capitalize');
});
