import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EDITED_GUIDE } from '../../project';
import { Demo } from '../demos/demo';
import { EditedDemo } from '../demos/editedDemo';
import { expect, reading as test } from './fixtures';

/** Guides whose demo uses no server, and a fake one. */
const GUIDES = [EDITED_GUIDE.route, '/docs/mutations'];

test('live demos run without a network, and links that need a network are marked', async ({
  page,
  site,
  dirs,
  errors,
}) => {
  site.down = true;
  for (const route of GUIDES) {
    await page.goto(site.url + route);
    // Needed for each page, because Chromium's emulation does not affect `navigator.onLine` of the
    // next one.
    await page.context().setOffline(false);
    await page.context().setOffline(true);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    const html = readFileSync(path.join(dirs.a, `${route}.html`), 'utf8');
    const names = [...html.matchAll(/aria-label="Live demo ([^"]+)"/g)].map(
      ([, name = '']) => name,
    );
    expect(names).not.toEqual([]);
    for (const name of names) {
      const demo = new Demo(page, name);
      await demo.region.getByRole('button', { name: 'Run', exact: true }).click();
      await demo.isRunning();
      await expect(demo.stage.locator('button, input, select').first()).toBeVisible();
    }
    const [name = ''] = names;
    const first = new Demo(page, name);
    await first.openMenu();
    const source = first.region.getByRole('link', { name: /^Full source/ });
    await expect(source).toHaveText('Full source (needs a network)');
  }
  expect(errors).toEqual([]);
});

test('a demo can be edited without a network, and its changes persist', async ({ page, site }) => {
  site.down = true;
  await page.goto(`${site.url}/docs/with-reset`);
  const demo = await EditedDemo.edit(page, 'with-reset');
  await demo.replace('count: 0', 'count: 41');
  await expect(demo.value('count')).toHaveText('41');
  await demo.addOne();
  await expect(demo.value('count')).toHaveText('42');

  await page.reload();
  const again = await EditedDemo.edit(page, 'with-reset');
  await expect(again.value('count')).toHaveText('41');
});

test('edited code that navigates to a file of the site stays without an origin', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/docs/with-reset`);
  const demo = await EditedDemo.edit(page, 'with-reset');
  await expect(demo.stage.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  // Simulates a host that sends no headers, so the file may be shown in a frame and run scripts.
  const script = "parent.postMessage({ origin: self.origin }, '*')";
  site.faults.set(/^\/other/, (_request, response) =>
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(`<!doctype html><script>${script}</script>`),
  );
  const origin = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('message', ({ data }) => data.origin && resolve(data.origin));
      }),
  );
  const frame = page.frames().find((one) => one.url().endsWith('/demo-frame'));
  await frame?.evaluate(() => {
    location.href = '/other';
  });
  expect(await origin).toBe('null');
});
