/**
 * Tests that need a full browser. All others run in the headless shell, which takes half the
 * time.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CHROMIUM_FLAGS, findChromium } from '../../project';
import { EditedDemo } from '../demos/editedDemo';
import { expect, test } from './fixtures';

test.use({ launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS } });

// Neither test needs an offline copy.
test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('offline.removed', '1')),
);

test('the site can be installed', async ({ page, site, context, dirs }) => {
  await page.goto(site.url);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Chromium does not install from the private windows of tests. This must be the only error.
  const errors = installabilityErrors.map(({ errorId }) => errorId);
  expect(errors.filter((id) => id !== 'in-incognito')).toEqual([]);

  const { errors: faults, data } = await devtools.send('Page.getAppManifest');
  expect(faults).toEqual([]);
  const manifest = JSON.parse(data ?? '');
  for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
    const image = await page.request.get(new URL(src, `${site.url}/`).href);
    expect(image.headers()['content-type'], src).toMatch(/^image\//);
  }
  for (const { url } of manifest.shortcuts) {
    const target = await page.request.get(new URL(url, `${site.url}/`).href);
    expect(target.status(), url).toBe(200);
  }
  const below = JSON.parse(await readFile(path.join(dirs.options, 'manifest.webmanifest'), 'utf8'));
  expect(below.start_url).toMatch(/^\/toolkit\//);
  expect(below.scope).toBe('/toolkit/');
  for (const { src } of below.icons) expect(src).toMatch(/^\/toolkit\//);
});

// The headless shell runs frames with an opaque origin in the page's process, so the page would
// hang, too.
test('edited code that hangs is stopped, and the page keeps working', async ({ page, site }) => {
  await page.goto(`${site.url}/docs/with-reset`);
  const demo = await EditedDemo.edit(page, 'with-reset');
  await demo.replace(
    'add: () =>',
    "add: () => { /^(a+)+$/.test('a'.repeat(60) + '!'); }, old: () =>",
  );
  await demo.replace('count: 0', 'count: 7');
  await expect(demo.value('count')).toHaveText('7');
  const around = await demo.region.boundingBox();
  // Playwright's click would wait for the hanging frame.
  const add = demo.result.getByRole('button', { name: 'Add 1' });
  await add.evaluate((button: HTMLElement) => setTimeout(() => button.click()));
  await expect(demo.region.getByRole('alert')).toContainText('did not respond for three seconds');
  expect(await demo.region.boundingBox(), 'nothing moves').toEqual(around);

  await demo.choose('Reset');
  await expect(demo.region.getByRole('alert')).toBeHidden();
  await demo.addOne();
  await expect(demo.value('count')).toHaveText('1');
});
