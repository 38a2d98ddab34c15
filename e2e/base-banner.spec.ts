import { expect, test } from '@playwright/test';

test('a site under the wrong path says so in red, and which path would be right', async ({
  page,
}) => {
  const body = await (await page.request.get('/docs/with-reset')).text();
  await page.route('**/*', (route) =>
    new URL(route.request().url()).pathname === '/toolkit/docs/with-reset'
      ? route.fulfill({ body, contentType: 'text/html' })
      : route.fulfill({ status: 404, body: 'not here' }),
  );
  await page.goto('/toolkit/docs/with-reset');
  const banner = page.locator('#base-banner');
  await expect(banner).toBeVisible();
  await expect(banner).toContainText('"/toolkit/"');
  await expect(banner).toHaveCSS('background-color', 'rgb(179, 32, 31)');
});

test('a site at its place shows no banner', async ({ page }) => {
  await page.goto('/docs/with-reset');
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.locator('#base-banner')).toHaveCount(0);
});
