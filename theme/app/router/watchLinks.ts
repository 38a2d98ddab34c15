import { routeOfAddress } from '../../lib/base';
import { savesData } from '../../lib/connection';
import { mayBePage } from '../../lib/pages';
import { whenIdle } from '../../lib/when-idle';
import { prepareMain, preparePage } from '../pages/showPage';

export function routeOf(anchor: HTMLAnchorElement): string | undefined {
  if ((anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download')) return;
  if (anchor.origin !== window.location.origin) return;
  const route = routeOfAddress(anchor);
  return route !== undefined && mayBePage(route) ? route : undefined;
}

/**
 * Preloads the next page when the reader hovers over, touches or focuses its link. Does nothing on a slow connection or
 * with a data saver.
 */
export function watchLinks(): void {
  // The development server compiles pages on request, and preloading them would reload this page.
  if (process.env.NODE_ENV === 'development' || savesData()) return;
  /** Route of the last link pointed at. */
  let hinted: string | undefined;
  const onHint = ({ target }: Event) => {
    const anchor = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    const route = anchor && routeOf(anchor);
    if (!route) return;
    hinted = route;
    preparePage(route).then(
      (page) => page && whenIdle(() => route === hinted && prepareMain(page.html)),
      // The click handles failures.
      () => {},
    );
  };
  const hints = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const hint of hints) document.addEventListener(hint, onHint, { passive: true });
}
