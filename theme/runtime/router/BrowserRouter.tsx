import { type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchScroll } from '../backToTop/backToTop';
import { afterPaint, firstScreen, ShownHeight } from '../firstScreen/firstScreen';
import { announce, focusHeading } from '../focus/focus';
import { updateHead } from '../head/updateHead';
import { watchLinks } from '../preload/watchLinks';
import { startProgress } from '../progress/progress';
import { withTransition } from '../transition/transition';
import { RouterContext } from './context';
import { readLocation } from './location';
import { createNavigation } from './navigation';
import { PageContext } from './rspress';

/** The router of the browser. Ordinary links inside it lead to the next page without a page load. */
export function BrowserRouter({
  basename = '',
  children,
}: {
  /** The site's base path, without a slash at the end. */
  basename?: string;
  children: ReactNode;
}) {
  const { setData } = useContext(PageContext);
  const [location, setLocation] = useState(() => readLocation(basename));
  const [shownHeight, setShownHeight] = useState(Number.POSITIVE_INFINITY);

  // The first location is the one the page was rendered for; later ones come from the navigation itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one navigation for the life of the document
  const navigation = useMemo(
    () =>
      createNavigation({
        basename,
        initial: location,
        show: (next, page, { slow, fromTop }) =>
          withTransition(slow, () => {
            // Page data and location change in one rendering, at once: the scroll position comes next.
            flushSync(() => {
              if (page) setData?.(page);
              setLocation(next);
              if (page) setShownHeight(fromTop ? firstScreen() : Number.POSITIVE_INFINITY);
            });
            if (fromTop) {
              afterPaint(() => startTransition(() => setShownHeight(Number.POSITIVE_INFINITY)));
            }
          }),
        onLoading: startProgress,
        onShown(next, page) {
          // Nothing that is seen in the page: it comes after the page.
          afterPaint(() => {
            updateHead(page, next.pathname);
            focusHeading(next.hash);
            announce(document.title);
          });
        },
      }),
    [],
  );

  useEffect(() => navigation.listen(), [navigation]);
  useEffect(() => watchLinks(basename), [basename]);
  useEffect(() => watchScroll(), []);

  const value = useMemo(
    () => ({ location, navigate: navigation.navigate }),
    [location, navigation],
  );
  return (
    <RouterContext.Provider value={value}>
      <ShownHeight value={shownHeight}>{children}</ShownHeight>
    </RouterContext.Provider>
  );
}
