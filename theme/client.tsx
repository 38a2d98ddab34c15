// First: components come after it, and have their way.
import './styles';

import { useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { libraryVersion } from 'virtual-navigation';
import { readStored } from '../sw/client/storage';
import { whenIdle } from '../sw/client/when-idle';
import { App } from './App/App';
import { PAGE_DATA_ID, STORAGE_KEYS } from './config/constants';
import type { View } from './hooks/useView';
import { NotFound } from './NotFound/lazyNotFound';
import { routeOfAddress, withBase } from './pages/base';
import { loadPage, type Page } from './pages/pages';
import { restoreScroll } from './router/scrollPosition';
import { showVersion } from './Version/showVersion';

/** Writes `/x.html`, `/x/index.html` and `/x/` as `/x` in the address bar, for hosts that do not redirect. */
function tidyAddress(route: string): void {
  const { pathname, search, hash } = window.location;
  const clean = withBase(encodeURI(route));
  if (pathname !== clean) {
    window.history.replaceState(window.history.state, '', clean + search + hash);
  }
}

/** Gives a page without HTML of its own what a document brings along: its place. */
function WithoutDocument({ view }: { view: View }) {
  useLayoutEffect(restoreScroll, []);
  return <App first={view} />;
}

/** Marks what the reader's version of the library lacks, if an older one is chosen. */
function markVersion(): Promise<void> | undefined {
  const chosen = readStored(STORAGE_KEYS.libraryVersion);
  // Not with `majorOf`: its module would make the first load 93 bytes heavier.
  return chosen && !libraryVersion.startsWith(`${chosen}.`) ? showVersion() : undefined;
}

async function start(): Promise<void> {
  // The inline script (`BaseBanner`) takes a page without it for one whose scripts did not load.
  document.documentElement.dataset.started = '';
  const route = routeOfAddress(window.location) ?? window.location.pathname;
  const root = document.getElementById('__rspress_root');
  const data = document.getElementById(PAGE_DATA_ID)?.textContent;
  const marks = markVersion();
  if (!root) return;
  if (root.hasChildNodes() && data) {
    const page = JSON.parse(data) as Page;
    if (page.pageType === '404') await NotFound.preload();
    else tidyAddress(route);
    hydrateRoot(root, <App first={{ route, page }} />, {
      onRecoverableError: (error) => console.warn('The page had to be rendered anew.', error),
    });
    return;
  }
  // The empty document that the worker answers with, and the one of the development server.
  const page = await loadPage(route).catch(() => undefined);
  if (page && page.pageType !== '404') tidyAddress(route);
  await marks;
  createRoot(root).render(<WithoutDocument view={{ route, page }} />);
}

void start();
// For the version menu, on pages of all kinds.
whenIdle(() => import(/* webpackChunkName: "after-paint" */ './Version/choice').catch(() => {}));
