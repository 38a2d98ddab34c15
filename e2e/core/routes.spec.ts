import { hrefOf, PAGE_KINDS, SPECIFIED_ROUTES } from '../routes';
import { expect, reading as test } from '../test';

test('every specified page is served at its URL', async ({ request }) => {
  for (const route of SPECIFIED_ROUTES) {
    const response = await request.get(route, { maxRedirects: 0 });
    expect(response.status(), route).toBe(200);
    expect(await response.text(), route).toMatch(/<title>[^<]*NgRx Toolkit/);
  }
});

test.describe('URLs', () => {
  const moved = {
    'docs/with-reset.html': 'docs/with-reset',
    'docs/with-reset/': 'docs/with-reset',
    'docs/with-reset/index.html': 'docs/with-reset',
    'docs/': 'docs',
    'index.html': './',
  };

  test('that end in .html or a slash are redirected permanently, keeping the query', async ({
    request,
  }) => {
    for (const [requested, shown] of Object.entries(moved)) {
      const response = await request.get(`${requested}?from=mail`, { maxRedirects: 0 });
      expect(response.status(), requested).toBe(301);
      expect(response.headers().location, requested).toBe(`${hrefOf(shown)}?from=mail`);
    }
  });

  test('keep query and hash when redirected', async ({ page }) => {
    for (const spelling of ['docs/with-reset.html', 'Docs/With-Reset']) {
      await page.goto(`${spelling}?from=mail#options`);
      await expect(page).toHaveURL('docs/with-reset?from=mail#options');
      await expect(page.locator('h1')).toHaveText(/withReset/);
    }
  });

  test('without a page show the not-found page with status 404', async ({ page, request }) => {
    for (const unknown of ['docs/no-such-guide', 'docs/api/functions', 'Docs/with-reset']) {
      expect((await request.get(unknown)).status(), unknown).toBe(404);
    }
    const response = await page.goto(PAGE_KINDS.notFound);
    expect(response?.status()).toBe(404);
    const heading = page.getByRole('heading', { level: 1, name: /page not found/i });
    await expect(heading).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await expect(heading, 'also after the scripts have started').toBeVisible();
  });
});
