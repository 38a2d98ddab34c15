import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { savesData } from '../../sw/client/connection';
import { whenIdle } from '../../sw/client/when-idle';
import { watchSymbols } from '../api/watchSymbols';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { type View, ViewContext } from '../hooks/useView';
import { Layout } from '../Layout/Layout';
import { OfflineSlot } from '../Offline/OfflineSlot';
import { type Page, replacePage } from '../pages/pages';
import { startRouter } from '../router/router';
import { rememberScroll } from '../router/scrollPosition';
import { watchLinks } from '../router/watchLinks';
import { preloadSidebars } from '../Sidebar/sidebarData';

/** The whole application, beginning with one view. */
export function App({ first }: { first: View }) {
  const [view, setView] = useState(first);

  // The first view is the one of the document; later ones come from the router.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one router for the life of the document
  useEffect(() => {
    // Tests and styles can tell a page that answers from one that only shows.
    document.documentElement.dataset.hydrated = 'true';
    const life = new AbortController();
    const { signal } = life;
    startRouter(first, (next) => flushSync(() => setView(next)), signal);
    watchLinks(signal);
    rememberScroll(signal);
    watchSymbols(signal);
    watchEdits(
      (route, page) => setView((now) => (now.route === route ? { route, page } : now)),
      signal,
    );
    whenIdle(() => {
      if (!savesData()) preloadSidebars();
      // Without the way back to the top, readers have the keys and the scrollbar.
      import(/* webpackChunkName: "after-paint" */ '../BackToTop/backToTop').then(
        ({ watchScroll }) => watchScroll(signal),
        () => {},
      );
    }, signal);
    return () => life.abort();
  }, []);

  const setPage = useCallback((page?: Page) => setView(({ route }) => ({ route, page })), []);
  return (
    <ViewContext value={view}>
      <ErrorBoundary>
        <Layout setPage={setPage} />
      </ErrorBoundary>
      <OfflineSlot />
    </ViewContext>
  );
}

/** In development: a page's module tells what an edit has made of the page (`scripts/rspress/pages.ts`). */
function watchEdits(show: (route: string, page: Page) => void, signal: AbortSignal): void {
  if (process.env.NODE_ENV !== 'development') return;
  const onEdit = async ({ detail }: CustomEventInit<{ route: string; page: Page }>) => {
    if (!detail) return;
    const { route, page } = detail;
    await replacePage(route, page);
    show(route, page);
  };
  addEventListener('page-edit', onEdit, { signal });
}
