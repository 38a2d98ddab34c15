import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchSymbols } from '../api/watchSymbols';
import { watchScroll } from '../BackToTop/watchScroll';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { type View, ViewContext } from '../hooks/useView';
import { Layout } from '../Layout/Layout';
import { OfflineSlot } from '../Offline/OfflineSlot';
import { type Page, replacePage } from '../pages/pages';
import { startRouter } from '../router/router';
import { rememberScroll } from '../router/scrollPosition';
import { watchLinks } from '../router/watchLinks';

/** The whole application, beginning with one view. */
export function App({ first }: { first: View }) {
  const [view, setView] = useState(first);

  // The first view is the one of the document; later ones come from the router.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one router for the life of the document
  useEffect(() => {
    // Tests and styles can tell a page that answers from one that only shows.
    document.documentElement.dataset.hydrated = 'true';
    const ends = [
      startRouter(first, (next) => flushSync(() => setView(next))),
      watchLinks(),
      watchScroll(),
      rememberScroll(),
      watchSymbols(),
      watchEdits((route, page) => setView((now) => (now.route === route ? { route, page } : now))),
    ];
    return () => {
      for (const end of ends) end();
    };
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
function watchEdits(show: (route: string, page: Page) => void): () => void {
  if (process.env.NODE_ENV !== 'development') return () => {};
  const onEdit = async ({ detail }: CustomEventInit<{ route: string; page: Page }>) => {
    if (!detail) return;
    const { route, page } = detail;
    await replacePage(route, page);
    show(route, page);
  };
  addEventListener('page-edit', onEdit);
  return () => removeEventListener('page-edit', onEdit);
}
