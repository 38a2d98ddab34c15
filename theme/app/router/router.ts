import { docsVersionAt } from '../../config/docs';
import { routeOfAddress } from '../../lib/base';
import { announce, focusHeading } from '../../lib/focus';
import { mayBePage } from '../../lib/pages';
import { clearReloadGuard, isLoadFailure, reloadOnce } from '../../lib/reloadOnce';
import { afterPaint } from '../../lib/when-idle';
import { startProgress } from '../../ui/Progress/progress';
import { keepDocumentPage } from '../pages/documentPage';
import { loadIntoPlace, preparePage, showPage } from '../pages/showPage';
import { watchSlowLoad } from './slowLoad';

const articleElement = () => document.querySelector('main .prose');

/** Class of an article whose content below the viewport renders only in its second frame (see `prose.css`). */
const TOP_FIRST = 'top-first';

/** Defers the rest of a new article to its second frame if its top fills the viewport. */
function showTopFirst(article: Element): void {
  article.classList.add(TOP_FIRST);
  // Relative to the page, which has not been scrolled to its top yet.
  const end = article.getBoundingClientRect().bottom + scrollY;
  if (end < innerHeight) article.classList.remove(TOP_FIRST);
}

/**
 * Shows pages of the site without a page load, using the Navigation API, which handles links, history and scroll
 * restoration. Browsers without it load each document, which is only slower.
 */
export function startRouter(first: string): void {
  if (!('navigation' in window)) return;
  let shown = first;

  function onNavigate(event: NavigateEvent): void {
    const { canIntercept, hashChange, downloadRequest, formData, navigationType } = event;
    if (!canIntercept || hashChange || downloadRequest !== null || formData) return;
    if (navigationType === 'reload') return;
    const url = new URL(event.destination.url);
    const route = routeOfAddress(url);
    // The host handles files and unknown paths, and paths that are spelled differently.
    if (route === undefined || !mayBePage(route)) return;
    // Another version of the documentation has another frame, which comes with its documents.
    if (docsVersionAt(route) !== docsVersionAt(shown)) return;
    if (route === shown) {
      // A link to the current page scrolls. Its scripts read a new query when the document loads. URL changes by scripts
      // are ignored.
      if (event.userInitiated && (!url.search || url.search === location.search)) {
        event.intercept({ focusReset: 'manual' });
      }
      return;
    }
    event.intercept({ focusReset: 'manual', handler: () => go(event, route, url) });
  }

  async function go(event: NavigateEvent, route: string, url: URL): Promise<void> {
    const { signal, navigationType } = event;
    const ends = [startProgress(), watchSlowLoad(() => location.reload())];
    const end = () => {
      for (const each of ends) each();
    };
    signal.addEventListener('abort', end);
    try {
      const show = await load(route, url);
      if (!show || signal.aborted) return;
      keepDocumentPage();
      shown = route;
      show();
      const article = articleElement();
      // Only at the top, because any other scroll position needs the layout above it.
      if (article && !url.hash && navigationType !== 'traverse') showTopFirst(article);
      event.scroll();
      // These changes are not visible, so they can wait.
      afterPaint(() => {
        focusHeading(url.hash);
        announce(document.title);
        articleElement()?.classList.remove(TOP_FIRST);
      });
    } finally {
      end();
    }
  }

  navigation.addEventListener('navigate', onNavigate);
}

/** Loads the page at a route and returns how to show it; undefined if the document is loaded instead. */
async function load(route: string, url: URL): Promise<(() => void) | undefined> {
  try {
    const page = await preparePage(route);
    // The path is unknown here, but the host may know it.
    if (!page) return void location.reload();
    clearReloadGuard();
    return () => showPage(route, page);
  } catch (error) {
    const reload = () => location.reload();
    if (isLoadFailure(error) && reloadOnce(url.pathname, error, reload)) return undefined;
    // Loads it again in the frame, which shows the error.
    return () => void loadIntoPlace(route);
  }
}
