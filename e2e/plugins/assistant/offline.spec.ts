import { expect, reading as test } from '../offline/fixtures';

test('without a network, the rules are on the page, at their addresses, and can be copied', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  site.down = true;
  await page.goto(`${site.url}/ai`);
  await expect(page.getByText('# NgRx Toolkit', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Copy with-reset.md' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# withReset()');
  for (const name of ['AGENTS.md', 'ngrx-toolkit.mdc', 'with-undo-redo.md']) {
    const text = await page.evaluate(
      async (address) => (await fetch(address)).text(),
      `${site.url}/ai/${name}`,
    );
    expect(text, name).toMatch(/NgRx Toolkit \d+\.\d+/);
  }
});
