import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRAST, findViolations, loadAxe } from '../../axe';
import { addStyles, delayRequests, open } from '../../open';
import { hrefOf } from '../../routes';
import { Demo } from './demo';
import { expect, inNewTab, type Locator, type Page, test } from './test';

const CODE = ['demo-runtime', 'demo-stage', 'demo-with-reset'];

/** Waits until the page requests the code of the demo. */
const codeOf = (page: Page) =>
  Promise.all(CODE.map((name) => page.waitForRequest(new RegExp(`/${name}\\.`))));

test('no demo code is loaded before the reader points at Run', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/demo-(?!still)/.test(request.url())) requested.push(request.url());
  });
  await open(page, 'docs/with-reset');
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  const loaded = codeOf(page);
  const { region } = new Demo(page, 'with-reset');
  await region.getByRole('button', { name: 'Run' }).hover();
  await loaded;
  await expect(region.getByText('Running', { exact: true })).toBeHidden();
});

/** Presses Tab from the heading above the demo until the target is focused. */
async function tabTo(page: Page, target: Locator) {
  await page.locator('#try-it a').first().focus();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  do await page.keyboard.press('Tab');
  while (!(await isFocused()));
}

test('the still of a demo is part of the page, before any script', async ({ page }) => {
  const deliverStills = await delayRequests(page, '**/demo-stills.*');
  const deliverScripts = await delayRequests(page, '**/*.js');
  await page.goto('docs/with-reset', { waitUntil: 'commit' });
  const still = page.locator('[data-still="with-reset"]');
  await expect(still.getByText('Count: 0')).toBeVisible();
  deliverScripts();
  deliverStills();
});

test('a demo is a picture of the loaded app until a click on it runs it, at the same height', async ({
  page,
}) => {
  const deliverStills = await delayRequests(page, '**/demo-stills.*');
  const deliver = await delayRequests(page, '**/demo-with-resource.*');
  await open(page, 'docs/with-resource');
  const { region, stage, state, updates } = new Demo(page, 'with-resource');
  const height = async () => (await region.boundingBox())?.height ?? 0;
  const before = await height();
  deliverStills();
  const still = region.locator('[inert]:has([data-still])');
  await expect(still).toContainText('Status: resolved');
  await expect(still).toContainText('Ada, London');
  await expect(still).toContainText('GET /api/users/1: 200');
  await expect(region.getByText(/state of the store/)).toBeHidden();
  expect(await height()).toBe(before);
  await still.scrollIntoViewIfNeeded();
  const user = still.getByText('User 2');
  await user.focus();
  await expect(user).not.toBeFocused();
  const box = await user.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expect(region.getByText('Loading …', { exact: true })).toBeVisible();
  await expect(region.getByRole('button', { name: 'Stop' })).toBeHidden();
  deliver();
  await expect(region.getByText('Running', { exact: true })).toBeVisible();
  await expect(stage).toContainText('Ada, London');
  await expect(stage.getByRole('button', { name: 'User 1', pressed: true })).toBeVisible();
  await expect(still).toHaveCount(0);
  await expect(state).toBeVisible();
  await expect(updates, 'nothing has changed yet').toBeHidden();
  await stage.getByRole('button', { name: 'User 2' }).click();
  await expect(updates).toContainText('select(2)');
  expect(await height()).toBe(before);
  await region.getByRole('button', { name: 'Stop' }).click();
  await expect(region.getByText('Stopped', { exact: true })).toBeVisible();
  await expect(still).toContainText('Ada, London');
  await expect(state).toBeHidden();
  await expect(region.getByRole('button', { name: 'Run' })).toBeFocused();
  expect(await height()).toBe(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a demo shows code, app or state in the same place, and Run shows the app', async ({
    page,
  }) => {
    await open(page, 'docs/with-reset');
    const { region, stage, state } = new Demo(page, 'with-reset');
    const code = region.getByRole('figure');
    const height = async () => (await region.boundingBox())?.height;
    await region.scrollIntoViewIfNeeded();
    const before = await height();
    await expect(code).toBeVisible();
    await region.getByRole('button', { name: 'Run' }).click();
    await expect(stage).toContainText('Count: 0');
    await expect(code).toBeHidden();
    await expect(state).toBeHidden();
    expect(await height()).toBe(before);
    await region.getByRole('radiogroup', { name: 'Part of this demo' }).getByText('State').click();
    await expect(state).toBeVisible();
    await expect(stage).toBeHidden();
    expect(await height()).toBe(before);
    await region.getByRole('button', { name: 'Edit' }).click();
    const editor = region.getByRole('textbox', { name: /^Code of/ });
    await expect(editor).toBeVisible();
    // A message has a line of its own.
    await expect(region.getByText('Loading …')).toBeHidden();
    const editing = await height();
    await region.getByRole('radiogroup', { name: 'Part of this demo' }).getByText('App').click();
    await expect(editor).toBeHidden();
    await expect(stage).toBeVisible();
    expect(await height()).toBe(editing);
  });

  test('nothing of a demo is cut off, even on narrow screens with large text', async ({ page }) => {
    await open(page, 'docs/with-resource');
    const { region } = new Demo(page, 'with-resource');
    /** The controls that reach out of the demo, or out of an element that cuts them off. */
    const cutOff = () =>
      region.evaluate((demo) => {
        const { left, right } = demo.getBoundingClientRect();
        const controls = [...demo.querySelectorAll<HTMLElement>('button, select, summary, .tab')];
        return controls
          .filter((control) => control.checkVisibility())
          .filter((control) => {
            const box = control.getBoundingClientRect();
            return (
              box.left < left || box.right > right || control.scrollWidth > control.clientWidth + 1
            );
          })
          .map((control) => control.textContent);
      });
    const expectWhole = async () => {
      for (const [width, fontSize] of [
        [320, 16],
        [390, 24],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await page.locator('html').evaluate(({ style }, size) => {
          style.fontSize = `${size}px`;
        }, fontSize);
        expect(await cutOff(), `at ${width} px, with text of ${fontSize} px`).toEqual([]);
      }
    };
    await expectWhole();
    await region.getByRole('button', { name: 'Run' }).click();
    await expect(region.getByRole('button', { name: 'Stop' })).toBeVisible();
    await expectWhole();
    await region.getByRole('button', { name: 'Edit' }).click();
    await expect(region.getByLabel('File')).toBeVisible();
    await region.getByText('More', { exact: true }).click();
    await expect(region.getByRole('button', { name: 'Reset' })).toBeVisible();
    await expectWhole();
    await page.evaluate(() => {
      scrollTo({ top: 3000, behavior: 'instant' });
      scrollTo({ top: 2500, behavior: 'instant' });
    });
    await expect(page.getByRole('button', { name: 'Scroll back to top' })).toBeHidden();
  });
});

test.describe('memory use', () => {
  inNewTab('visits leak no memory', async ({ page }) => {
    await open(page, 'docs/with-call-state');
    const visit = async () => {
      const demo = new Demo(page, 'with-call-state');
      await demo.region.getByRole('button', { name: 'Run', exact: true }).click();
      await demo.isRunning();
      // The reader leaves the page during a request.
      await demo.answer('later');
      await demo.press('Load');
      await expect(demo.updates).toContainText('"loading"');
      await follow(page, 'docs/with-reset');
      await follow(page, 'docs/with-call-state');
    };
    // The first visits fill caches of code, styles and templates.
    for (let count = 0; count < 2; count++) await visit();
    // Preloaded pages also take memory, but only once. A leak would show in every round.
    await expect(async () => {
      const before = await measure(page);
      for (let count = 0; count < 3; count++) await visit();
      const after = await measure(page);
      expect(after.listeners - before.listeners, 'listeners').toBeLessThanOrEqual(0);
      expect(after.nodes - before.nodes, 'elements').toBeLessThan(6);
      expect(after.heap - before.heap, 'bytes').toBeLessThan(150_000);
    }).toPass({ timeout: 150_000 });
  });
});

/** Follows a link to another page without a page load. */
async function follow(page: Page, path: string) {
  const link = page.locator(`aside nav a[href="${hrefOf(path)}"]`).first();
  await link.click();
  // The address changes first. A reader who goes back before the page changes has never left it.
  await expect(link).toHaveAttribute('aria-current', 'page');
}

/** Measures the memory in use after several garbage collections, because one is not enough. */
async function measure(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await client.send('HeapProfiler.enable');
  const collect = async () => {
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const read = (name: string) =>
      metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return {
      listeners: read('JSEventListeners'),
      nodes: read('Nodes'),
      heap: read('JSHeapUsedSize'),
    };
  };
  let last = await collect();
  for (let next = await collect(); next.nodes < last.nodes; next = await collect()) last = next;
  await client.detach();
  return last;
}

test('a running demo stops when the reader leaves the page', async ({ page }) => {
  const demo = await Demo.run(page, 'with-storage-sync');
  const globals = () => page.evaluate(() => Object.keys(window).sort());
  const running = await globals();
  await demo.stage.getByLabel('Name').fill('Grace');
  await follow(page, 'docs/with-reset');
  await expect(page.locator('[data-demo-root]')).toHaveCount(0);
  expect(await globals()).toEqual(running);
  expect(await page.evaluate(() => '__REDUX_DEVTOOLS_EXTENSION__' in window)).toBe(false);
  await follow(page, 'docs/with-storage-sync');
  await expect(demo.region.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
});

test('a cart in IndexedDB is still there after a reload', async ({ page }) => {
  for (const expected of [['The cart is empty.'], ['Tea Remove']]) {
    const demo = await Demo.run(page, 'storage-indexeddb', 'cart');
    const items = demo.stage.getByRole('listitem');
    await expect(items).toHaveText(expected);
    await demo.press('Add Tea');
    await expect(items.last()).toHaveText('Tea Remove');
    // A reload would stop the write.
    await expect(demo.state).toContainText(/isSynced\s*true/);
  }
});

test('a demo can be used with only the keyboard, follows the color mode, and neither its styles nor those of the page leave their side', async ({
  page,
}) => {
  await open(page, 'docs/with-reset');
  const demo = new Demo(page, 'with-reset');
  const loaded = codeOf(page);
  await tabTo(page, demo.region.getByRole('button', { name: 'Run', exact: true }));
  await loaded;
  await page.keyboard.press('Enter');
  await demo.isRunning();
  await page.keyboard.press('Tab');
  await expect(demo.stage.getByLabel('Step')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(demo.value('count')).toHaveText('1');
  // In the order on the screen: code, app, state.
  const imports = demo.region.getByRole('figure').locator('summary');
  for (const [key, target] of [
    ['Shift+Tab', imports],
    ['Tab', demo.state.locator('summary').first()],
  ] as const) {
    do await page.keyboard.press(key);
    while (!(await target.evaluate((element) => element === document.activeElement)));
  }

  const add = demo.stage.getByRole('button', { name: 'Add 1' });
  const look = () =>
    add.evaluate((element) => {
      const { backgroundColor, color, fontSize, letterSpacing } = getComputedStyle(element);
      return { backgroundColor, color, fontSize, letterSpacing };
    });
  const before = await look();
  await addStyles(
    page,
    '* { color: red !important; letter-spacing: 1em !important } button { font: 50px x }',
  );
  expect(await look()).toEqual(before);
  const outside = page.getByRole('heading', { level: 1 });
  await expect(outside).toHaveCSS('color', 'rgb(255, 0, 0)');
  expect(await page.locator('head style[ng-style], head style[data-demo]').count()).toBe(0);

  await page
    .getByRole('button', { name: /dark and light mode/ })
    .first()
    .click();
  await expect(add).not.toHaveCSS('background-color', before.backgroundColor);
  await demo.press('Add 1');
  await expect(demo.value('count')).toHaveText('2');
});

for (const guide of ['with-data-service', 'with-devtools']) {
  test(`the running demo of ${guide} has no axe violations and fits the narrowest screen`, async ({
    page,
  }) => {
    const demo = await Demo.run(page, guide);
    await demo.stage.getByRole('button').first().click();
    await expect(demo.updates.getByRole('listitem').first()).toBeVisible();
    await loadAxe(page);
    expect(await findViolations(page, undefined, '.demo')).toEqual([]);
    await page.getByRole('button', { name: /dark and light mode/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await findViolations(page, CONTRAST, '.demo')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
  });
}

test('the code can be copied, and opened as a file', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'docs/with-reset');
  const demo = new Demo(page, 'with-reset');
  const { region } = demo;
  await region.getByRole('button', { name: /^Copy code/ }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('withReset(),');
  await demo.openMenu();
  const link = region.getByRole('link', { name: 'Full source' });
  const source = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(await source.text()).toContain('"@angular/build"');
});

/** Reads the source of a demo from the repository. */
const sourceOf = (file: string) => readFile(path.resolve('docs/_demos', file), 'utf8');

/** Expects the page to show the complete, highlighted source of a file. */
async function expectHighlighted(region: Locator, file: string) {
  const code = region.locator('figure').filter({ hasText: file }).locator('pre code');
  await expect(code).toBeVisible();
  expect((await code.textContent())?.trim()).toBe((await sourceOf(file)).trim());
  const colors = await code
    .locator('*')
    .evaluateAll((tokens) => new Set(tokens.map((token) => getComputedStyle(token).color)).size);
  expect(colors).toBeGreaterThan(1);
}

test.describe('without JavaScript', () => {
  inNewTab.use({ javaScriptEnabled: false });
  inNewTab('the source is shown, without buttons', async ({ page }) => {
    await page.goto('docs/with-reset');
    const { region } = new Demo(page, 'with-reset');
    await expectHighlighted(region, 'with-reset.ts');
    const imported = region.getByText("from '@angular/core'");
    await expect(imported).toBeHidden();
    await region.getByLabel('Imports').click();
    await expect(imported).toBeVisible();
    await expect(region.getByRole('button', { name: 'Run' })).toBeHidden();
  });
});

test('forced colors keep the marks of the inspector visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const demo = await Demo.run(page, 'with-data-service');
  const feature = demo.member('filter').getByRole('img', { name: 'Added by withDataService()' });
  await expect(feature).toHaveCSS('outline-style', 'solid');
  await expect(feature).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
});
