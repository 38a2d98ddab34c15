import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run(context: string, options: object): Promise<AxeResults> };
  }
}

/** Loads axe into the open page, bypassing its content security policy. */
export const loadAxe = (page: Page) => page.evaluate(axe);

/** The rules that a color mode can break. */
export const CONTRAST = ['color-contrast'];

/** The rules that a width can break. */
export const WIDTH = ['scrollable-region-focusable', 'target-size'];

/**
 * Axe's current violations, each as one string with its rule and elements. Also requires a
 * legend in every fieldset, as other tools do, while axe accepts any accessible name.
 *
 * @param rules limits the check to these rules
 * @param within selector of the part to check
 */
export async function findViolations(
  page: Page,
  rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  within = 'html',
): Promise<string[]> {
  const { violations } = await page.evaluate(
    // It would copy the styles of shadow trees into style elements, which the policy blocks. Only the rule about a
    // locked orientation reads them, and no style sheet depends on it (`theme/styles/tokens.test.ts`). In frames, there
    // is no axe, and asking for it causes errors.
    ([runOnly, part]) => {
      const options = { runOnly, resultTypes: ['violations'], preload: false, iframes: false };
      return window.axe.run(part, options);
    },
    [rules, within] as const,
  );
  const groups = page.locator(`${within} fieldset:not(:has(> legend))`);
  return [
    ...violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n')}`,
    ),
    ...(await groups.evaluateAll((all) => all.map((group) => `no legend: ${group.outerHTML}`))),
  ];
}

/** Expects no violations in a part of the page, in either color mode. */
export async function expectNoViolations(page: Page, within: string): Promise<void> {
  await loadAxe(page);
  await expect.poll(() => findViolations(page, undefined, within)).toEqual([]);
  const html = page.locator('html');
  const mode = await html.getAttribute('data-theme');
  await html.evaluate(({ dataset }) => Object.assign(dataset, { theme: 'dark' }));
  await expect.poll(() => findViolations(page, CONTRAST, within), 'in dark mode').toEqual([]);
  await html.evaluate(({ dataset }, theme) => Object.assign(dataset, { theme }), mode);
}
