import { delayRequests, open } from '../../open';
import { expectNoShifts } from '../../shifts';
import { expect, test as inNewTab, reading as test } from '../../test';

test('the list of all errors is printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('docs/errors');
  await expect(page.getByRole('navigation', { name: 'All errors' })).toBeVisible();
});

inNewTab.describe('without JavaScript', () => {
  inNewTab.use({ javaScriptEnabled: false });

  inNewTab('the finder says what it needs, and the list works', async ({ page }) => {
    await page.goto('docs/errors');
    // Playwright does not read the text in `noscript`.
    expect(await page.content()).toContain('<noscript><p>The error finder needs JavaScript.');
    await expect(page.locator('main noscript p').first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'All errors' })).toBeVisible();
  });
});

inNewTab('nothing moves while a requested error is found', ({ page }) =>
  expectNoShifts(page, [
    [390, 'docs/errors?message=store.save.isPending%20is%20not%20a%20function'],
  ]),
);

inNewTab(
  'a pasted message finds the section that explains it, even before the scripts load, and a URL can contain a message',
  async ({ page }) => {
    const release = await delayRequests(page, '**/static/js/async/search.*');
    await open(page, 'docs/errors');
    const likeliest = page.getByRole('search').getByRole('listitem').first().getByRole('link');
    await page
      .getByLabel('Error message')
      .fill('main.js:10 TypeError: store.save.isPending is not a function\n    at main.js:11:2');
    release();
    await expect(page.getByRole('search').getByRole('listitem').first()).toContainText(
      '(Mutations, since 19.3 and 20.3)',
    );
    await expect(page.getByRole('search').getByRole('status')).toHaveText(
      'This section explains the error.',
    );
    await likeliest.click();
    await expect(page).toHaveURL('docs/mutations#storesaveispending-is-not-a-function');

    await open(page, 'docs/errors?message=Expected%201%20arguments%2C%20but%20got%200');
    await expect(likeliest).toContainText('TS2554');
    await expect(page.getByRole('search').getByRole('status')).toHaveText(
      'This section probably explains the error.',
    );
  },
);
