/**
 * Marks in a table of contents the heading being read: the last one that has passed the reading line, a
 * little below the navbar; at the end of the page, the last one in view.
 */
export function followHeadings(contents: Element, signal: AbortSignal): void {
  const links = new Map(
    [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map((link) => [
      link.getAttribute('href')?.slice(1) ?? '',
      link,
    ]),
  );
  const ids = [...links.keys()];
  // A page that the reader comes back to has the mark of the last visit.
  let current = contents.querySelector('[aria-current]')?.getAttribute('href')?.slice(1);
  let frame = 0;
  const update = () => {
    frame = 0;
    const next = findCurrentHeading(ids);
    if (next === current) return;
    links.get(current ?? '')?.removeAttribute('aria-current');
    const link = links.get(next ?? '');
    link?.setAttribute('aria-current', 'location');
    // Into the middle of the box; `scrollIntoView` might scroll the page as well.
    contents.scrollTop = link ? link.offsetTop - contents.clientHeight / 2 : 0;
    const summary = contents.querySelector('summary');
    if (summary) summary.dataset.current = link?.textContent ?? '';
    current = next;
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(update);
  };
  const options = { passive: true, signal };
  addEventListener('scroll', schedule, options);
  addEventListener('resize', schedule, options);
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  schedule();
}

/** @param ids headings in the order of the page */
export function findCurrentHeading(ids: readonly string[]): string | undefined {
  const root = document.documentElement;
  // Where headings come to rest when they are linked to, plus room for rounding.
  const line = (Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0) + 8;
  const atEnd = scrollY > 0 && scrollY + innerHeight >= root.scrollHeight - 2;
  let current: string | undefined;
  for (const id of ids) {
    const box = document.getElementById(id)?.getBoundingClientRect();
    // One that a filter has hidden has no height.
    if (box?.height && box.top <= (atEnd ? innerHeight : line)) current = id;
  }
  return current;
}
