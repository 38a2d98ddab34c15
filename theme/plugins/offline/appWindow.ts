/** The window of the installed app: its frame, and links that leave it. */

/** Keeps the color of the window frame in sync with the color mode. The document sets the first one. */
export function followThemeColor(): void {
  const root = document.documentElement;
  const apply = () => {
    const color = getComputedStyle(root).getPropertyValue('--surface');
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
  };
  new MutationObserver(apply).observe(root, { attributeFilter: ['data-theme'] });
  apply();
}

/** The window of the installed app has no address bar. */
export function openExternalLinksOutside(): void {
  if (!matchMedia('(display-mode: standalone)').matches) return;
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link?.href || link.target || !/^https?:/.test(link.protocol)) return;
    if (link.origin === location.origin) return;
    link.target = '_blank';
  };
  // Captures the click before other handlers.
  document.addEventListener('click', onClick, true);
}
