import { routeOfAddress, withBase } from '../../lib/base';
import { focusHeading } from '../../lib/focus';

/** Whether a path of the site belongs to the current page. */
export const isCurrentPage = (path: string): boolean =>
  routeOfAddress(new URL(withBase(path), location.href)) === routeOfAddress(location);

/**
 * Takes the reader to a path of the site. The current page is kept, with everything that runs in it. Not needed for
 * ordinary links.
 */
export function navigate(path: string): void {
  const { href, hash } = new URL(withBase(path), location.href);
  if (isCurrentPage(path)) {
    if (hash) location.assign(hash);
    else toTop();
  } else if ('navigation' in window) navigation.navigate(href);
  else location.assign(href);
}

function toTop(): void {
  if (location.hash) history.pushState(null, '', location.href.replace(/#.*/, ''));
  scrollTo({ top: 0 });
  focusHeading();
}
