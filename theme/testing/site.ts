/** Fake page files for the router. Tests can replace them (`vi.spyOn`). */
import { NOT_FOUND_ROUTE, type Page, type PageSource } from '../lib/pages';

/** Paths of the fake pages. The router loads each page once per test file. */
const ROUTES = [
  '/',
  '/docs',
  '/docs/extensions',
  '/docs/team',
  '/docs/with-reset',
  '/docs/api/globals',
  '/docs/api/functions/withReset',
  '/docs/api/type-aliases/ResetOptions',
  '/lazy/slow',
  '/lazy/hanging',
  '/lazy/retried',
  '/lazy/late',
  '/lazy/kept',
];

/** Names of the fake fragments, including one that fails to load. */
const FRAGMENTS = ['extensionSidebar', 'apiSidebar', 'menu', 'flakySidebar'];

const byName = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '1']));

/** The `main` element of a page. */
export const mainHtml = (article: string): string =>
  `<main id="main" tabindex="-1"><article class="prose">${article}</article></main>`;

/** Creates a page with its path as its heading. */
export const sitePage = (route: string, more: Partial<Page> = {}): Page => ({
  title: `Page ${route}`,
  pageType: route === NOT_FOUND_ROUTE ? '404' : 'doc',
  html: mainHtml(`<h1>${route}</h1>`),
  ...more,
});

export const site: PageSource = {
  list: async () => ({ pages: byName([...ROUTES, NOT_FOUND_ROUTE]), fragments: byName(FRAGMENTS) }),
  page: async (route) => sitePage(route),
  fragment: async (name) => {
    const { renderFragments } = await import('../app/renderPage');
    const { renderToStaticMarkup } = await import('react-dom/server');
    return renderFragments(renderToStaticMarkup)[name] ?? '';
  },
};
