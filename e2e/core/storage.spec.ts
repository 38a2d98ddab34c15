import { blockStorage, collectErrors, open } from '../open';
import { expect, test } from '../test';

test('without access to storage, choices are not remembered, but everything works', async ({
  page,
}) => {
  await blockStorage(page);
  const errors = collectErrors(page);
  await open(page, 'docs/getting-started');
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const state = sidebar.locator('details', {
    has: page.getByText('Undo and reset', { exact: true }),
  });
  await state.locator('summary').click();
  await expect(state.getByRole('link', { name: 'withReset()' })).toBeHidden();
  await sidebar.getByRole('link', { name: 'withCallState()' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('withCallState');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(errors).toEqual([]);
});
