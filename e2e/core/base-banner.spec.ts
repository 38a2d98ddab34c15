import { expect, test } from '../test';

test('a site under the wrong path shows a red banner with the correct path', async ({ page }) => {
  const body = await (await page.request.get('docs/with-reset')).text();
  await page.route('**/*', (route) =>
    new URL(route.request().url()).pathname === '/elsewhere/docs/with-reset'
      ? route.fulfill({ body, contentType: 'text/html' })
      : route.fulfill({ status: 404, body: 'not here' }),
  );
  await page.goto('../elsewhere/docs/with-reset');
  const banner = page.getByRole('alert');
  await expect(banner).toBeVisible();
  await expect(banner).toContainText('suggests BASE=/elsewhere/');
  await expect(banner).toHaveCSS('background-color', 'rgb(179, 32, 31)');

  await page.unrouteAll();
  await page.goto('docs/with-reset');
  await page.locator('html[data-hydrated]').waitFor();
  await expect(banner, 'a site at its place shows none').toHaveCount(0);
});

test('a page whose scripts fail to load is reloaded once, and then works without scripts', async ({
  page,
}) => {
  let faulty = true;
  await page.route('**/static/js/*.js', (route) =>
    faulty
      ? route.fulfill({ body: '<!doctype html><h1>Error</h1>', contentType: 'text/html' })
      : route.continue(),
  );
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('docs/with-reset');
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('did not load properly');
  await expect(banner).toBeInViewport({ ratio: 1 });
  expect(loads).toBe(2);
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-search');

  faulty = false;
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(banner).toHaveCount(0);
});

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));
