import { EDITED_GUIDE } from '../../project';
import { DOWNLOAD_TIME, expect, expectVersion, install, test } from './fixtures';

test('the kill switch cleans up, and a later build stores the site again, even beside a tab that stayed open', async ({
  page,
  site,
  dirs,
  errors,
  context,
}) => {
  await install(page, site);
  await site.deploy(dirs.off);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const left = () =>
    page.evaluate(async () => ({
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
  await expect.poll(left).toEqual({ caches: [], workers: 0 });
  expect(loads, 'no page is reloaded').toBe(0);

  await site.deploy(dirs.b);
  const other = await context.newPage();
  await other.clock.install();
  await other.goto(`${site.url}/offline`);
  const panel = other.getByRole('region', { name: 'Offline copy' });
  await expect(async () => {
    // The disabled worker never answers, so this skips the page's timeout.
    await other.clock.fastForward(1_000);
    await expect(panel.getByRole('heading')).toHaveText('Ready', { timeout: 500 });
  }).toPass({ timeout: DOWNLOAD_TIME });
  site.down = true;
  await other.goto(site.url + EDITED_GUIDE.route);
  await expectVersion(other, 'b');
  expect(errors.filter((text) => !/ERR_EMPTY_RESPONSE/.test(text))).toEqual([]);
});

test('everything works below another base path, and another site on the same origin keeps its caches', async ({
  page,
  site,
  dirs,
}) => {
  await site.deploy(dirs.options);
  expect(site.url).toMatch(/\/toolkit$/);
  await install(page, site, EDITED_GUIDE.route);
  site.down = true;
  for (const [address, heading, title] of [
    ['/', 'Undo, persist', 'SignalStore'],
    [EDITED_GUIDE.route, 'withReset', 'withReset'],
    [`${EDITED_GUIDE.route}.html`, 'withReset', 'withReset'],
    ['/docs/extensions', 'Extensions', 'Extensions'],
  ] as const) {
    const response = await page.goto(site.url + address);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page).toHaveTitle(new RegExp(title));
  }
  const unknown = await page.goto(`${site.url}/nothing`);
  expect(unknown?.status()).toBe(404);
  const other = await page.context().newPage();
  const outside = other.goto(new URL('/elsewhere', site.url).href);
  await expect(outside, 'outside the site, the worker does not respond').rejects.toThrow(/ERR_/);

  site.down = false;
  await page.evaluate(async () => {
    await (await caches.open('somebody-else')).put('/x', new Response('mine'));
  });
  await page.goto(`${site.url}/offline`);
  await page.getByRole('button', { name: 'Remove the offline copy' }).click();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['somebody-else']);
});
