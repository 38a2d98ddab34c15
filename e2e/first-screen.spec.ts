import { expect, type Page, test } from '@playwright/test';
import { open } from './open';
import { SPECIFIED_ROUTES } from './routes';

const GUIDES = SPECIFIED_ROUTES.filter((route) => /^\/docs\/(with-|mutations|create-)/.test(route));

/**
 * Follows a link to a guide.
 *
 * @returns how far down, in px, the page reached in the first frame that showed it; undefined where all
 * of it came at once.
 */
function follow(page: Page, route: string): Promise<number | undefined> {
  return page.evaluate(async (href) => {
    const article = () => document.querySelector('article');
    const shown = article();
    const first = new Promise<number | undefined>((resolve) => {
      const changes = new MutationObserver(() => {
        if (article() === shown) return;
        changes.disconnect();
        resolve(document.querySelector('[data-rest]')?.getBoundingClientRect().top);
      });
      changes.observe(document.body, { childList: true, subtree: true });
    });
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
    return first;
  }, route);
}

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
  [320, 568],
] as const) {
  test(`a guide that is gone to fills the window of ${width} × ${height} at once, and is then shown whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/docs');
    const parts: number[] = [];
    for (const route of GUIDES) {
      const reached = await follow(page, route);
      if (reached !== undefined) parts.push(reached);
      expect(reached ?? height, `height of ${route}`).toBeGreaterThanOrEqual(height);
      await expect(page.locator('[data-rest]')).toHaveCount(0);
      await expect(page.locator('h2#api'), 'the last section').toBeAttached();
    }
    expect(parts.length, 'long guides come in two parts').toBeGreaterThan(5);
  });
}
