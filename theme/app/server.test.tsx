import { afterEach, expect, test, vi } from 'vitest';
import { ISLAND_MARK } from '../config/constants';
import { NOT_FOUND_TITLE } from '../config/site';
import type { PageParts } from '../lib/parts';
import { addIsland } from '../testing/islands';
import { sidebars } from '../testing/virtual-navigation';
import { modules } from '../testing/virtual-pages';
import { render } from './server';

const head = { push: vi.fn() };

afterEach(() => {
  vi.restoreAllMocks();
  head.push.mockReset();
});

test('a document has the frame and the article from the build', async () => {
  const { appHtml } = await render('/markdown-page', head);
  expect(appHtml).toMatch(
    /<main[^>]*>.*<article class="prose"><h1>\/markdown-page<\/h1><\/article>/s,
  );
  expect(appHtml).toContain('Skip to main content');
  expect(head.push).toHaveBeenCalledExactlyOnceWith({ htmlAttrs: { lang: 'en', dir: 'ltr' } });
});

test('islands are prerendered, so they can be read without scripts', async () => {
  addIsland('Total', ({ total }: { total: number }) => <b>{total} symbols</b>);
  const place = `<div data-island=Total>${ISLAND_MARK}</div>`;
  const page: PageParts = {
    pageType: 'doc',
    html: `<p>Before${place}<p>After`,
    islands: [{ name: 'Total', props: { total: 7 } }],
  };
  vi.spyOn(modules, '/lazy/islands').mockResolvedValue({ default: page });
  const { appHtml } = await render('/lazy/islands', head);
  expect(appHtml).toMatch(
    /<p>Before<div data-island=Total><!--island--><b.*7.* symbols.*<!--\/island--><\/div><p>After/s,
  );
});

test('a page that is a component is rendered, even within the documentation', async () => {
  vi.spyOn(modules, '/docs/component').mockResolvedValue({ default: () => <h1>The team</h1> });
  const { appHtml } = await render('/docs/component', head);
  expect(appHtml).toContain('<article class="prose"><h1>The team</h1></article>');
});

test('an unknown island causes an error that names it', async () => {
  const page: PageParts = {
    pageType: 'doc',
    html: ISLAND_MARK,
    islands: [{ name: 'X', props: {} }],
  };
  vi.spyOn(modules, '/lazy/islands').mockResolvedValue({ default: page });
  await expect(render('/lazy/islands', head)).rejects.toThrow('There is no island "X"');
});

test.each([{}, { default: 3 }, { default: {} }, { default: null }])(
  'a page that exports neither text nor a component causes an error that names it: %j',
  async (page) => {
    vi.spyOn(modules, '/docs/component').mockResolvedValue(page as never);
    await expect(render('/docs/component', head)).rejects.toThrow(
      'The page /docs/component has no default export.',
    );
  },
);

test('the build gets the main element of each document, and the fragments', async () => {
  const { appHtml } = await render('/404', head);
  const { mains = {}, fragments = {} } = globalThis.rendered ?? {};
  expect(mains['/404']).toContain(NOT_FOUND_TITLE);
  expect(appHtml).toContain(mains['/404']);
  expect(Object.keys(fragments)).toEqual(['menu', ...Object.keys(sidebars)]);
});

test('a document omits the entries of closed categories, which are in the sidebar fragment', async () => {
  const sidebar = 'apiSidebar';
  vi.spyOn(modules, '/docs/with-reset').mockResolvedValue({
    default: { pageType: 'doc', html: '', sidebar },
  });
  const { appHtml } = await render('/docs/with-reset', head);
  expect(appHtml).toContain('<a href="/docs/api/globals#functions">All Functions</a>');
  expect(appHtml).not.toContain('capitalize');
  expect(globalThis.rendered?.fragments[sidebar]).toContain('capitalize');
});
