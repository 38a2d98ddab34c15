import { LAZY_LOADER_DELAY } from '../../config/constants';
import { enhanceContent } from '../../content/enhanceContent';
import { markNavbar } from '../../frame/Navbar/startNavbar';
import { keepScroll, prepareSidebar, showSidebar } from '../../frame/Sidebar/sidebars';
import { startContents } from '../../frame/TableOfContents/contents';
import { create } from '../../lib/elements';
import { loadPage, NOT_FOUND_ROUTE, type Page } from '../../lib/pages';
import { trustedHtml } from '../../lib/trustedTypes';
import { afterPaint } from '../../lib/when-idle';
import { crashPage, loadFailure } from '../../ui/failure/loadFailure';
import { watchIslands } from '../islands/watchIslands';
import { updateHead } from '../router/updateHead';

/** Stops the current page. */
let end = () => {};

/** The last navigation. A page that loads late does not replace a newer one. */
let navigation = new AbortController();

/** Starts the interactive parts of a page: its islands, its table of contents, and the tools in its text. */
export function startPage(main: Element): () => void {
  const life = new AbortController();
  const { signal } = life;
  const article = main.querySelector('.prose');
  const contents = main.querySelector<HTMLDetailsElement>('.contents');
  if (contents) startContents(contents, signal);
  if (article) {
    watchIslands(article, signal);
    enhanceContent(article, signal);
  }
  if (main.querySelector('[data-guess]')) {
    // If the guess fails to load, the page still has other links.
    import(/* webpackChunkName: "rare" */ '../../frame/NotFound/guess').then(
      ({ showGuess }) => {
        if (!signal.aborted) void showGuess(main);
      },
      () => {},
    );
  }
  return () => life.abort();
}

/** Starts the page that came with the document. */
export function takeOver(): void {
  const main = document.querySelector('main');
  if (main) end = startPage(main);
}

export async function preparePage(route: string): Promise<Page | undefined> {
  const page = await loadPage(route);
  // A sidebar that fails to load shows a message in its place.
  if (page?.sidebar !== undefined) await prepareSidebar(page.sidebar).catch(() => {});
  return page;
}

/** Replaces the current page. An error on the page affects nothing else, and the reader can try again. */
export function showPage(route: string, page: Page): void {
  navigation.abort();
  try {
    const main = mainOf(page.html);
    replaceMain(route, page, main);
    end = startPage(main);
    // These changes are not visible on the page, so they can wait.
    afterPaint(() => updateHead(page, route));
  } catch (error) {
    showInstead(
      route,
      crashPage(error, () => showPage(route, page)),
    );
  }
}

function replaceMain(route: string, page: Pick<Page, 'pageType' | 'sidebar'>, main: Element): void {
  const place = document.querySelector<HTMLElement>('[data-page-type]');
  if (!place) throw new Error('The document has no place for a page.');
  keepScroll(place);
  end();
  end = () => {};
  // Before other changes, because removing the focused element forces a layout.
  place.querySelector('main')?.replaceWith(main);
  place.dataset.pageType = page.pageType;
  document.getElementById('__rspress_root')?.removeAttribute('data-empty');
  showSidebar(place, page.sidebar, route);
  markNavbar(route);
}

function showInstead(route: string, content: Element): void {
  const main = create('main', { id: 'main', tabIndex: -1 }, content);
  replaceMain(route, { pageType: '404' }, main);
}

/**
 * Loads a page into the frame, with a loading and a failure state. Used if the document came without a page, or if a
 * navigation failed.
 */
export async function loadIntoPlace(
  route: string,
  onShown: (page: Page) => void = () => {},
): Promise<void> {
  // Clears the previous page's title.
  updateHead({}, route);
  navigation.abort();
  navigation = new AbortController();
  const { signal } = navigation;
  const loading = setTimeout(() => {
    if (!signal.aborted) showInstead(route, create('p', { role: 'status' }, 'Loading the page …'));
  }, LAZY_LOADER_DELAY);
  try {
    const page = (await preparePage(route)) ?? (await preparePage(NOT_FOUND_ROUTE));
    clearTimeout(loading);
    if (signal.aborted) return;
    if (!page) throw new Error('The page "Page not found" is missing.');
    showPage(route, page);
    onShown(page);
  } catch (error) {
    clearTimeout(loading);
    if (signal.aborted) return;
    showInstead(
      route,
      loadFailure('The page', error, () => void loadIntoPlace(route, onShown)),
    );
  }
}

/** The `main` element of a page that the reader may open next. */
let preparsed: { html: string; main: Element } | undefined;

function parse(html: string): Element {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  const main = template.content.querySelector('main');
  if (!main) throw new Error('The page file has no main element.');
  return main;
}

/**
 * Parses a page before its link is clicked, which halves the script time between the click and the new page. Keeps only
 * one page.
 */
export function prepareMain(html: string): void {
  if (preparsed?.html !== html) preparsed = { html, main: parse(html) };
}

export function mainOf(html: string): Element {
  const main = preparsed?.html === html ? preparsed.main : parse(html);
  preparsed = undefined;
  return main;
}
