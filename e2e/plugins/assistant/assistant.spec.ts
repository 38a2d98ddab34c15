import { open } from '../../open';
import { expect, reading as test } from '../../test';

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

test('the sample of AGENTS.md on the page equals the file', async ({ page, request }) => {
  await open(page, 'ai');
  const sample = page.locator('figure', { hasText: 'Rules by extension' }).locator('pre');
  const text = await (await request.get('ai/AGENTS.md')).text();
  expect((await sample.textContent())?.trim()).toBe(text.trim());
});
