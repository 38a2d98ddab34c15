import { hashTarget } from '../../lib/focus';

/**
 * Marks the current heading in a table of contents, and shows the subheadings of its section only. The current heading
 * is the last one above the reading line, slightly below the navbar. Before it, the first heading is current; at the end
 * of the page, the last one in view, or one that the reader has chosen and that is at or below the line.
 */
export function followHeadings(contents: Element, signal: AbortSignal): void {
  const links = new Map(
    [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map((link) => [
      link.getAttribute('href')?.slice(1) ?? '',
      link,
    ]),
  );
  const ids = [...links.keys()];
  // A page from the cache has the mark of the last visit.
  let current = contents.querySelector('[aria-current]')?.getAttribute('href')?.slice(1);
  let frame = 0;
  const update = () => {
    frame = 0;
    const next = findCurrentHeading(ids);
    if (next === current) return;
    links.get(current ?? '')?.removeAttribute('aria-current');
    const link = links.get(next ?? '');
    link?.setAttribute('aria-current', 'location');
    for (const list of contents.querySelectorAll<HTMLElement>('ul ul')) {
      const isCurrent = list.parentElement?.contains(link ?? null);
      // The keyboard must be able to leave a list.
      list.hidden = !isCurrent && !list.querySelector(':focus-visible');
    }
    // Centers the link in the box. `scrollIntoView` could also scroll the page.
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
  addEventListener('hashchange', schedule, options);
  addEventListener('resize', schedule, options);
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  schedule();
}

/** Tolerance for rounded positions, in px. */
const ROUNDING = 8;

export function findCurrentHeading(ids: readonly string[]): string | undefined {
  const root = document.documentElement;
  const first = document.getElementById(ids[0] ?? '') ?? root;
  const sizes = [getComputedStyle(root).scrollPaddingTop, getComputedStyle(first).scrollMarginTop];
  /** The position where link targets stop. */
  const stop = sizes.reduce((sum, size) => sum + (Number.parseFloat(size) || 0), 0);
  const line = stop + ROUNDING;
  const isEnd = scrollY + innerHeight >= root.scrollHeight - 2;
  const headings = ids.flatMap((id) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    // A heading hidden by a filter has no height.
    return box?.height ? [{ id, top: box.top }] : [];
  });
  const target = isEnd ? hashTarget(location.hash)?.id : undefined;
  const isInView = (top: number) => top >= stop - ROUNDING && top <= innerHeight;
  const chosen = headings.find(({ id, top }) => id === target && isInView(top));
  const reached = isEnd && scrollY > 0 ? innerHeight : line;
  return (chosen ?? headings.findLast(({ top }) => top <= reached) ?? headings[0])?.id;
}
