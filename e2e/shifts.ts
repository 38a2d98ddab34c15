import type { Frame, Page } from '@playwright/test';

/** A layout shift entry, in browsers that support it. */
interface LayoutShift extends PerformanceEntry {
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare global {
  interface Window {
    shifts: { text: string; startTime: number }[];
  }
}

/** Records layout shifts in a page and its frames, starting with its next load. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    const placeOf = ({ x, y, width, height }: DOMRect) => `${x}, ${y} (${width} × ${height})`;
    new PerformanceObserver((list) => {
      for (const { sources, startTime } of list.getEntries() as LayoutShift[]) {
        for (const { node, previousRect, currentRect } of sources) {
          const what = (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 80);
          // Nobody sees the space at the end of a line move to the next one.
          if (what?.trim() === '') continue;
          const text = `${what} at ${innerWidth} px: ${placeOf(previousRect)} to ${placeOf(currentRect)}`;
          window.shifts.push({ text, startTime });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * Visible layout shifts. Some browsers also report shifts that happened before they painted
 * anything.
 */
export const shiftsIn = (frame: Page | Frame) =>
  frame.evaluate(() => {
    const [firstPaint] = performance.getEntriesByType('paint');
    return window.shifts
      .filter(({ startTime }) => firstPaint && startTime > firstPaint.startTime)
      .map(({ text }) => text);
  });
