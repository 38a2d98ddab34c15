import { reading } from '../test';

export { expect, type Locator, type Page, test as inNewTab } from '../test';

/**
 * Journeys with demos share a tab, of readers who want no motion: the inspector marks each value that changes three
 * times, and to draw that is a sixth of the processor time of such a journey.
 */
export const test = reading.extend({
  page: async ({ page }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(page);
  },
});
