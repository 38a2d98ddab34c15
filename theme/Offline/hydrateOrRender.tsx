import { type ReactElement, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot as hydrate } from 'react-dom/client';
import { NOT_FOUND_TITLE } from '../config/title';
import { updateHead } from '../runtime/head/updateHead';
import { readLocation } from '../runtime/router/location';
import { type PageData, warmPageData } from '../runtime/router/rspress';
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
  const app = children as ReactElement<AppProps>;
  // Rspress asks for the page's data again as soon as it runs. Other than these very ones, they would make
  // it render the whole page a second time, at once and in one piece.
  warmPageData(currentLocation().pathname, app.props.initialPageData);
  if (container.hasChildNodes()) return hydrate(container, app, options);
  const root = createRoot(container as Element, options);
  root.render(<Shell app={app} />);
  return root;
};

const currentLocation = () => readLocation(import.meta.env.BASE_URL.replace(/\/$/, ''));

/** Gives a page from the shell what a rendered document brings along: its head, and its scroll position. */
function Shell({ app }: { app: ReactElement<AppProps> }) {
  const { initialPageData } = app.props;
  useLayoutEffect(() => {
    const location = currentLocation();
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
