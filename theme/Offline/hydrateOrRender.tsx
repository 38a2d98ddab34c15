import { type ReactElement, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot as hydrate } from 'react-dom/client';
import { NOT_FOUND_TITLE } from '../config/title';
import { updateHead } from '../runtime/head/updateHead';
import { readLocation } from '../runtime/router/location';
import type { PageData } from '../runtime/router/rspress';
import { placeScroll } from '../runtime/router/scroll';
import { cleanPath } from '../runtime/routes/match';

/** What Rspress' entry gives to the application. */
interface AppProps {
  initialPageData: PageData;
}

/**
 * Stands in for React's own function in the entry of the site. A page that the worker has answered with
 * the empty shell is rendered; every other one is hydrated.
 */
export const hydrateRoot: typeof hydrate = (container, children, options) => {
  if (container.hasChildNodes()) return hydrate(container, children, options);
  const root = createRoot(container as Element, options);
  root.render(<Shell app={children as ReactElement<AppProps>} />);
  return root;
};

/** Gives a page from the shell what a rendered document brings along: its head, and its scroll position. */
function Shell({ app }: { app: ReactElement<AppProps> }) {
  const { initialPageData } = app.props;
  useLayoutEffect(() => {
    const location = readLocation(import.meta.env.BASE_URL.replace(/\/$/, ''));
    const isUnknown = initialPageData.pageType === '404';
    updateHead(
      isUnknown ? { ...initialPageData, title: NOT_FOUND_TITLE } : initialPageData,
      cleanPath(location.pathname),
    );
    placeScroll(location, wasHereBefore() ? 'history' : 'link');
  }, [initialPageData]);
  return app;
}

/** Whether the reader has reloaded the page, or come back to it. */
function wasHereBefore(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}
