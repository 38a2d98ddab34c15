import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { EDITED_GUIDE } from '../../project';
import { ALL_KINDS } from '../../routes';
import { expect, reading as test } from './fixtures';

/** Documents that are not pages: the not-found document, and the frame of edited demos. */
const NO_PAGES = new Set(['404.html', 'demo-frame.html']);

function pagesOf(dir: string): { route: string; html: string }[] {
  return readdirSync(dir, { recursive: true })
    .map((file) => String(file).split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && !NO_PAGES.has(file))
    .sort()
    .map((file) => ({
      route: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
      html: readFileSync(path.join(dir, file), 'utf8'),
    }));
}

/** Title and content of the current page, or of a rendered document. */
function readPage(page: Page, html?: string) {
  return page.evaluate((source) => {
    const view = source ? new DOMParser().parseFromString(source, 'text/html') : document;
    const attribute = (selector: string, name: string) =>
      view.querySelector(selector)?.getAttribute(name);
    return {
      title: view.title,
      description: attribute('meta[name="description"]', 'content'),
      // Lazy components have a loading state in the document, but are loaded in the page. With scripts, readers do not
      // see what is only for those without.
      text: [...view.querySelectorAll('main :is(h1, h2, h3, p, pre, td):not(noscript *)')]
        .filter((element) => !element.closest('[aria-label="Offline copy"]'))
        .map((element) => element.textContent?.replace(/\s+/g, ' ').trim())
        .join('\n'),
      // Excludes the sidebar, which scripts complete.
      links: [...view.querySelectorAll('article a[href]')].length,
    };
  }, html);
}

/** Minimum supported viewport width, in px. */
const NARROWEST = 320;

/** One page of each kind, and the one with the longest name. */
const OPENED = new Set(
  [...Object.values(ALL_KINDS), 'docs/api/functions/setMaxPageNavigationArrayItems'].map(
    (route) => `/${route.replace('./', '')}`,
  ),
);

test('after one visit, pages of each kind open without a network, with the same content', async ({
  page,
  site,
  dirs,
  errors,
}) => {
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  site.down = true;
  const pages = pagesOf(dirs.a).filter(({ route }) => OPENED.has(route));
  expect(pages.length).toBeGreaterThan(8);
  // The site's policy does not allow parsing HTML in its pages.
  const blank = await page.context().newPage();
  const expectations = new Map<string, Awaited<ReturnType<typeof readPage>>>();
  for (const { route, html } of pages) expectations.set(route, await readPage(blank, html));
  await blank.close();
  for (const [route, expected] of expectations) {
    await test.step(route, async () => {
      const response = await page.goto(site.url + route);
      expect(response?.status()).toBe(200);
      // Without locators, because Playwright would load 340 kB of its own code into each page.
      const isReady = () => page.evaluate(() => document.documentElement.dataset.hydrated);
      await expect.poll(isReady).toBe('true');
      expect(new URL(page.url()).pathname).toBe(route);
      await expect.poll(() => readPage(page), { message: route }).toEqual(expected);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, 'nothing makes the page wider than the screen').toBeLessThanOrEqual(NARROWEST);
    });
  }
  expect(errors).toEqual([]);
});

test('after one visit, the content of every page is stored', async ({ page, site, dirs }) => {
  site.down = true;
  await page.goto(site.url);
  const files = pagesOf(dirs.a).map(({ html }) => /data-page="([^"]+)"/.exec(html)?.[1] ?? '');
  const stored = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).text())),
    files,
  );
  expect(files.length).toBeGreaterThan(100);
  for (const [at, file] of files.entries()) {
    expect(stored[at] === readFileSync(path.join(dirs.a, file), 'utf8'), file).toBe(true);
  }
});

test('the search works without a network, and its results open', async ({ page, site, errors }) => {
  site.down = true;
  // Nothing has loaded the search before.
  await page.goto(`${site.url}/docs/team`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: 'Search guides and API' });
  // Words from the text of a guide, because titles do not need the whole index.
  await box.fill('localStorage is not defined');
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.fill('withDevtoolsStub');
  await expect(page.getByRole('option').first()).toContainText('withDevToolsStub');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/docs/api/functions/withDevToolsStub`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('withDevToolsStub');
  expect(errors).toEqual([]);
});

test('links, reloads, scroll positions, former addresses, hashes and types of names work without a network', async ({
  page,
  site,
  errors,
}) => {
  site.down = true;
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto(`${site.url}/docs/extensions`);
  const title = page.getByRole('heading', { level: 1 });
  // The app shell cannot be scrolled before its page has loaded.
  await expect(title).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 400));
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
  await page.reload();
  await expect(title).toHaveText(/Extensions/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  await page
    .locator(`main a[href$="${EDITED_GUIDE.route}"], nav a[href$="${EDITED_GUIDE.route}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(site.url + EDITED_GUIDE.route);
  await expect(title).toHaveText(/withReset/);

  const response = await page.goto(`${site.url}${EDITED_GUIDE.route}?from=mail#nowhere`);
  expect(response?.status()).toBe(200);
  expect(page.url()).toBe(`${site.url}${EDITED_GUIDE.route}?from=mail#nowhere`);
  await page.goBack();
  await expect(page).toHaveURL(site.url + EDITED_GUIDE.route);
  await page
    .locator('main pre a', { hasText: 'withReset' })
    .filter({ visible: true })
    .first()
    .hover();
  await expect(page.getByRole('tooltip')).toContainText('function withReset');
  expect(errors).toEqual([]);
  await page.goto(`${site.url}/docs/api/functions/withIndexeddb?q=1#parameters`);
  await expect(page).toHaveURL(`${site.url}/docs/api/functions/withIndexedDB?q=1#parameters`);
  await expect(title).toContainText('withIndexedDB');
});

test('the navbar shows that there is no network, and marks links that need one', async ({
  page,
  site,
  context,
}) => {
  await page.goto(site.url);
  const mark = page.getByRole('link', { name: 'Offline', exact: true });
  const outside = page.getByRole('contentinfo').locator('a[href^="https://"]').first();
  const inside = page.getByRole('contentinfo').locator('a[href^="/"]').first();
  await expect(mark).toBeHidden();
  const search = page.getByRole('button', { name: /^Search/ });
  const mode = page.getByRole('button', { name: /Switch between dark and light mode/ });
  const boxes = async () => [await search.boundingBox(), await mode.boundingBox()];
  const online = await boxes();
  await expect(outside).not.toHaveAccessibleName(/needs a network/);
  await context.setOffline(true);
  await expect(mark).toBeVisible();
  expect(await boxes(), 'nothing moves when it appears').toEqual(online);
  await expect(outside).toHaveAccessibleName(/needs a network/);
  await expect(inside).not.toHaveAccessibleName(/needs a network/);
  for (const width of [997, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(mode, `there is room beside the mark at ${width} px`).toBeInViewport({ ratio: 1 });
    await expect(mark).toBeInViewport({ ratio: 1 });
  }
  await mark.click();
  await expect(page.getByRole('heading', { name: 'Reading offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(mark).toBeHidden();
  await expect(outside).not.toHaveAccessibleName(/needs a network/);
});

test('pages open one after another while the network comes and goes', async ({
  page,
  site,
  errors,
}) => {
  await page.goto(`${site.url}/docs/extensions`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const routes = await sidebar
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (let i = 0; i < 18; i += 1) {
    // Every third page has no network. The browser reports this only half of the time.
    site.down = i % 3 === 0;
    await page.context().setOffline(i % 6 === 0);
    const route = routes[(i * 7) % routes.length];
    const link = sidebar.locator(`a[href="${route}"]`);
    await link.evaluate((element) => (element as HTMLElement).click());
    await expect(page).toHaveURL(site.url + route);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(errors).toEqual([]);
});
