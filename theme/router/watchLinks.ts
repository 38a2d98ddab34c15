import { savesData } from '../../sw/client/connection';
import { whenIdle } from '../../sw/client/when-idle';
import { prepareContent } from '../Article/content';
import { routeOfAddress } from '../pages/base';
import { loadPage, mayBePage } from '../pages/pages';

/** The route of the page that a link opens here; undefined where it leads elsewhere. */
export function routeOf(anchor: HTMLAnchorElement): string | undefined {
  if ((anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download')) return;
  if (anchor.origin !== window.location.origin) return;
  const route = routeOfAddress(anchor);
  return route !== undefined && mayBePage(route) ? route : undefined;
}

/**
 * Loads the next page ahead: at once when a link is hovered, touched or focused, and in idle time when
 * it comes into view. Does nothing on a slow connection or when the reader saves data.
 *
 * @param signal ends it
 */
export function watchLinks(signal: AbortSignal): void {
  // The development server compiles a page when it is asked for: pages loaded ahead would reload this one.
  if (process.env.NODE_ENV === 'development' || savesData()) return;
  /** Where the reader may go next. */
  let hinted: string | undefined;
  const onHint = ({ target }: Event) => {
    const anchor = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    const route = anchor && routeOf(anchor);
    if (!route) return;
    hinted = route;
    loadPage(route).then(
      ({ html }) => whenIdle(() => route === hinted && prepareContent(html)),
      // Left to the click, which can answer it.
      () => {},
    );
  };
  const hints = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const hint of hints) document.addEventListener(hint, onHint, { passive: true, signal });
  whenIdle(() => {
    // If it does not load, pages load when the reader asks for them.
    import(/* webpackChunkName: "after-paint" */ './watchView').then(
      ({ watchView }) => watchView(signal),
      () => {},
    );
  }, signal);
}
