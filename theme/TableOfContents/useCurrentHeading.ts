import { useEffect, useState } from 'react';

/**
 * Id of the heading being read: the last one that has passed the reading line, a little below the
 * navbar; at the end of the page, the last one in view.
 */
export function useCurrentHeading(toc: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      setCurrent(findCurrentHeading(toc.map(({ id }) => id)));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    addEventListener('scroll', schedule, options);
    addEventListener('resize', schedule, options);
    schedule();
    return () => {
      listening.abort();
      cancelAnimationFrame(frame);
    };
  }, [toc]);
  return current;
}

/** @param ids headings in the order of the page */
export function findCurrentHeading(ids: readonly string[]): string | undefined {
  const root = document.documentElement;
  // Where headings come to rest when they are linked to, plus room for rounding.
  const line = (Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0) + 8;
  const atEnd = scrollY > 0 && scrollY + innerHeight >= root.scrollHeight - 2;
  let current: string | undefined;
  for (const id of ids) {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    if (top !== undefined && top <= (atEnd ? innerHeight : line)) current = id;
  }
  return current;
}
