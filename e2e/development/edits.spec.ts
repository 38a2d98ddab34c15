import { expect, type Page } from '@playwright/test';
import { mark, overlay, test } from './site';

const GUIDE = 'docs/docs/mutations.mdx';

test('an edit of a guide is shown at the current scroll position', async ({ page, site }) => {
  const words = (number: number) => `This text was edited ${number} times.`;
  await site.open(page, '/docs/mutations');
  await site.edit(GUIDE, /$/, `\n${words(0)}\n`);
  await expect(page.getByText(words(0))).toBeAttached();
  const stays = await mark(page, 2000);
  for (const number of [1, 2, 3]) {
    await test.step(`edit ${number}`, async () => {
      await site.edit(GUIDE, words(number - 1), words(number));
      await expect(page.getByText(words(number))).toBeAttached();
      await stays();
    });
  }
  await test.step('of its title', async () => {
    await site.edit(GUIDE, /^# .*/m, '# Other title');
    await expect(page.getByRole('heading', { level: 1, name: 'Other title' })).toBeAttached();
    await expect(page).toHaveTitle(/^Other title/);
    await stays();
  });
  await test.step('of a heading, in the table of contents', async () => {
    await site.edit(GUIDE, /^## .*/m, '## Other heading');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByText('Other heading')).toBeAttached();
  });
  await test.step('and is kept after going back', async () => {
    await page.locator('a[href="/docs/with-reset"]').first().click();
    await page.getByRole('heading', { level: 1, name: 'withReset()' }).waitFor();
    await page.goBack();
    await expect(page.getByText(words(3))).toBeAttached();
  });
});

test('an edit of a demo runs immediately, without a restart of other demos', async ({
  page,
  site,
}) => {
  const [edited, other] = ['mutations-http', 'mutations-rx'];
  const file = `docs/_demos/${edited}.ts`;
  await site.open(page, '/docs/mutations');
  await run(page, edited);
  await run(page, other);
  // The element is removed when the demo restarts.
  await stage(page, other).evaluate(({ shadowRoot }) =>
    shadowRoot?.firstElementChild?.setAttribute('data-mark', ''),
  );
  const stays = await mark(page);
  const othersKeepRunning = async () => {
    await stays();
    await expect(stage(page, other).locator('[data-mark]')).toBeAttached();
  };
  for (const [before, words] of [
    ['<p>', 'Written again'],
    ['<p>Written again</p><p>', 'Written once more'],
  ] as const) {
    await test.step(words, async () => {
      await site.edit(file, before, `<p>${words}</p><p>`);
      await expect(stage(page, edited).getByText(words)).toBeAttached();
      await expect(demo(page, edited).locator('pre').getByText(words)).toBeAttached();
      await othersKeepRunning();
    });
  }
  await test.step('an error is shown', async () => {
    await site.edit(file, '<p>Written', '<p>{{ nothing }}Written');
    await expect(overlay(page)).toContainText(/docs\/_demos\/mutations-http\.ts[:(]\d+/);
  });
  await test.step('and disappears when it is corrected', async () => {
    await site.edit(file, '{{ nothing }}Written', '{{ 1 + 1 }} Written');
    await expect(overlay(page)).not.toBeAttached();
    await expect(stage(page, edited).getByText('2 Written')).toBeAttached();
    await othersKeepRunning();
  });
});

test('an edit of a member table is shown', async ({ page, site }) => {
  await site.open(page, '/docs/with-reset');
  const stays = await mark(page);
  await site.edit('docs/_members/with-reset.ts', 'Resets the store to', 'Sets the store back to');
  await expect(page.getByText('Sets the store back to')).toBeAttached();
  await stays();
});

test('an edit of a symbol’s note is shown, and so are mistakes in the note', async ({
  page,
  site,
}) => {
  const file = 'docs/_symbols/with-reset.md';
  await site.open(page, '/docs/api/functions/withReset');
  const stays = await mark(page);
  await site.edit(file, 'It restores', 'It brings back');
  await expect(page.getByText('It brings back the whole state')).toBeAttached();
  await site.edit(file, '- `store`:', '- `shop`:');
  await expect(overlay(page)).toContainText(
    /with-reset\.md:\d+:1[\s\S]*setResetState has no parameter or member "shop"/,
  );
  await site.edit(file, '- `shop`:', '- `store`:');
  await expect(overlay(page)).not.toBeAttached();
  await stays();
});

const demo = (page: Page, name: string) =>
  page.getByRole('region', { name: `Live demo ${name}`, exact: true });

const stage = (page: Page, name: string) => page.locator(`[data-demo-host="${name}"]`);

async function run(page: Page, name: string): Promise<void> {
  await demo(page, name).getByRole('button', { name: 'Run' }).click();
  await demo(page, name).getByText('Running').waitFor();
}
