import { LAZY_LOADER_DELAY } from '../../config/constants';
import { markNavbar } from '../../frame/Navbar/startNavbar';
import { keepScroll, prepareSidebar, showSidebar } from '../../frame/Sidebar/sidebars';
import { create } from '../../lib/elements';
import { loadPage, NOT_FOUND_ROUTE, type Page, type View } from '../../lib/pages';
import { trustedHtml } from '../../lib/trustedTypes';
import { afterPaint } from '../../lib/when-idle';
import { crashPage } from '../../ui/failure/crashPage';
import { loadFailure } from '../../ui/failure/loadFailure';
import { updateHead } from '../router/updateHead';
import { startPage } from './startPage';

/** Returns the element that contains the page: its `main` element and the sidebar beside it. */
const placeOf = () => document.querySelector<HTMLElement>('[data-page-type]');

/** Stops the current page. */
let end = () => {};

/** The last navigation. A page that loads late does not replace a newer one. */
let navigation = new AbortController();

/** Aborts the last navigation, and starts another one. */
function startNavigation(): AbortSignal {
  navigation.abort();
  navigation = new AbortController();
  return navigation.signal;
}

/** Starts the page that came with the document. */
export function takeOver(): void {
  const main = document.querySelector('main');
  if (main) end = startPage(main);
}

/** Loads everything that a page needs. Returns undefined if there is no page. */
export async function preparePage(route: string): Promise<Page | undefined> {
  const page = await loadPage(route);
  // A sidebar that fails to load shows a message in its place.
  if (page?.sidebar !== undefined) await prepareSidebar(page.sidebar).catch(() => {});
  return page;
}

/** Replaces the current page. An error on the page affects nothing else, and the reader can try again. */
export function showPage(view: View): void {
  navigation.abort();
  try {
    const { route, page } = view;
    const main = mainOf(page.html);
    replaceMain(route, page, main);
    end = startPage(main);
    // These changes are not visible on the page, so they can wait.
    afterPaint(() => updateHead(page, route));
  } catch (error) {
    showInstead(
      view.route,
      crashPage(error, () => showPage(view)),
    );
  }
}

function replaceMain(route: string, page: Pick<Page, 'pageType' | 'sidebar'>, main: Element): void {
  const place = placeOf();
  if (!place) throw new Error('The document has no place for a page.');
  keepScroll(place);
  end();
  end = () => {};
  // Before other changes, because removing the focused element forces a layout.
  place.querySelector('main')?.replaceWith(main);
  place.dataset.pageType = page.pageType;
  document.getElementById('__rspress_root')?.removeAttribute('data-empty');
  showSidebar(place, page.sidebar, route);
  markNavbar(route, page.sidebar);
}

/** Shows other content in place of a page. */
function showInstead(route: string, content: Element): void {
  const main = create('main', { id: 'main', tabIndex: -1 }, content);
  replaceMain(route, { pageType: '404' }, main);
}

/**
 * Loads a page into the frame, with a loading and a failure state. Used if the document came without a page, or if a
 * navigation failed.
 *
 * @param onShown called when the page is shown
 */
export async function loadIntoPlace(
  route: string,
  onShown: (page: Page) => void = () => {},
): Promise<void> {
  // Clears the previous page's title.
  updateHead({}, route);
  const signal = startNavigation();
  const loading = setTimeout(() => {
    if (!signal.aborted) showInstead(route, create('p', { role: 'status' }, 'Loading the page …'));
  }, LAZY_LOADER_DELAY);
  try {
    const page = (await preparePage(route)) ?? (await preparePage(NOT_FOUND_ROUTE));
    clearTimeout(loading);
    if (signal.aborted) return;
    if (!page) throw new Error('The page "Page not found" is missing.');
    showPage({ route, page });
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
let ahead: { html: string; main: Element } | undefined;

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
  if (ahead?.html !== html) ahead = { html, main: parse(html) };
}

/** Returns a new `main` element for a page. */
export function mainOf(html: string): Element {
  const main = ahead?.html === html ? ahead.main : parse(html);
  ahead = undefined;
  return main;
}
