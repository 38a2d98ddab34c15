import { afterEach, expect, test, vi } from 'vitest';
import { ISLAND_MARK } from './config/constants';
import { NOT_FOUND_TITLE } from './config/title';
import type { Page } from './pages/pages';
import { render } from './server';
import { modules } from './testing/virtual-pages';

const head = { push: vi.fn() };

afterEach(() => {
  vi.restoreAllMocks();
  head.push.mockReset();
});

test('a document has the frame, and in it the article as the build has made it', async () => {
  const { appHtml } = await render('/markdown-page', head);
  expect(appHtml).toMatch(
    /<main[^>]*>.*<article class="prose"><h1>\/markdown-page<\/h1><\/article>/s,
  );
  expect(appHtml).toContain('Skip to main content');
  expect(head.push).toHaveBeenCalledExactlyOnceWith({ htmlAttrs: { lang: 'en', dir: 'ltr' } });
});

test('islands come with their first view, which reads without scripts', async () => {
  const props = { grouping: 'kind', kinds: [], extensions: [], total: 7 };
  const place = `<div data-island=SymbolIndex>${ISLAND_MARK}</div>`;
  const page: Page = {
    pageType: 'doc',
    html: `<p>Before${place}<p>After`,
    islands: [{ name: 'SymbolIndex', props }],
  };
  vi.spyOn(modules, '/lazy/islands').mockResolvedValue({ default: page });
  const { appHtml } = await render('/lazy/islands', head);
  expect(appHtml).toMatch(
    /<p>Before<div data-island=SymbolIndex><div.*7 symbols.*<\/div><p>After/s,
  );
});

test('a page that is a component is rendered, also within the documentation', async () => {
  vi.spyOn(modules, '/docs/component').mockResolvedValue({ default: () => <h1>The team</h1> });
  const { appHtml } = await render('/docs/component', head);
  expect(appHtml).toContain('<article class="prose"><h1>The team</h1></article>');
});

test('a path without a page has a document of its own', async () => {
  const { appHtml } = await render('/404', head);
  expect(appHtml).toContain(NOT_FOUND_TITLE);
});
