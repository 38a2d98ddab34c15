/**
 * Hides the navbar when the reader scrolls down. Shows it when the reader scrolls up, at the top of the page, and while
 * the focus is in it.
 */
export function hideOnScroll(header: HTMLElement): void {
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
  addEventListener('scroll', update, { passive: true });
  header.addEventListener('focusin', show);
}
