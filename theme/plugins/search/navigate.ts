import { routeOfAddress, withBase } from '../../lib/base';
import { focusHeading } from '../../lib/focus';

export const isCurrentPage = (path: string): boolean =>
  routeOfAddress(new URL(withBase(path), location.href)) === routeOfAddress(location);

/** Keeps everything that runs on the current page. Ordinary links do not need this function. */
export function navigate(path: string): void {
  const address = withBase(path);
  const { hash, search } = new URL(address, location.href);
  if (isCurrentPage(path) && !search) {
    if (hash) location.assign(hash);
    else toTop();
  } else if ('navigation' in window) navigation.navigate(address);
  else location.assign(address);
}

function toTop(): void {
  if (location.hash) history.pushState(null, '', location.href.replace(/#.*/, ''));
  scrollTo({ top: 0 });
  focusHeading();
}
