/** In development, the same client runs on the same HTML, but the browser renders it. */
import { initPageData, pathnameToRouteService } from '@rspress/core/runtime';
import { createHead } from '@unhead/react/server';
import type { ComponentType } from 'react';
import { routes } from 'virtual-routes';
import { pageTitle } from '../config/site';
import { Footer } from '../frame/Footer/Footer';
import { FRAME } from '../frame/Layout/Layout';
import { routeOfAddress } from '../lib/base';
import { keepPage, NOT_FOUND_ROUTE, type Page, readFrom } from '../lib/pages';
import { trustedHtml } from '../lib/trustedTypes';
import { MissingIsland } from './islands/loadIslands';
import { startPage } from './pages/showPage';
import { type RspressPage, renderFragments, renderPage } from './renderPage';
import { updateHead } from './router/updateHead';
import { staticHtml } from './staticHtml';
import './styles';

const NoText = () => null;

/** The component of a page's text, as Rspress compiles it. */
type PageText = ComponentType & { __RSPRESS_PAGE_META?: Record<string, Partial<RspressPage>> };

/**
 * Renders a page as the build does.
 *
 * @param edited its text after an edit, which Rspress's routes do not get
 */
async function render(pathname: string, edited?: PageText) {
  const route = pathnameToRouteService(pathname);
  const { default: loaded } = (await route?.preload()) ?? { default: NoText };
  const Text = edited ?? loaded;
  const [facts] = Object.values(edited?.__RSPRESS_PAGE_META ?? {});
  const page = { ...(await initPageData(pathname)), ...facts } as RspressPage;
  const html = staticHtml({
    page: { data: page },
    theme: { theme: 'light' },
    pathname,
    head: createHead(),
  });
  const parts = await withIslands(() => renderPage({ page, pathname, Text, html }));
  return { ...parts, footer: html(<Footer />), fragments: () => renderFragments(html) };
}

/** Renders again each time an island has been loaded. */
async function withIslands<Result>(work: () => Result): Promise<Result> {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof MissingIsland)) throw error;
    await error.loading;
    return withIslands(work);
  }
}

function pageOf({ route, rendered }: Awaited<ReturnType<typeof render>>): Page {
  const { main, description, pageType, navigation } = rendered;
  const title = pageTitle(rendered.title, route);
  return { title, description, pageType, sidebar: navigation?.sidebar, html: main };
}

const fragments = async () => (await render(NOT_FOUND_ROUTE)).fragments();

const byName = (names: Iterable<string>) =>
  Object.fromEntries([...names].map((name) => [name, '']));

readFrom({
  list: async () => ({
    pages: byName([...routes.map(({ path }) => path), NOT_FOUND_ROUTE]),
    fragments: byName(Object.keys(await fragments())),
  }),
  page: async (route) => pageOf(await render(route)),
  fragment: async (name) => (await fragments())[name] ?? '',
});

/** Fills the empty document of the development server. */
export async function fillDocument(root: HTMLElement | null, pathname: string): Promise<void> {
  if (!root) return;
  const page = await render(pathname);
  root.innerHTML = trustedHtml(`<div class="${FRAME}">${page.frame}</div>${page.footer}`);
  updateHead(pageOf(page), page.route);
}

/** An edited page. */
interface Edit {
  route: string;
  Text: PageText;
}

/** Shows an edited page (`scripts/rspress/pages.ts`). Islands that the edit keeps stay mounted, such as a running demo. */
async function showEdit({ route, Text }: Edit): Promise<void> {
  const page = pageOf(await render(route, Text));
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
    const [kept] = at >= 0 ? alive.splice(at, 1) : [];
    if (!kept) continue;
    // What an island has added behind the text that follows it.
    const ends = kept.parentElement?.querySelectorAll(':scope > .island-end') ?? [];
    place.parentElement?.append(...ends);
    place.replaceWith(kept);
  }
  main.replaceChildren(...next.childNodes);
  startPage(main);
}

addEventListener('page-edit', ({ detail }: CustomEventInit<Edit>) => {
  if (detail) void showEdit(detail);
});
