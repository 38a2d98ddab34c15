import { rename, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { overlay, type Site, test } from './site';

const pageCalled = (title: string) => `---\ndescription: 'New.'\n---\n\n# ${title}\n\nHello.\n`;

test('pages can be added, renamed and removed without a manual restart', async ({ page, site }) => {
  const at = (name: string) => site.file(`docs/docs/${name}.mdx`);
  await test.step('a new page', async () => {
    await writeFile(at('new-page'), pageCalled('A new page'));
    await shows(page, site, '/docs/new-page', 'A new page');
  });
  await test.step('a page that is empty at first', async () => {
    await writeFile(at('empty'), '');
    await shows(page, site, '/docs/with-reset', 'withReset()');
    await writeFile(at('empty'), pageCalled('Another new page'));
    await shows(page, site, '/docs/empty', 'Another new page');
  });
  await test.step('a page with another name', async () => {
    await rename(at('new-page'), at('renamed'));
    await shows(page, site, '/docs/renamed', 'A new page');
    await shows(page, site, '/docs/new-page', 'Page not found');
  });
  await test.step('a removed page that is still in a sidebar', async () => {
    await rename(at('testing'), site.file('testing.mdx'));
    await shows(page, site, '/docs/testing', 'Page not found');
    await expect(overlay(page)).toContainText(/sidebars\.ts:\d+:\d+[\s\S]*testing/);
  });
  await test.step('and is restored', async () => {
    await rename(site.file('testing.mdx'), at('testing'));
    await shows(page, site, '/docs/testing', 'Testing');
    await expect(overlay(page)).not.toBeAttached();
  });
});

test('an edit of a sidebar is shown, even after an invalid one', async ({ page, site }) => {
  const file = 'theme/config/sidebars.ts';
  await site.open(page, '/docs/with-reset');
  await site.edit(file, "group('In production'", "group('Other label'");
  await expect(page.getByText('Other label').first()).toBeAttached();
  await site.edit(file, "'Other label',", "'Other label'");
  await expect.poll(() => site.output).toContain('Restart server failed');
  await site.edit(file, "'Other label'", "'Third label',");
  await expect(page.getByText('Third label').first()).toBeAttached();
});

/** Reopens a page while the server restarts. */
async function shows(page: Page, site: Site, route: string, heading: string): Promise<void> {
  await expect(async () => {
    await page.goto(site.url + route);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: 1000 });
  }).toPass();
}

test('a name in code shows its type, as on the built site', async ({ page, site }) => {
  await site.open(page, '/docs/with-reset');
  await page.locator('main pre a').filter({ visible: true }).first().hover();
  // The first type is available after all samples have been compiled.
  await expect(page.getByRole('tooltip')).toContainText('function withReset', { timeout: 90_000 });
});
