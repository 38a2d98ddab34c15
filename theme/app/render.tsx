/** Renders pages to HTML, during the build and, in development, in the browser. */
import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { sidebars } from 'virtual-navigation';
import { modules } from 'virtual-pages';
import { ISLAND_MARK } from '../config/constants';
import { Layout, Main } from '../frame/Layout/Layout';
import { MobileSidebar } from '../frame/MobileSidebar/MobileSidebar';
import { Sidebar } from '../frame/Sidebar/Sidebar';
import { MENU } from '../lib/pages';
import type { PageParts } from '../lib/parts';
import { islandElement } from './islands/element';
import { ISLANDS } from './islands/watchIslands';

/**
 * Loads the page at a route, or the not-found page.
 *
 * @throws if the page has no default export
 */
export async function partsOf(route: string): Promise<PageParts> {
  const load = modules[route];
  if (!load) return { pageType: '404', html: '' };
  const { default: content } = await load();
  // A component is a function, or the result of `memo` or `lazy`.
  if (typeof content === 'function' || '$$typeof' in Object(content)) {
    return { pageType: 'doc', html: '', component: content as ComponentType };
  }
  if (!('html' in Object(content))) throw new Error(`The page ${route} has no default export.`);
  return content;
}

/** Renders the body of a page's document, which is the frame with the page in it, and its `main` element alone. */
export async function renderPage(route: string, parts: PageParts) {
  const page = await withIslands(parts);
  const { items } = sidebars[page.sidebar ?? ''] ?? {};
  return {
    body: renderToStaticMarkup(<Layout route={route} page={page} sidebarItems={items} />),
    main: renderToStaticMarkup(<Main page={page} />),
  };
}

export const renderMain = async (parts: PageParts): Promise<string> =>
  renderToStaticMarkup(<Main page={await withIslands(parts)} />);

/** Renders the fragments of the frame, by name: complete sidebars, and the menu. */
export const renderFragments = (): Record<string, string> => ({
  [MENU]: renderToStaticMarkup(<MobileSidebar />),
  ...Object.fromEntries(
    Object.entries(sidebars).map(([name, { items }]) => [
      name,
      renderToStaticMarkup(<Sidebar name={name} items={items} />),
    ]),
  ),
});

async function withIslands(page: PageParts): Promise<PageParts> {
  const { html, islands = [] } = page;
  const [start = '', ...rest] = html.split(ISLAND_MARK);
  const parts = await Promise.all(
    rest.map(async (after, index) => {
      const { name = '', props = {} } = islands[index] ?? {};
      const Component = await ISLANDS[name]?.load();
      if (!Component) throw new Error(`There is no island "${name}": see its plugin's client.ts.`);
      const { element, options } = islandElement(Component, props, index);
      return `${ISLAND_MARK}${renderToString(element, options)}<!--/island-->${after}`;
    }),
  );
  return { ...page, html: start + parts.join('') };
}
