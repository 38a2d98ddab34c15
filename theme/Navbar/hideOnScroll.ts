/**
 * Hides the navbar while the reader scrolls down and brings it back on the way up. It stays at the top of
 * the page, and while the focus is in it.
 *
 * @param signal ends it
 */
export function hideOnScroll(header: HTMLElement, signal: AbortSignal): void {
  let last = scrollY;
  const update = () => {
    const down = scrollY > last;
    const beyond = scrollY > header.offsetHeight;
    last = scrollY;
    header.toggleAttribute(
      'data-hidden',
      down && beyond && !header.contains(document.activeElement),
    );
  };
  const show = () => header.removeAttribute('data-hidden');
  addEventListener('scroll', update, { passive: true, signal });
  header.addEventListener('focusin', show, { signal });
}
