import { open } from '../open';
import { expect, type Page, reading as test } from '../test';

const GUIDE = 'docs/with-reset';
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const category = (page: Page, label: string) =>
  sidebar(page).locator('details', { has: page.getByText(label, { exact: true }) });

test('sidebar, breadcrumbs and pagination mark the current page and link to others', async ({
  page,
}) => {
  await open(page, GUIDE);
  const current = sidebar(page).locator('[aria-current="page"]');
  await expect(current).toHaveText('withReset()');
  await sidebar(page).getByRole('link', { name: 'withUndoRedo()' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('withUndoRedo');
  await expect(current).toHaveText('withUndoRedo()');

  const neighbors = page.getByRole('navigation', { name: 'Docs pages' });
  await neighbors.getByRole('link', { name: /^Previous/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('withReset');
  await neighbors.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL('docs/with-undo-redo');

  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.locator('[aria-current="page"]')).toHaveText('withUndoRedo()');
  await crumbs.getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('each section has its own sidebar beside the article, even if it lists only one page', async ({
  page,
}) => {
  await open(page, GUIDE);
  const start = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().left);
  const beside = await start();
  for (const [section, title] of [
    ['Redux Connector', 'Redux connector'],
    ['Team', 'Team'],
  ] as const) {
    const entry = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: section });
    await entry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(title));
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(sidebar(page).getByRole('link')).toHaveText([title]);
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText(title);
    expect(await start(), 'the article does not move').toBe(beside);
    await page.reload();
    await expect(sidebar(page).getByRole('link')).toHaveText([title]);
  }
});

test('the current item is scrolled into view without scrolling the page, and the next page keeps closed categories and the scroll position', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 480 });
  await open(page, 'docs/changes');
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await open(page, GUIDE);
  await category(page, 'Start').locator('summary').click();
  await expect(category(page, 'Start')).not.toHaveAttribute('open');
  // This link is visible without scrolling the list.
  const next = sidebar(page).getByRole('link', { name: 'withCallState()' });
  const scrolled = await sidebar(page).evaluate((list) => {
    list.scrollTop = 40;
    return list.scrollTop;
  });
  expect(scrolled).toBe(40);
  await next.click();
  await expect(next).toHaveAttribute('aria-current', 'page');
  await expect(category(page, 'Start')).not.toHaveAttribute('open');
  await expect(sidebar(page)).toHaveJSProperty('scrollTop', scrolled);
});
