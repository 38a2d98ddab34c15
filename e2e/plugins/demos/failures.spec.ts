import { open } from '../../open';
import { Demo } from './demo';
import { expect, inNewTab, type Page, test } from './test';

/** Changes the code of a demo, and of others in the same file, in the response. */
async function breakDemo(page: Page, name: string, from: string, to: string) {
  await page.route(`**/demo-${name}.*.js`, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    expect(code, 'the demo contains the code to break').toContain(from);
    await route.fulfill({ response, body: code.replaceAll(from, to) });
  });
}

async function failsToRun(page: Page, guide: string): Promise<Demo> {
  await open(page, `docs/${guide}`);
  const demo = new Demo(page, guide);
  await demo.region.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(demo.region.getByText('The demo failed')).toBeVisible();
  return demo;
}

inNewTab(
  'a demo that throws while starting shows the error, and the page keeps working',
  async ({ page }) => {
    const fault = 'boom=(()=>{throw new Error("broken on purpose")})();store=';
    await breakDemo(page, 'with-reset', 'store=', fault);
    const demo = await failsToRun(page, 'with-reset');
    await expect(demo.region.getByRole('alert')).toContainText('Error: broken on purpose');
    await expect(
      demo.region.locator('[data-still]'),
      'its still image stays visible',
    ).toContainText('Add 1');

    await demo.region.getByRole('button', { name: 'Restart' }).click();
    await expect(demo.region.getByRole('alert')).toContainText('broken on purpose');
    await demo.region.getByRole('button', { name: 'Stop' }).click();
    await expect(demo.region.getByRole('alert')).toBeHidden();
    await page.getByRole('link', { name: 'Team', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  },
);

inNewTab(
  'a demo that throws in a handler is stopped; what it showed stays in place, and Restart runs it again',
  async ({ page }) => {
    await breakDemo(
      page,
      'with-reset',
      'add:()=>',
      'add:()=>(()=>{if(window.broken)throw new Error("broken in a handler")})()||',
    );
    const demo = await Demo.run(page, 'with-reset');
    await demo.press('Add 1');
    await page.evaluate('window.broken = true');
    const box = await demo.region.boundingBox();
    await demo.press('Add 1');
    await expect(demo.region.getByRole('alert')).toContainText('broken in a handler');
    await expect(demo.stage.getByRole('status')).toHaveText('1');
    await expect(demo.stage).not.toHaveCSS('opacity', '1');
    expect(await demo.region.boundingBox(), 'nothing moves').toEqual(box);
    await demo.restart();
    await expect(demo.region.getByRole('alert')).toBeHidden();
    await expect(demo.stage).toHaveCSS('opacity', '1');
    await expect(demo.stage.getByRole('status')).toHaveText('0');
    await expect(demo.stage.getByRole('button', { name: 'Add 1' })).toHaveCount(1);
  },
);

inNewTab('a demo that sends endless requests is stopped', async ({ page }) => {
  // Runs in a single task, because painting each of these updates takes minutes on a busy machine.
  await breakDemo(
    page,
    'with-call-state',
    'async load(){',
    'async load(){if((window.loads=(window.loads??0)+1)<100)this.load();',
  );
  const demo = await Demo.run(page, 'with-call-state');
  await demo.press('Load');
  await expect(demo.region.getByRole('alert')).toContainText('this is a loop');
  await demo.restart();
  await expect(demo.region.getByRole('alert')).toBeHidden();
});

inNewTab('a demo reports blocked storage, and the page keeps working', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Storage.prototype.getItem = refuse;
    Storage.prototype.setItem = refuse;
  });
  const demo = await failsToRun(page, 'with-storage-sync');
  await expect(demo.region.getByRole('alert')).toContainText('blocks storage');
});

test('full storage is reported by the demo, and Restart works', async ({ page }) => {
  const demo = await Demo.run(page, 'with-storage-sync');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await demo.stage.getByLabel('Name').fill('Grace');
  await expect(demo.region.getByRole('alert')).toContainText('is full');
  await page.evaluate(() => Reflect.deleteProperty(Storage.prototype, 'setItem'));
});

inNewTab('a browser without required features gets a message', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
  });
  const demo = await failsToRun(page, 'with-reset');
  await expect(demo.region.getByRole('alert')).toContainText('constructable style sheets');
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
