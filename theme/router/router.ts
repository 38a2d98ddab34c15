import { PROGRESS } from '../config/constants';
import type { View } from '../hooks/useView';
import { articleHtml } from '../islands/mountIslands';
import { startProgress } from '../Progress/progress';
import { routeOfAddress, withBase } from '../pages/base';
import { keepPage, loadPage, mayBePage, NOT_FOUND } from '../pages/pages';
import { announce, focusHeading } from './focus';
import { clearReloadGuard, isLoadFailure, reloadOnce } from './loadFailure';
import { watchSlowLoad } from './slowLoad';
import { afterPaint, withTransition } from './transition';

const articleElement = () => document.querySelector('main .prose');

/** Class of an article of which what lies below the window comes in its second frame: see `prose.css`. */
const TOP_FIRST = 'top-first';

/** Leaves the rest of a new article to its second frame, if its top fills the window. */
function showTopFirst(article: Element): void {
  article.classList.add(TOP_FIRST);
  // The place on the page: the window is not at the top yet.
  const end = article.getBoundingClientRect().bottom + scrollY;
  if (end < innerHeight) article.classList.remove(TOP_FIRST);
}

/**
 * Shows pages of the site without a page load, by the browser's Navigation API: it finds the links, keeps
 * the history, and restores scroll positions. A browser without it loads each page anew, which is slower
 * and nothing else.
 *
 * @param show renders a view, synchronously
 * @param signal ends it
 */
export function startRouter(first: View, show: (view: View) => void, signal: AbortSignal): void {
  if (!('navigation' in window)) return;
  let shown = first.route;
  /** The page of the document, until the reader leaves it. */
  let fromDocument = first.page?.html === '' ? first.page : undefined;

  function onNavigate(event: NavigateEvent): void {
    const { canIntercept, hashChange, downloadRequest, formData, navigationType } = event;
    if (!canIntercept || hashChange || downloadRequest !== null || formData) return;
    if (navigationType === 'reload') return;
    const url = new URL(event.destination.url);
    const route = routeOfAddress(url);
    // Files and unknown paths are the host's; so is a path that is written in another way.
    if (route === undefined || !mayBePage(route)) return;
    if (route === shown) {
      // A link to the very page leads to its top. Scripts that note something in the address are let be.
      if (event.userInitiated && url.href === location.href) {
        event.intercept({ focusReset: 'manual' });
      }
      return;
    }
    event.intercept({ focusReset: 'manual', handler: () => go(event, route, url) });
  }

  async function go(event: NavigateEvent, route: string, url: URL): Promise<void> {
    const { signal, navigationType } = event;
    const started = performance.now();
    const ends = [startProgress(), watchSlowLoad(() => location.reload())];
    const end = () => {
      for (const each of ends) each();
    };
    signal.addEventListener('abort', end);
    try {
      const view = await load(route, url);
      if (!view || signal.aborted) return;
      const slow = performance.now() - started > PROGRESS.startDelay;
      if (fromDocument) keepPage(shown, fromDocument, documentTexts());
      fromDocument = undefined;
      await withTransition(slow, () => {
        shown = route;
        show(view);
        const article = articleElement();
        // Where the reader gets to another place than the top, what stands before it has to be laid out.
        if (article && !url.hash && navigationType !== 'traverse') showTopFirst(article);
        event.scroll();
      });
      // Nothing of this is seen: it comes after the page.
      afterPaint(() => {
        focusHeading(url.hash);
        announce(document.title);
        articleElement()?.classList.remove(TOP_FIRST);
      });
    } finally {
      end();
    }
  }

  navigation.addEventListener('navigate', onNavigate, { signal });
}

/** The texts of the page that stands in the document. */
function documentTexts() {
  const html = (selector: string) => document.querySelector(selector)?.innerHTML ?? '';
  const article = articleElement();
  return {
    html: article ? articleHtml(article) : '',
    breadcrumbs: html('.breadcrumbs'),
    contents: html('.contents'),
    foot: html('.page-foot'),
  };
}

/** The view at a route; undefined where the whole page is being loaded instead. */
async function load(route: string, url: URL): Promise<View | undefined> {
  try {
    const page = await loadPage(route);
    // Not known here: the host may know it.
    if (page === NOT_FOUND) return void location.reload();
    clearReloadGuard();
    return { route, page };
  } catch (error) {
    const reload = () => location.reload();
    if (isLoadFailure(error) && reloadOnce(url.pathname, error, reload)) return undefined;
    // The page's place in the frame tries again, and says what is wrong.
    return { route };
  }
}

/** Takes the reader to a path of the site. Ordinary links need it not. */
export function navigate(path: string): void {
  if ('navigation' in window) navigation.navigate(withBase(path));
  else location.assign(withBase(path));
}
