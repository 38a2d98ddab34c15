/** In development, the same client runs on the same HTML, but the browser renders it. */
import { modules } from 'virtual-pages';
import { pageTitle } from '../config/site';
import { routeOfAddress } from '../lib/base';
import { keepPage, NOT_FOUND_ROUTE, type Page, readFrom } from '../lib/pages';
import type { PageParts } from '../lib/parts';
import { trustedHtml } from '../lib/trustedTypes';
import { startPage } from './pages/showPage';
import { partsOf, renderFragments, renderMain, renderPage } from './render';
import { updateHead } from './router/updateHead';

const pageOf = async (route: string, parts: PageParts): Promise<Page> => {
  const { description, pageType, sidebar } = parts;
  const title = pageTitle(parts.title, route);
  return { title, description, pageType, sidebar, html: await renderMain(parts) };
};

readFrom({
  list: async () => ({
    pages: Object.fromEntries(
      [...Object.keys(modules), NOT_FOUND_ROUTE].map((route) => [route, '']),
    ),
    fragments: Object.fromEntries(Object.keys(renderFragments()).map((name) => [name, ''])),
  }),
  page: async (route) => pageOf(route, await partsOf(route)),
  fragment: async (name) => renderFragments()[name] ?? '',
});

/** Fills the empty document of the development server. */
export async function fillDocument(root: HTMLElement | null, route: string): Promise<void> {
  if (!root) return;
  const parts = await partsOf(route);
  root.innerHTML = trustedHtml((await renderPage(route, parts)).body);
  updateHead(await pageOf(route, parts), route);
}

/**
 * Shows an edited page (`scripts/rspress/pages.ts`). Islands that the edit keeps stay mounted, such as a running
 * demo.
 */
async function showEdit(route: string, parts: PageParts): Promise<void> {
  const page = await pageOf(route, parts);
  keepPage(route, page);
  const main = document.querySelector('main');
  if (!main || routeOfAddress(location) !== route) return;
  updateHead(page, route);
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(page.html);
  const next = template.content.querySelector('main');
  if (!next) return;
  const alive = [...main.querySelectorAll<HTMLElement>('[data-alive]')];
  for (const place of next.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island, props } = place.dataset;
    const at = alive.findIndex(
      ({ dataset }) => dataset.island === island && dataset.props === props,
    );
    if (at >= 0) place.replaceWith(...alive.splice(at, 1));
  }
  main.replaceChildren(...next.childNodes);
  startPage(main);
}

addEventListener('page-edit', ({ detail }: CustomEventInit<{ route: string; page: PageParts }>) => {
  if (detail) void showEdit(detail.route, detail.page);
});
