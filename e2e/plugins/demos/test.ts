import { reading } from '../../test';

export { expect, type Locator, type Page, test as inNewTab } from '../../test';

/**
 * Tests of demos share a tab with reduced motion, because the inspector's animations of changed
 * values would take a sixth of the CPU time.
 */
export const test = reading.extend({
  page: async ({ page }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(page);
  },
});
