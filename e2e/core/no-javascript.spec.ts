import { expect, test } from '../test';

const GUIDE = 'docs/with-reset';

test.use({ javaScriptEnabled: false });

test('without JavaScript, a guide can be read, its navigation works, and controls that need scripts are hidden', async ({
  page,
}) => {
  await page.goto(GUIDE);
  await expect(page.locator('article h1')).toContainText('withReset()');
  await expect(page.getByRole('button', { name: /dark and light/ })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden();

  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const state = sidebar.locator('details', {
    has: page.getByText('Undo and reset', { exact: true }),
  });
  await expect(state.getByRole('link', { name: 'withReset()' })).toBeVisible();
  await state.locator('summary').click();
  await expect(state.getByRole('link', { name: 'withReset()' })).toBeHidden();
  await state.locator('summary').click();
  await page.getByLabel(/^Version: \d+$/).click();
  await expect(page.getByRole('link', { name: /^Next \(/ })).toBeVisible();

  await sidebar.getByRole('link', { name: 'withUndoRedo()' }).click();
  await expect(page).toHaveURL('docs/with-undo-redo');
  await page.getByRole('link', { name: /^Previous/ }).click();
  await expect(page).toHaveURL('docs/with-reset');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Team', exact: true })
    .click();
  await expect(page).toHaveURL(/\/docs\/team$/);
});

test('without JavaScript on a phone, the whole navigation is on the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto(GUIDE);
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Redux Connector' })).toBeVisible();
  await main.getByRole('link', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeInViewport();
  // No other element covers it.
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await breadcrumbs.getByRole('link').first().click({ trial: true });
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'withUndoRedo()' })
    .click();
  await expect(page).toHaveURL('docs/with-undo-redo');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
