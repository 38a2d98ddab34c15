import { expectNoViolations } from '../axe';
import { open } from '../open';
import { expect, type Page, reading as test } from '../test';

const GUIDE = 'docs/with-reset';
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

test('sidebar, breadcrumbs and pagination mark the current page and link to others', async ({
  page,
}) => {
  await open(page, GUIDE);
  const current = sidebar(page).locator('[aria-current="page"]');
  await expect(current).toHaveText('withReset()');
  const closed = page.locator('aside details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  await expectNoViolations(page, 'aside');
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

test('a section with one page has the list of all guides, and neither the list nor the article moves', async ({
  page,
}) => {
  await open(page, GUIDE);
  const start = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().left);
  const beside = await start();
  await sidebar(page).evaluate((list) => list.setAttribute('data-kept', ''));
  for (const [section, title, label] of [
    ['Redux Connector', 'Redux connector', 'createReduxState()'],
    ['Team', 'Team', 'Team'],
  ] as const) {
    const entry = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: section });
    await entry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(title));
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(sidebar(page)).toHaveAttribute('data-kept');
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText(label);
    expect(await start(), 'the article does not move').toBe(beside);
  }
  await page.reload();
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Team');
  await expect(sidebar(page).getByRole('link', { name: 'withReset()' })).toBeVisible();
});
