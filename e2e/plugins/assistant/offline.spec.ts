import { expect, reading as test } from '../offline/fixtures';

test('without a network, the rules are on the page and at their addresses', async ({
  page,
  site,
}) => {
  site.down = true;
  await page.goto(`${site.url}/ai`);
  await expect(page.getByText('# NgRx Toolkit', { exact: false }).first()).toBeVisible();
  for (const name of ['AGENTS.md', 'ngrx-toolkit.mdc', 'with-undo-redo.md']) {
    const text = await page.evaluate(
      async (address) => (await fetch(address)).text(),
      `${site.url}/ai/${name}`,
    );
    expect(text, name).toMatch(/NgRx Toolkit \d+\.\d+/);
  }
});
