import { open } from '../../open';
import { Demo } from './demo';
import { EditedDemo } from './editedDemo';
import { expect, inNewTab, type Page, test } from './test';

declare global {
  interface Window {
    /** What the demo under test does wrong. */
    fault?: 'at the start' | 'in a handler';
  }
}

/** Makes a demo throw while it starts, or in a handler, as `window.fault` says. */
async function breakDemo(page: Page) {
  await page.route('**/demo-with-reset.*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const fail = (when: string) =>
      `(()=>{if(window.fault==='${when}')throw new Error('broken ${when}')})()`;
    let broken = code;
    for (const [part, by] of [
      ['store=', `boom=${fail('at the start')};store=`],
      ['add:()=>', `add:()=>${fail('in a handler')}||`],
    ] as const) {
      expect(code, 'the demo contains the code to break').toContain(part);
      broken = broken.replaceAll(part, by);
    }
    await route.fulfill({ response, body: broken });
  });
}

inNewTab(
  'a demo that throws while starting or in a handler shows the error, nothing moves, and Restart runs it again',
  async ({ page }) => {
    await breakDemo(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 'docs/with-reset');
    const demo = new Demo(page, 'with-reset');
    const { region, stage } = demo;
    const alert = region.getByRole('alert');
    await page.evaluate(() => void Object.assign(window, { fault: 'at the start' }));
    await region.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(region.getByText('The demo failed')).toBeVisible();
    await expect(alert).toContainText('Error: broken at the start');
    await expect(region.locator('[data-still]'), 'its picture stays').toContainText('Add 1');
    await region.getByRole('button', { name: 'Restart' }).click();
    await expect(alert).toContainText('broken at the start');
    await region.getByRole('button', { name: 'Stop' }).click();
    await expect(alert).toBeHidden();

    await page.evaluate(() => void delete window.fault);
    await region.getByRole('button', { name: 'Run', exact: true }).click();
    await demo.isRunning();
    await demo.press('Add 1');
    await page.evaluate(() => void Object.assign(window, { fault: 'in a handler' }));
    const box = await region.boundingBox();
    await demo.press('Add 1');
    await expect(alert).toContainText('broken in a handler');
    await expect(stage.getByRole('status')).toHaveText('1');
    await expect(stage).not.toHaveCSS('opacity', '1');
    expect(await region.boundingBox(), 'nothing moves').toEqual(box);
    await demo.restart();
    await expect(alert).toBeHidden();
    await expect(stage).toHaveCSS('opacity', '1');
    await expect(stage.getByRole('status')).toHaveText('0');
    await expect(stage.getByRole('button', { name: 'Add 1' })).toHaveCount(1);

    await page.getByRole('link', { name: 'Team', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  },
);

test('a demo that sends endless requests is stopped', async ({ page }) => {
  const demo = await EditedDemo.open(page, 'with-call-state');
  await demo.replace('const TodoStore', 'let calls = 0;\nconst TodoStore');
  await demo.replace('async load() {', 'async load() {\n    if (calls++ < 100) this.load();');
  await demo.stage.scrollIntoViewIfNeeded();
  await demo.result.getByRole('button', { name: 'Load', exact: true }).click();
  await expect(demo.region).toContainText('this is a loop');
  await demo.choose('Reset');
  await expect(demo.region).not.toContainText('this is a loop');
});

test('a demo reports what the browser lacks, and storage that is blocked or full; then Restart works', async ({
  page,
}) => {
  await open(page, 'docs/with-storage-sync');
  const demo = new Demo(page, 'with-storage-sync');
  const alert = demo.region.getByRole('alert');
  await page.evaluate(() => {
    Object.assign(window, {
      sheets: Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets'),
      storage: Object.getOwnPropertyDescriptors(Storage.prototype),
    });
    Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
  });
  await demo.region.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(alert).toContainText('constructable style sheets');

  await page.evaluate(() => {
    const { sheets } = window as unknown as { sheets: PropertyDescriptor };
    Object.defineProperty(Document.prototype, 'adoptedStyleSheets', sheets);
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse });
  });
  await demo.region.getByRole('button', { name: 'Restart' }).click();
  await expect(alert).toContainText('blocks storage');

  await page.evaluate(() => {
    const { storage } = window as unknown as { storage: PropertyDescriptorMap };
    Object.defineProperties(Storage.prototype, storage);
  });
  await demo.restart();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await demo.stage.getByLabel('Name').fill('Grace');
  await expect(alert).toContainText('is full');
  await page.evaluate(() => {
    const { storage } = window as unknown as { storage: PropertyDescriptorMap };
    Object.defineProperties(Storage.prototype, storage);
  });
});

test('code that fails to load shows a message and can be retried', async ({ page }) => {
  await page.route('**/demo-runtime.*.js', (route) => route.abort());
  await open(page, 'docs/with-reset');
  const demo = new Demo(page, 'with-reset');
  await demo.region.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(demo.region.getByText('could not be loaded')).toBeVisible();
  await page.unroute('**/demo-runtime.*.js');
  await demo.region.getByRole('button', { name: 'Run', exact: true }).click();
  await demo.isRunning();
});
