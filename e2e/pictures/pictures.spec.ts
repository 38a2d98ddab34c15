import { open } from '../open';
import { PAGE_KINDS } from '../routes';
import { expect, type Locator, type Page, test } from '../test';
import { replaceFonts } from './fonts';

const HINT =
  'If the view is new or has changed on purpose, update its screenshot and look at it: npm run e2e -- pictures --update-snapshots';

/** One of the views that together show every part of the site. */
interface View {
  path: string;
  /** Viewport size, in px. */
  width: number;
  height: number;
  mode?: 'dark';
  media?: 'print';
  forcedColors?: 'active';
  /** Prepares the view, and returns the element to capture. Default: the initial viewport. */
  show?: (page: Page) => Promise<Locator | undefined>;
}

/**
 * Waits for the complete sidebar, and centers its current item again, because the fonts have
 * changed.
 */
async function findPlace(page: Page): Promise<undefined> {
  await page.waitForLoadState('networkidle');
  await page.locator('aside [aria-current=page]').evaluate((link) => {
    link.scrollIntoView({ block: 'center' });
    scrollTo(0, 0);
  });
}

async function search(page: Page): Promise<undefined> {
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('combobox').fill('reset');
  await expect(page.getByRole('option').first()).toBeVisible();
}

const DESKTOP = { width: 1280, height: 800 };
const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 390, height: 844 };

const VIEWS: Record<string, View> = {
  home: {
    path: PAGE_KINDS.home,
    ...DESKTOP,
    show: async (page) => {
      await page.locator('[data-still]').getByText('Undo the last change').waitFor();
      return undefined;
    },
  },
  'guide-desktop': { path: PAGE_KINDS.guide, ...DESKTOP, show: findPlace },
  'api-desktop': { path: 'docs/api/functions/withResource', ...DESKTOP, show: findPlace },
  'menu-phone': {
    path: PAGE_KINDS.guide,
    ...PHONE,
    show: async (page) => {
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
      return undefined;
    },
  },
  'guide-dark-phone': { path: PAGE_KINDS.guide, ...PHONE, mode: 'dark' },
  'guide-tablet': { path: PAGE_KINDS.guide, ...TABLET },
  'api-dark-tablet': { path: 'docs/api/functions/withResource', ...TABLET, mode: 'dark' },
  'table-phone': {
    path: 'docs/extensions',
    ...PHONE,
    show: async (page) => page.locator('table').first(),
  },
  'elements-of-pages': { path: PAGE_KINDS.markdownPage, width: 1280, height: 6000 },
  'elements-of-pages-dark-phone': {
    path: PAGE_KINDS.markdownPage,
    width: 390,
    height: 7000,
    mode: 'dark',
  },
  'elements-of-pages-on-paper': {
    path: PAGE_KINDS.markdownPage,
    width: 720,
    height: 3000,
    media: 'print',
  },
  'elements-of-pages-in-forced-colors': {
    path: PAGE_KINDS.markdownPage,
    width: 720,
    height: 1400,
    forcedColors: 'active',
  },
  'version-menu-dark': {
    path: PAGE_KINDS.notFound,
    ...DESKTOP,
    mode: 'dark',
    show: async (page) => void (await page.getByLabel(/^Version: \d+$/).click()),
  },
  search: {
    path: PAGE_KINDS.markdownPage,
    ...DESKTOP,
    show: search,
  },
  'search-in-forced-colors': {
    path: PAGE_KINDS.markdownPage,
    ...PHONE,
    mode: 'dark',
    forcedColors: 'active',
    show: async (page) => {
      await search(page);
      // The caret blinks, and forced colors make it impossible to hide.
      await page.getByRole('dialog').getByRole('combobox').blur();
      return undefined;
    },
  },
  'not-found-phone': { path: PAGE_KINDS.notFound, ...PHONE },
  offline: { path: 'offline', ...DESKTOP },
};

/** A document of the site without scripts. */
const NOTHING = 'robots.txt';

test.describe('looks the same:', () => {
  test.skip(process.platform !== 'linux', 'Other systems render text differently.');
  const views = Object.entries(VIEWS);
  for (const path of new Set(views.map(([, view]) => view.path))) {
    const all = views.filter(([, view]) => view.path === path);
    test(all.map(([name]) => name).join(', '), async ({ page }) => {
      await page.clock.setFixedTime('2026-01-01T12:00:00');
      for (const [name, { width, height, mode, media, forcedColors, show }] of all) {
        await page.goto(NOTHING);
        await page.evaluate((theme) => localStorage.setItem('theme', theme), mode ?? 'light');
        await page.emulateMedia({ media: null, forcedColors: null, colorScheme: null });
        await page.setViewportSize({ width, height });
        await open(page, path);
        await replaceFonts(page);
        await page.emulateMedia({
          media,
          forcedColors,
          colorScheme: mode,
          reducedMotion: 'reduce',
        });
        const part = await show?.(page);
        await expect(part ?? page, HINT).toHaveScreenshot(`${name}.png`);
      }
    });
  }
});
