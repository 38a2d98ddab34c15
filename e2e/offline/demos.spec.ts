import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Demo } from '../demos/demo';
import { expect, install, reading as test } from './fixtures';

/** The guides of a built site that show live demos, with the demos' names. */
function demosOf(dir: string): { route: string; names: string[] }[] {
  const guides = readdirSync(path.join(dir, 'docs')).filter((file) => file.endsWith('.html'));
  return guides
    .map((file) => {
      const html = readFileSync(path.join(dir, 'docs', file), 'utf8');
      const found = [...html.matchAll(/aria-label="Live demo ([^"]+)"/g)];
      return {
        route: `/docs/${path.parse(file).name}`,
        names: found.map(([, name = '']) => name),
      };
    })
    .filter(({ names }) => names.length > 0);
}

test('every live demo runs without a network, and its source opens', async ({
  page,
  site,
  dirs,
  complaints,
}) => {
  test.setTimeout(180_000);
  await install(page, site);
  site.down = true;
  const guides = demosOf(dirs.a);
  expect(guides.length).toBeGreaterThan(12);
  for (const { route, names } of guides) {
    await test.step(route, async () => {
      await page.goto(site.url + route);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
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
    });
  }
  // Chromium notes that a plain text takes no part in the transition between pages.
  const others = complaints.filter((text) => !text.includes('ViewTransition opt-in disabled'));
  expect(others).toEqual([]);
});
