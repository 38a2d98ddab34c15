import { findViolations, loadAxe } from '../../axe';
import { delayRequests, open } from '../../open';
import { Demo } from './demo';
import { expect, inNewTab, test } from './test';

test('both files of a demo are on the page, one at a time; on paper, it is the app, and says where its source is', async ({
  page,
}) => {
  await page.goto('docs/with-data-service');
  const { region } = new Demo(page, 'with-data-service');
  await expect(region.getByText('signalStore(')).toBeVisible();
  await expect(region.getByText('class FlightService')).toBeHidden();
  await region.getByLabel('File of this demo').selectOption('flight-service.ts');
  await expect(region.getByText('class FlightService')).toBeVisible();
  await expect(region.getByText('signalStore(')).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(region.getByText('Selected: 0')).toBeVisible();
  await expect(region.getByText('class FlightService')).toBeHidden();
  await expect(region.getByRole('button', { name: 'Run' })).toBeHidden();
  expect(await region.evaluate((demo) => getComputedStyle(demo, '::after').content)).toContain(
    'A live demo',
  );
});

inNewTab('devtools: shows messages to the extension, and forwards them', async ({ page }) => {
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    Object.assign(window, {
      sent,
      __REDUX_DEVTOOLS_EXTENSION__: {
        connect: ({ name }: { name: string }) => ({
          send: ({ type }: { type: string }, state: unknown) => sent.push([name, type, state]),
        }),
      },
    });
  });
  const demo = await Demo.run(page, 'with-devtools');
  await demo.press('Add an apple (named)', 'Add a pear (unnamed)', 'Empty (two updates)');
  const names = demo.updates.getByRole('listitem').locator('strong');
  await expect(names).toHaveText([
    '[Basket] no pears',
    '[Basket] no apples',
    'Store Update',
    '[Basket] add apple',
    'Store Update',
  ]);
  await demo.updates.getByText('Message to Redux DevTools').first().click();
  await expect(demo.updates.locator('pre').first()).toContainText('"token": "***"');
  const sent = await page.evaluate(() => (window as unknown as { sent: unknown[] }).sent);
  expect(sent).toHaveLength(5);
  expect(sent[1]).toEqual([
    'NgRx Toolkit demo',
    '[Basket] add apple',
    { basket: { apples: 1, pears: 0, token: '***' } },
  ]);
});

test('Run that is pressed before the demo has loaded, and released later, runs it', async ({
  page,
}) => {
  const arrive = await delayRequests(page, '**/islands.*.js');
  await open(page, './');
  const demo = new Demo(page, 'home');
  await demo.region.getByRole('button', { name: 'Run', exact: true }).hover();
  await page.mouse.down();
  arrive();
  await expect(demo.region.locator('.island-end')).toBeAttached();
  await page.mouse.up();
  await demo.isRunning();
});

const FIRST = ['Read the code', 'Undo the last change', 'Reload the page'];

test('the home page shows code and app, and the state with the first change; Edit opens the code that was read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, './');
  const demo = new Demo(page, 'home');
  await expect(demo.region).toBeInViewport({ ratio: 0.99 });
  await expect(demo.region.getByText('export const TodoStore')).toBeInViewport();
  const before = await demo.region.boundingBox();
  await demo.region.getByRole('button', { name: 'Run', exact: true }).click();
  await demo.isRunning();
  const todos = demo.stage.getByRole('list', { name: 'Todos' }).getByRole('listitem');
  await expect(todos).toHaveText(FIRST);
  await expect(todos.first().getByRole('checkbox')).toBeChecked();
  await expect(demo.state).toBeHidden();
  await demo.press('Undo');
  await expect(todos.first().getByRole('checkbox')).not.toBeChecked();
  await expect(demo.updates).toContainText('entityMap.1.done true → false');
  await expect(demo.value('canRedo')).toHaveText('true');
  expect(await demo.region.boundingBox()).toEqual(before);
  await demo.stage.getByLabel('New todo').fill('Buy milk');
  await demo.press('Add');
  await expect(todos).toHaveText([...FIRST, 'Buy milk']);
  await demo.press('Load');
  await expect(todos).toHaveCount(3);
  await expect(demo.value('loaded')).toHaveText('true');
  await loadAxe(page);
  expect(await findViolations(page)).toEqual([]);

  await demo.region.getByRole('button', { name: 'Edit' }).click();
  await expect(demo.region.getByLabel('File').locator('option')).toHaveText([
    'todo-store.ts',
    'home.ts',
    '_backend.ts',
    '_tables.ts',
  ]);
  await expect(demo.region.getByRole('textbox', { name: 'Code of todo-store.ts' })).toContainText(
    'export const TodoStore = signalStore(',
  );
});
