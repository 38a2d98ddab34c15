import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run(context: string, options: object): Promise<AxeResults> };
  }
}

/** Loads axe into the page that is open, past its content security policy. */
export const loadAxe = (page: Page) => page.evaluate(axe);

/** What a colour mode can break. */
export const CONTRAST = ['color-contrast'];

/**
 * What axe finds in the page as it stands now: rule and elements, one text each.
 *
 * @param rules some rules only
 * @param within selector of some part of the page only
 */
export async function findViolations(
  page: Page,
  rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  within = 'html',
): Promise<string[]> {
  const { violations } = await page.evaluate(
    ([runOnly, part]) => window.axe.run(part, { runOnly, resultTypes: ['violations'] }),
    [rules, within] as const,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n')}`,
  );
}
