import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { PAGE_KINDS } from './routes';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Widths, in px: desktop, the widest mobile layout, a phone, the narrowest supported screen. */
const WIDTHS = [1280, 996, 390, 320];

declare global {
  interface Window {
    axe: { run(context: Document, options: object): Promise<AxeResults> };
  }
}

for (const mode of ['light', 'dark'] as const) {
  for (const [kind, route] of Object.entries(PAGE_KINDS)) {
    test(`axe finds nothing on the ${kind} page in ${mode} mode, at any width`, async ({
      page,
    }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(route);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
      await page.addScriptTag({ path: axe });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const { violations } = await page.evaluate(() =>
          window.axe.run(document, {
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
          }),
        );
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n')}`,
        );
        expect(found, `at ${width} px`).toEqual([]);
      }
    });
  }
}
