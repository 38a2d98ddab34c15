import { open } from '../../open';
import { shiftsIn, watchShifts } from '../../shifts';
import { expect, test as inNewTab, reading as test } from '../../test';

test('the rules are plain text at stable addresses', async ({ page, request }) => {
  await open(page, 'ai');
  const links = page.locator('article a[href*="/ai/"]');
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href),
  );
  expect(hrefs.length).toBeGreaterThan(10);
  for (const href of new Set(hrefs)) {
    const response = await request.get(href);
    expect(response.status(), href).toBe(200);
    expect(await response.text(), href).toMatch(/NgRx Toolkit \d+\.\d+\.\d+/);
  }
});

inNewTab('a copy button copies the text of its file', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'ai');
  const link = page.getByRole('link', { name: 'with-undo-redo.md' });
  await page.getByRole('button', { name: 'Copy with-undo-redo.md' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  const response = await request.get((await link.getAttribute('href')) ?? '');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replaceAll('\r\n', '\n')).toBe(await response.text());
});

test('the sample of AGENTS.md on the page equals the file', async ({ page, request }) => {
  await open(page, 'ai');
  const sample = page.locator('figure', { hasText: 'Rules by extension' }).locator('pre');
  const text = await (await request.get('ai/AGENTS.md')).text();
  expect((await sample.textContent())?.trim()).toBe(text.trim());
});

inNewTab('nothing moves when the copy buttons are added', async ({ page }) => {
  await watchShifts(page);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 1600 });
    await open(page, 'ai');
    await expect(page.getByRole('button', { name: 'Copy with-reset.md' })).toBeAttached();
    expect(await shiftsIn(page), `at ${width} px`).toEqual([]);
  }
});
