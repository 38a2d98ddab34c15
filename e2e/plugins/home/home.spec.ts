import { hrefOf, PAGE_KINDS } from '../../routes';
import { expect, reading as test } from '../../test';

test('the home page shows benefit, install command, first steps and code on the first screen, then the extensions by purpose, in the groups that all lists have', async ({
  page,
}) => {
  await page.goto(PAGE_KINDS.home);
  const main = page.locator('main');
  for (const part of [
    page.getByRole('heading', { level: 1, name: 'Undo, persist, inspect, load: one call each' }),
    main.getByText('a set of extensions for the NgRx SignalStore'),
    page.getByText('npm install @angular-architects/ngrx-toolkit'),
    main.getByRole('link', { name: 'Tutorial', exact: true }),
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
    await expect(entry.getByRole('paragraph')).toHaveText(/.{10,}/);
  }
  const groups = await main.locator('.home-groups h3').allTextContents();
  await main.getByRole('link', { name: 'Get started', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Getting started' })).toBeVisible();
  const categories = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('summary');
  expect((await categories.allTextContents()).slice(2, 2 + groups.length)).toEqual(groups);
  await page.goto('docs');
  await expect(main.locator('.home-groups h3')).toHaveText(groups);
  await page.goto('docs/api');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(
    groups.map((label) => new RegExp(`^${label}`)),
  );
});

test('the cards of the home page show no URLs on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(PAGE_KINDS.home);
  const added = await page
    .locator('main .home-groups a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(added).not.toHaveLength(0);
  expect([...new Set(added)]).toEqual(['none']);
});
