import { PROGRESS } from '../../config/constants';
import { cleanPath } from '../routes/match';
import type { Navigate } from './context';
import { clearReloadGuard, isLoadFailure, reloadOnce } from './failedChunk';
import { internalTarget } from './links';
import {
  addBase,
  type HistoryState,
  hashTarget,
  type RouterLocation,
  readLocation,
  resolveTo,
  stripBase,
  type To,
} from './location';
import { initPageData, type PageData, pathnameToRouteService, warmPageData } from './rspress';
import { type Arrival, ownScrollRestoration, placeScroll, rememberScroll } from './scroll';

/** How a page comes into view. */
export interface Showing {
  /** Whether the reader has waited for it. */
  slow: boolean;
  /** Whether it is a new page that will stand at its top. */
  fromTop: boolean;
}

/** The page that is in view already. */
const AT_ONCE: Showing = { slow: false, fromTop: false };

/** What a navigation needs from the outside; tests replace it. */
export interface NavigationOptions {
  basename: string;
  /** The page that is in view when the navigation starts. */
  initial: RouterLocation;
  /** Renders a page (null: the one in view stays) and returns when it stands in the document. */
  show(location: RouterLocation, page: PageData | null, how: Showing): void | Promise<void>;
  /** A page is being loaded. The function that comes back is called when that is over. */
  onLoading(): () => void;
  /** A new page stands in the document, at its place. */
  onShown(location: RouterLocation, page: PageData, arrival: Arrival): void;
  /** Leaves the application for a full page load. */
  leave?(href: string): void;
}

/** Moves the reader between pages. One per document. */
export interface Navigation {
  navigate: Navigate;
  /** Begins to listen to clicks and to the history. The result ends it. */
  listen(): () => void;
}

let count = 0;
/** A name for a new history entry: unique also after a reload, where older entries are still there. */
const newKey = () => `${Date.now().toString(36)}.${(count++).toString(36)}`;

/** What a page shows whose data could not be had: its element throws, and the error boundary answers. */
const failedPage = (pathname: string) =>
  ({
    title: '',
    toc: [],
    frontmatter: {},
    // Not a `doc`: the frame would miss its navigation before the page's own error is seen.
    pageType: 'custom',
    routePath: pathname,
  }) as unknown as PageData;

/** Creates the navigation of a document; see {@link NavigationOptions}. */
export function createNavigation(options: NavigationOptions): Navigation {
  const { basename, leave = (href) => window.location.assign(href) } = options;
  let shown = options.initial;
  let turn = 0;

  /** Loads and shows a page. `commit` writes the history entry, once the page is there to be seen. */
  async function go(next: RouterLocation, arrival: Arrival, commit: () => void): Promise<void> {
    const mine = ++turn;
    const href = addBase(next.pathname + next.search + next.hash, basename);
    if (next.pathname === shown.pathname) {
      rememberScroll(shown.key);
      commit();
      shown = next;
      await options.show(next, null, AT_ONCE);
      placeScroll(next, arrival);
      return;
    }
    if (!pathnameToRouteService(next.pathname)) {
      leave(href);
      return;
    }
    const started = performance.now();
    const loaded = options.onLoading();
    let page: PageData;
    try {
      page = await initPageData(next.pathname);
      clearReloadGuard();
    } catch (error) {
      if (mine !== turn) return loaded();
      if (isLoadFailure(error) && reloadOnce(href, error, leave)) return;
      page = failedPage(next.pathname);
    }
    if (mine !== turn) return loaded();
    rememberScroll(shown.key);
    commit();
    shown = next;
    warmPageData(next.pathname, page);
    await options.show(next, page, {
      slow: performance.now() - started > PROGRESS.startDelay,
      fromTop: arrival === 'link' && !next.hash,
    });
    loaded();
    placeScroll(next, arrival);
    options.onShown(next, page, arrival);
  }

  function visit(
    url: URL,
    { replace = false, state }: { replace?: boolean; state?: unknown } = {},
  ) {
    if (url.origin !== window.location.origin) {
      leave(url.href);
      return;
    }
    const key = newKey();
    const pathname = cleanPath(stripBase(url.pathname, basename));
    const next = { pathname, search: url.search, hash: url.hash, state, key };
    const same = next.pathname === shown.pathname && next.search === shown.search;
    const stay = replace || (same && next.hash === shown.hash);
    const entry: HistoryState = { key, state };
    void go(next, 'link', () => {
      const href = addBase(encodeURI(pathname) + url.search + url.hash, basename);
      window.history[stay ? 'replaceState' : 'pushState'](entry, '', href);
    });
  }

  function onClick(event: MouseEvent) {
    const url = internalTarget(event, basename);
    if (!url) return;
    const pathname = cleanPath(stripBase(url.pathname, basename));
    // The browser does a jump within the page best: it marks the target and moves the focus start.
    if (url.hash && pathname === shown.pathname && url.search === shown.search) return;
    if (!pathnameToRouteService(pathname)) return;
    event.preventDefault();
    visit(url);
  }

  function onPopState() {
    const next = readLocation(basename);
    next.pathname = cleanPath(next.pathname);
    const entry = window.history.state as Partial<HistoryState> | null;
    if (!entry?.key) {
      // A jump within the page, made by the browser: it has scrolled, the entry only needs its name.
      next.key = newKey();
      window.history.replaceState({ key: next.key } satisfies HistoryState, '');
      rememberScroll(shown.key);
      shown = next;
      turn++;
      void options.show(next, null, AT_ONCE);
      hashTarget(next.hash)?.scrollIntoView({ behavior: 'instant' });
      return;
    }
    void go(next, 'history', () => {});
  }

  return {
    navigate(to: To | number, navigateOptions) {
      if (typeof to === 'number') window.history.go(to);
      else visit(resolveTo(to, basename), navigateOptions);
    },
    listen() {
      const entry = window.history.state as Partial<HistoryState> | null;
      if (!entry?.key) {
        window.history.replaceState({ key: shown.key } satisfies HistoryState, '');
      }
      const disown = ownScrollRestoration(() => shown.key);
      document.addEventListener('click', onClick);
      window.addEventListener('popstate', onPopState);
      return () => {
        disown();
        document.removeEventListener('click', onClick);
        window.removeEventListener('popstate', onPopState);
      };
    },
  };
}
