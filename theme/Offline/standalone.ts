/**
 * In the window of the installed site, links to other sites open outside: that window has no address
 * bar to tell the reader where they are.
 *
 * @returns a function that ends it.
 */
export function openExternalLinksOutside(): () => void {
  if (!matchMedia('(display-mode: standalone)').matches) return () => {};
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || link.target || !/^https?:/.test(link.protocol)) return;
    if (link.origin === location.origin) return;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  };
  // Before anything else handles the click.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
