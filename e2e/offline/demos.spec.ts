import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Demo } from '../demos/demo';
import { EDITED_GUIDE } from '../project';
import { expect, install, reading as test } from './fixtures';

/** Guides whose demos need no server, and the small one that demos have. */
const GUIDES = [EDITED_GUIDE.route, '/docs/mutations'];

test('live demos run without a network, and the source of each opens', async ({
  page,
  site,
  dirs,
  complaints,
}) => {
  await install(page, site);
  site.down = true;
  for (const route of GUIDES) {
    await page.goto(site.url + route);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    const html = readFileSync(path.join(dirs.a, `${route}.html`), 'utf8');
    const names = [...html.matchAll(/aria-label="Live demo ([^"]+)"/g)].map(
      ([, name = '']) => name,
    );
    expect(names).not.toEqual([]);
    for (const name of names) {
      const demo = new Demo(page, name);
      await demo.frame.getByRole('button', { name: 'Run', exact: true }).click();
      await demo.isRunning();
      await expect(demo.stage.locator('button, input, select').first()).toBeVisible();
    }
    const [name = ''] = names;
    await new Demo(page, name).frame.getByRole('link', { name: 'Full source' }).click();
    await expect(page).toHaveURL(`${site.url}/demos/${name}.txt`);
    await expect(page.locator('body')).toContainText(`src/${name}.ts`);
  }
  // Chromium notes that a plain text takes no part in the transition between pages.
  const others = complaints.filter((text) => !text.includes('ViewTransition opt-in disabled'));
  expect(others).toEqual([]);

  await page.goto(site.url);
  const sources = readdirSync(path.join(dirs.a, 'demos')).filter((file) => file.endsWith('.txt'));
  expect(sources.length).toBeGreaterThan(12);
  const answers = await page.evaluate(
    (files) => Promise.all(files.map(async (file) => (await fetch(`/demos/${file}`)).status)),
    sources,
  );
  expect(new Set(answers)).toEqual(new Set([200]));
});

test('a step of the tutorial can be done without a network', async ({ page, site }) => {
  await install(page, site);
  site.down = true;
  await page.goto(`${site.url}/docs/tutorial`);
  const demo = new Demo(page, 'tutorial');
  await demo.frame.getByRole('button', { name: 'Run', exact: true }).click();
  await demo.stage.getByLabel('New todo').fill('Buy milk');
  await demo.press('Add', 'Reset');
  await expect(page.getByRole('link', { name: 'Step 1, done', exact: true })).toBeVisible();
});
