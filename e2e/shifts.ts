import { expect, type Frame, type Page } from '@playwright/test';
import { open } from './open';

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

/** Opens pages at these widths, in px, and expects that nothing moves while they load. */
export async function expectNoShifts(
  page: Page,
  visits: readonly (readonly [width: number, route: string])[],
): Promise<void> {
  await watchShifts(page);
  for (const [width, route] of visits) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, route);
    await page.waitForLoadState('networkidle');
    expect(await shiftsIn(page), `${route} at ${width} px`).toEqual([]);
  }
}
