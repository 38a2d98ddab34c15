import { open } from '../open';
import { PAGE_KINDS } from '../routes';
import { expect, type Locator, type Page, test } from '../test';
import { useFonts } from './fonts';

const HINT =
  'If the view is new, or meant to look different, take its picture and look at it: npm run e2e -- pictures --update-snapshots';

/** What the site looks like: a dozen views that between them show every part of it. */
interface View {
  path: string;
  /** Of the window, in px. */
  width: number;
  height: number;
  mode?: 'dark';
  media?: 'print';
  forcedColors?: 'active';
  /** What is taken, and what the reader does before. Default: the window as it opens. */
  show?: (page: Page) => Promise<Locator | undefined>;
}

const DESKTOP = { width: 1280, height: 800 };
const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 390, height: 844 };

const VIEWS: Record<string, View> = {
  'guide-dark-phone': { path: PAGE_KINDS.guide, ...PHONE, mode: 'dark' },
  'guide-tablet': { path: PAGE_KINDS.guide, ...TABLET },
  'api-dark-tablet': { path: PAGE_KINDS.apiPage, ...TABLET, mode: 'dark' },
  'table-phone': {
    path: '/docs/extensions',
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
  'elements-of-pages-in-forced-colours': {
    path: PAGE_KINDS.markdownPage,
    width: 720,
    height: 1400,
    forcedColors: 'active',
  },
  'version-menu-dark': {
    path: PAGE_KINDS.notFound,
    ...DESKTOP,
    mode: 'dark',
    show: async (page) => void (await page.getByLabel('Version: Next').click()),
  },
  search: {
    path: PAGE_KINDS.markdownPage,
    ...DESKTOP,
    show: async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('dialog').getByRole('combobox').fill('reset');
      await expect(page.getByRole('option').first()).toBeVisible();
      return undefined;
    },
  },
  'not-found-phone': { path: PAGE_KINDS.notFound, ...PHONE },
  offline: { path: '/offline', ...DESKTOP },
};

test.describe('looks as before:', () => {
  test.skip(process.platform !== 'linux', 'Other systems draw text in another way.');
  for (const [name, { path, width, height, mode, media, forcedColors, show }] of Object.entries(
    VIEWS,
  )) {
    test(name, async ({ page }) => {
      await page.clock.setFixedTime('2026-01-01T12:00:00');
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode ?? 'light');
      await page.setViewportSize({ width, height });
      await open(page, path);
      await useFonts(page);
      await page.emulateMedia({ media, forcedColors, reducedMotion: 'reduce' });
      const part = await show?.(page);
      await expect(part ?? page, HINT).toHaveScreenshot(`${name}.png`);
    });
  }
});
