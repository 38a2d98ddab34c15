import type { Locator, Page } from '@playwright/test';
import { open } from '../../open';
import { hrefOf } from '../../routes';
import { expect, test as inNewTab, reading as test } from '../../test';

const card = (page: Page) => page.getByRole('tooltip');

/**
 * The center of the first occurrence of a text in code, in viewport px. Waits until it is at
 * the same place in two frames and can be pointed at, because browsers render code after it comes
 * into view, and may then correct the scroll position.
 */
async function placeOf(code: Locator, text: string): Promise<{ x: number; y: number }> {
  await code.scrollIntoViewIfNeeded();
  return code.evaluate(async (element, wanted) => {
    const find = () => {
      const start = (element.textContent ?? '').indexOf(wanted);
      const range = document.createRange();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let at = 0; texts.nextNode(); ) {
        const node = texts.currentNode as Text;
        if (start >= at && start < at + node.length) {
          range.setStart(node, start - at);
          range.setEnd(node, Math.min(start - at + wanted.length, node.length));
          break;
        }
        at += node.length;
      }
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    let place = find();
    for (;;) {
      await new Promise(requestAnimationFrame);
      const { x, y } = find();
      const isStill = x === place.x && y === place.y;
      if (isStill && element.contains(document.elementFromPoint(x, y))) return place;
      place = { x, y };
    }
  }, text);
}

/** Locates the first sample outside demos, which fold their imports. */
const codeWith = (page: Page, text: string) =>
  page.locator('main .code:not(.demo *) code').filter({ hasText: text }).first();

const linkTo = (page: Page, name: string) =>
  page.locator('main pre a', { hasText: name }).filter({ visible: true }).first();

async function hover(page: Page, text: string, name: string) {
  // When the page is idle, code no longer moves. The test moves the pointer only once.
  await expect(page.locator('html')).toHaveAttribute('data-idle', '');
  const code = codeWith(page, text);
  const { x, y } = await placeOf(code, name);
  await page.mouse.move(x, y);
}

test.describe('a name in a sample', () => {
  test('shows its type, origin and description', async ({ page }) => {
    await page.goto('docs/with-call-state');
    await hover(page, 'withCallState()', 'withCallState');
    await expect(card(page)).toContainText('function withCallState');
    await expect(card(page)).toContainText('since');
    await expect(card(page).getByRole('link')).toHaveAttribute(
      'href',
      hrefOf('docs/api/functions/withCallState'),
    );
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
  });

  test('is shown for a pointer that was on it before the script was loaded', async ({ page }) => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/after-paint/, async (request) => {
      await isReleased;
      await request.continue();
    });
    await page.goto('docs/with-call-state');
    await linkTo(page, 'withCallState').hover();
    release();
    await expect(card(page)).toContainText('function withCallState');
  });
});

test('a name in a template shows its type; a sample is one tab stop, in which the arrow keys move from name to name', async ({
  page,
}) => {
  await open(page, 'docs/with-reset');
  await hover(page, 'template:', 'resetState');
  await expect(card(page)).toContainText('resetState: () => void');
  await page.mouse.move(0, 0);
  const sample = page.locator('main .code:not(.demo *) pre[data-stop]').first();
  await expect(sample).toHaveAttribute('role', 'group');
  expect(await sample.locator('a:not([tabindex="-1"])').count()).toBe(0);
  await sample.focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(page)).toContainText('function withReset');
  await expect(page.locator('#route-announcer')).toContainText('function withReset');
  await page.keyboard.press('ArrowRight');
  await expect(card(page)).not.toContainText('withReset');
  await page.keyboard.press('ArrowLeft');
  await expect(card(page)).toContainText('function withReset');
  await page.keyboard.press('ArrowDown');
  await expect(card(page)).not.toContainText('withReset');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(sample).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(card(page)).toBeHidden();
  await sample.focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(page)).toContainText('function withReset');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('docs/api/functions/withReset');
});

inNewTab(
  'dragging and double-clicking in code select it, also on linked names',
  async ({ page }) => {
    await open(page, 'docs/with-reset');
    await expect(page.locator('html')).toHaveAttribute('data-idle');
    const code = codeWith(page, 'withReset()');
    const selected = () => page.evaluate(() => String(getSelection()));
    await placeOf(code, 'withReset()');
    const { x = 0, y = 0 } = (await linkTo(page, 'withReset').boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + 8);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 8);
    await page.mouse.move(x + 20, y + 60);
    await page.mouse.move(x + 25, y + 61);
    await page.mouse.up();
    const text = (await code.textContent()) ?? '';
    const selection = await selected();
    expect(selection.length).toBeGreaterThan(5);
    expect(text.replaceAll(/\s/g, '')).toContain(selection.replaceAll(/\s/g, ''));
    await page.mouse.dblclick(x + 20, y + 8);
    expect(await selected()).toBe('withReset');
    await expect(page).toHaveURL('docs/with-reset');
    await linkTo(page, 'withReset').click();
    await expect(page).toHaveURL('docs/api/functions/withReset');
  },
);

test.describe('on touch', () => {
  inNewTab.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  inNewTab(
    'the first tap on a link shows its card, the second opens its page; other names show theirs',
    async ({ page }) => {
      await open(page, 'docs/with-call-state');
      // Before the page is idle, taps follow the link.
      await expect(page.locator('html')).toHaveAttribute('data-idle');
      const name = linkTo(page, 'withCallState');
      await name.tap();
      await expect(card(page)).toContainText('function withCallState');
      await expect(page).toHaveURL('docs/with-call-state');
      const plain = await placeOf(codeWith(page, 'withCallState()'), 'signalStore');
      await page.touchscreen.tap(plain.x, plain.y);
      await expect(card(page)).toContainText('function signalStore');
      await name.tap();
      await expect(card(page)).toContainText('function withCallState');
      await name.tap();
      await expect(page).toHaveURL('docs/api/functions/withCallState');
      await expect(card(page)).toBeHidden();
    },
  );

  inNewTab('each tap on another name moves the card to it', async ({ page }) => {
    await open(page, 'docs/with-reset');
    await expect(page.locator('html')).toHaveAttribute('data-idle');
    const code = codeWith(page, 'withState({ count: 0, step: 1 })');
    // Neighbors first, then upward, because a card covers the lines below its name. The last name
    // is a link.
    for (const name of ['count', 'step', 'count', 'CounterStore', 'patchState', 'withReset']) {
      const { x, y } = await placeOf(code, name);
      await page.touchscreen.tap(x, y);
      await expect(card(page)).toContainText(new RegExp(`^\\S+ ${name}\\b`));
    }
    await expect(page).toHaveURL('docs/with-reset');
  });
});

inNewTab('without data about names, there are no cards and no errors', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('**/names/**', (route) =>
    route.fulfill({ json: { names: { signalStore: [['stale']] }, codes: {} } }),
  );
  await page.goto('docs/with-call-state');
  await hover(page, 'withCallState()', 'signalStore');
  await linkTo(page, 'withCallState').hover();
  await expect(card(page)).toContainText('withCallState');
  await expect(card(page)).not.toContainText('stale');
  expect(errors).toEqual([]);
});
