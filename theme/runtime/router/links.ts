/**
 * The address that a click on a link should lead to inside the application, or null where the browser
 * has to act: other sites, other tabs, downloads, modifier keys, files that are not pages.
 */
export function internalTarget(event: MouseEvent, basename: string): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const anchor = closestAnchor(event.target);
  return anchor && pageAddress(anchor, basename);
}

/** The address of a link to a page of this site, or null. */
export function pageAddress(anchor: HTMLAnchorElement, basename: string): URL | null {
  if ((anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download')) return null;
  const url = new URL(anchor.href, window.location.href);
  if (url.origin !== window.location.origin) return null;
  const base = basename.replace(/\/$/, '');
  if (url.pathname !== base && !url.pathname.startsWith(`${base}/`)) return null;
  // A last segment with a dot is a file (`/llms.txt`, `/docs/with-reset.md`), unless it is a page's `.html`.
  const file = /\.([\w-]+)$/.exec(url.pathname);
  return file && file[1] !== 'html' ? null : url;
}

/** The link around an event's target, if there is one. */
export function closestAnchor(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
