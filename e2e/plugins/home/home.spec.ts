import { hrefOf, PAGE_KINDS } from '../../routes';
import { expect, reading as test } from '../../test';

test('the home page shows pitch, install command and example on the first screen, then the benefit of each extension', async ({
  page,
}) => {
  await page.goto(PAGE_KINDS.home);
  for (const part of [
    page.getByRole('heading', { level: 1, name: 'NgRx Toolkit' }),
    page.getByText('npm install @angular-architects/ngrx-toolkit'),
    page.getByRole('link', { name: 'Get started', exact: true }),
    page.getByText('withUndoRedo(), // store.undo(), store.redo()'),
  ]) {
    await expect(part).toBeInViewport();
  }
  const cards = page.locator('main .home-groups li');
  expect(await cards.count()).toBeGreaterThan(12);
  for (const card of await cards.all()) {
    await expect(card.getByRole('link')).toHaveAttribute('href', new RegExp(`^${hrefOf('docs/')}`));
    await expect(card.getByRole('paragraph').first()).toHaveText(/.{10,}/);
  }
  await expect(cards.filter({ hasText: 'withUndoRedo()' })).toHaveText(/\d+ lines instead of \d+/);
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
