/** The name of a code sample: its title, or else its language. */
export const nameOfSample = (figure: Element): string | undefined =>
  figure.querySelector('.code-title')?.textContent ?? figure.querySelector('pre')?.dataset.language;

/** Makes samples and tables focusable while they can scroll, so that the arrow keys can scroll them. */
export function watchScrollBoxes(article: Element, signal: AbortSignal): void {
  const sizes = new ResizeObserver((entries) => {
    // Reads all sizes before changing anything, because alternating would force a layout each time.
    const boxes = entries.map(({ target }) => {
      const isScrollable = target.scrollWidth > target.clientWidth + 1;
      return [target, isScrollable] as const;
    });
    for (const [box, isScrollable] of boxes) markBox(box, isScrollable);
  });
  signal.addEventListener('abort', () => sizes.disconnect());
  for (const box of article.querySelectorAll('figure.code pre, .table-box')) sizes.observe(box);
}

function markBox(box: Element, isScrollable: boolean): void {
  box.toggleAttribute('data-scrolls', isScrollable);
  const figure = box.closest('figure.code');
  const name = figure && nameOfSample(figure);
  const label = figure ? (name ? `Code: ${name}` : 'Code') : 'Scrollable table';
  // Not a region, because a page has many boxes, and landmarks need unique names.
  const attributes = { tabindex: '0', role: 'group', 'aria-label': label };
  // A plugin may have made a sample a tab stop.
  const isStop = isScrollable || box.matches('[data-stop]');
  for (const [name, value] of Object.entries(attributes)) {
    if (isStop) box.setAttribute(name, value);
    else box.removeAttribute(name);
  }
}
