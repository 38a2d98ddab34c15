import type { Frame, Page } from '@playwright/test';

/** Layout shift entry of supporting browsers. */
interface LayoutShift extends PerformanceEntry {
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare global {
  interface Window {
    shifts: string[];
  }
}

/** Records layout shifts in a page and its frames, from its next load on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    const placeOf = ({ x, y, width, height }: DOMRect) => `${x}, ${y} (${width} × ${height})`;
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as LayoutShift[]) {
        for (const { node, previousRect, currentRect } of sources) {
          const what = (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 80);
          window.shifts.push(
            `${what} at ${innerWidth} px: ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Layout shifts without user input. */
export const shiftsIn = (frame: Page | Frame) => frame.evaluate(() => window.shifts);
