import { type RefObject, startTransition, useEffect, useState } from 'react';

type Listener = () => void;
const listeners = new Map<Element, Listener>();
let observer: ResizeObserver | undefined;

// Not inside of `observe`: it would keep the box of the first call, and with it that page, for ever.
const tell: ResizeObserverCallback = (entries) => {
  // In slices: at first, and when the window changes, it concerns every box of the page.
  startTransition(() => {
    for (const { target } of entries) listeners.get(target)?.();
  });
};

/** One observer for all boxes of a page: an API page may have dozens. */
function observe(box: Element, listener: Listener): () => void {
  observer ??= new ResizeObserver(tell);
  listeners.set(box, listener);
  observer.observe(box);
  return () => {
    listeners.delete(box);
    observer?.unobserve(box);
  };
}

/**
 * Whether the content of a box is wider than the box, now. Such a box has to take the focus, so that the
 * arrow keys can scroll it; another one must not, since there is nothing to do in it.
 */
export function useScrollable(box: RefObject<HTMLElement | null>): boolean {
  const [scrollable, setScrollable] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => setScrollable(element.scrollWidth > element.clientWidth + 1);
    const stop = observe(element, measure);
    return stop;
  }, [box]);
  return scrollable;
}
