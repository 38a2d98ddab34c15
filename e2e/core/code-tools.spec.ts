import { PAGE_KINDS } from '../routes';
import { expect, test as inNewTab, reading as test } from '../test';

test('code blocks keep their height when the buttons are added', async ({ page }) => {
  const heights = () =>
    page
      .locator('main figure')
      .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().height));
  // Leaves requests for scripts pending.
  await page.route('**/*.js', () => {});
  await page.goto(PAGE_KINDS.markdownPage, { waitUntil: 'commit' });
  await expect(page.locator('#__rspress_root > footer')).toBeVisible();
  await expect(page.locator('main .code-body').first()).toHaveCSS('display', 'flex');
  const inHtml = await heights();
  expect(inHtml.length).toBeGreaterThan(3);
  await page.unroute('**/*.js');
  await expect(page.getByRole('button', { name: /^Copy code/ }).first()).toBeVisible();
  expect(await heights()).toEqual(inHtml);
});

test('code blocks are focusable only if they scroll, and can wrap their lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(PAGE_KINDS.markdownPage);
  // A code block without names, because a plugin makes names tab stops.
  const block = page.locator('figure', { hasText: 'Text can be **bold**' }).first();
  const code = block.locator('pre');
  await expect(code).toHaveAttribute('tabindex', '0');
  const wrap = block.getByRole('button', { name: 'Wrap long lines' });
  await wrap.click();
  await expect(code).not.toHaveAttribute('tabindex');
  expect(await code.evaluate((pre) => pre.scrollWidth <= pre.clientWidth)).toBe(true);
  await expect(wrap, 'unwraps them again').toBeVisible();
  await wrap.click();
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect(wrap, 'there is nothing to wrap').toBeHidden();
});

inNewTab.describe('with touch input', () => {
  inNewTab.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1000 } });

  inNewTab('the buttons are 44 px high', async ({ page }) => {
    await page.goto(PAGE_KINDS.guide);
    const buttons = page.locator('.code-tools button').filter({ visible: true });
    await expect(buttons.first()).toBeVisible();
    for (const { width, height } of await buttons.evaluateAll((all) =>
      all.map((button) => button.getBoundingClientRect()),
    )) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
});
