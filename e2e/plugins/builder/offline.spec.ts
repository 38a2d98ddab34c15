import { expect, reading as test } from '../offline/fixtures';

test('without a network, the store of the builder runs', async ({ page, site }) => {
  site.down = true;
  await page.goto(`${site.url}/build?with=service`);
  const app = page.getByLabel('Running store').frameLocator('iframe');
  await app.getByRole('button', { name: 'Load' }).click();
  await expect(app.getByLabel('From').first()).toHaveValue('from 1');
  await page.getByLabel('What the store needs').getByLabel('Reset', { exact: true }).check();
  await expect(app.getByRole('button', { name: 'Reset' })).toBeVisible();
});
