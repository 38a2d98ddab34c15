import { hrefOf, PAGE_KINDS } from '../../routes';
import { expect, reading as test } from '../../test';

test('the home page shows benefit, install command and code on the first screen, then the extensions by purpose', async ({
  page,
}) => {
  await page.goto(PAGE_KINDS.home);
  const main = page.locator('main');
  for (const part of [
    page.getByRole('heading', { level: 1, name: 'Undo, persist, inspect, load: one call each' }),
    main.getByText('Undo and redo for every change.'),
    main.getByText('State that survives a reload.'),
    main.getByText('Every change in Redux DevTools.'),
    main.getByText('Loading and errors of requests.'),
    page.getByText('npm install @angular-architects/ngrx-toolkit'),
    page.getByRole('link', { name: 'Get started', exact: true }),
    page.getByText(/A release for each of Angular \d+–\d+/),
    page.getByText('export const TodoStore'),
  ]) {
    await expect(part).toBeInViewport();
  }
  const entries = main.locator('.home-groups section li');
  expect(await entries.count()).toBeGreaterThan(12);
  for (const entry of await entries.all()) {
    await expect(entry.getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^${hrefOf('docs/')}`),
    );
    await expect(entry.getByRole('paragraph').first()).toHaveText(/.{10,}/);
    await expect(entry).toHaveText(/[\d,]+ B/);
  }
  await expect(entries.filter({ hasText: 'withUndoRedo()' })).toHaveText(/\d+ lines become \d+/);
  const deprecated = main.getByRole('link', { name: 'withRedux()' });
  await expect(deprecated).toBeHidden();
  await main.getByText('Deprecated', { exact: true }).click();
  await expect(deprecated).toBeVisible();
});

test('the cards of the home page show no URLs on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(PAGE_KINDS.home);
  const added = await page
    .locator('main :is(.home-groups, .home-pitch) a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(added).not.toHaveLength(0);
  expect([...new Set(added)]).toEqual(['none']);
});
