import { open } from '../open';
import { expect, test as inNewTab, type Page, reading as test } from '../test';

/** Ignores policy violations from now on, because the test causes them on purpose. */
const blockOnPurpose = (page: Page) =>
  page.evaluate(() => {
    addEventListener('securitypolicyviolation', (event) => event.stopImmediatePropagation(), true);
  });

test('every response of the host has a policy', async ({ page, request }) => {
  await open(page, 'docs/with-reset');
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const others = `./ docs no-such-page docs/ docs.html docs/with-reset.md sw.js logo.svg favicon.ico
    icon-192.png manifest.webmanifest sitemap.xml robots.txt`.split(/\s+/);
  for (const address of [...loaded, ...others]) {
    const headers = (await request.get(address, { maxRedirects: 0 })).headers();
    expect(headers, address).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'.*frame-ancestors 'none'/,
      ),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
  }
});

test('injected code and HTML are blocked', async ({ page }) => {
  await open(page, 'docs/with-reset');
  await blockOnPurpose(page);
  const tried = await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('window.intruded = true');
    try {
      // Throws, because the text does not come from the build.
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="intruded = true">');
    } catch {}
    return { code: 'intruded' in window, images: document.querySelectorAll('[onerror]').length };
  });
  expect(tried).toEqual({ code: false, images: 0 });
});

inNewTab('the policy also applies without headers, as on GitHub Pages', async ({ page }) => {
  await page.route('**/docs/with-reset', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await open(page, 'docs/with-reset');
  await blockOnPurpose(page);
  const refused = page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p>'));
  await expect(refused).rejects.toThrow(/TrustedHTML/);
});
