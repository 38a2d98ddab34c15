import { findViolations, loadAxe } from '../../axe';
import { open } from '../../open';
import { Demo } from './demo';
import { expect, inNewTab, test } from './test';

test('call state: loading, an error, and a retry', async ({ page }) => {
  const demo = await Demo.run(page, 'with-call-state');
  await expect(
    demo.state.getByRole('listitem').first(),
    'members of the extension come first',
  ).toHaveText('callState"init"withCallState');
  await expect(demo.member('todos')).not.toContainText('withCallState');
  await demo.answer('later');
  await demo.press('Load');
  await expect(demo.stage.getByRole('status')).toHaveText('Loading …');
  await expect(demo.value('loading')).toHaveText('true');
  await demo.answer('at once');
  await expect(demo.stage.getByRole('listitem').filter({ hasText: 'Run the demo' })).toBeVisible();
  await expect(demo.value('loaded')).toHaveText('true');

  await demo.stage.getByLabel('Requests fail').check();
  await demo.press('Load');
  await expect(demo.stage.getByRole('alert')).toContainText('503');
  await demo.stage.getByLabel('Requests fail').uncheck();
  await demo.press('Try again');
  await expect(demo.stage.getByRole('alert')).toBeHidden();
  await expect(demo.value('callState')).toHaveText('"loaded"');
});

test('conditional: the condition is evaluated once, when the store is created', async ({
  page,
}) => {
  const demo = await Demo.run(page, 'with-conditional');
  const distances = demo.stage.getByRole('status');
  await demo.stage.getByRole('button', { name: 'Walk 500 m' }).first().click();
  await demo.stage.getByRole('button', { name: 'Walk 500 m' }).last().click();
  await expect(distances).toHaveText(['0.5 km', '0.31 mi']);
  await demo.stage.getByRole('button', { name: 'Toggle metric' }).first().click();
  await expect(demo.stage.getByText('metric: false')).toHaveCount(2);
  await expect(distances).toHaveText(['0.5 km', '0.31 mi']);
});

test('data service: filter, load, select, update, delete, fail', async ({ page }) => {
  const demo = await Demo.run(page, 'with-data-service');
  const flights = demo.stage.getByRole('list', { name: 'Flights' }).getByRole('listitem');
  await demo.answer('at once');
  await demo.stage.getByLabel('From').fill('Vienna');
  await expect(demo.value('filter')).toHaveText('{ from: "Vienna" }');
  await expect(flights).toHaveCount(0);
  await demo.press('Load');
  await expect(flights).toHaveCount(2);
  await flights.filter({ hasText: 'Oslo' }).getByRole('checkbox').check();
  await expect(demo.stage.getByText('Selected: 1')).toBeVisible();
  await flights.filter({ hasText: 'Oslo' }).getByRole('button', { name: 'Delay' }).click();
  await expect(flights.filter({ hasText: 'Oslo' })).toContainText('delayed');
  await flights.filter({ hasText: 'London' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(flights).toHaveCount(1);
  await demo.stage.getByLabel('Requests fail').check();
  await demo.press('Load');
  await expect(demo.stage.getByRole('alert')).toContainText('503');
  await expect(flights).toHaveCount(1);
});

test('data service: both files are on the page, one at a time', async ({ page }) => {
  await page.goto('docs/with-data-service');
  const { region } = new Demo(page, 'with-data-service');
  await expect(region.getByText('signalStore(')).toBeVisible();
  await expect(region.getByText('class FlightService')).toBeHidden();
  await region.getByLabel('File of this demo').selectOption('flight-service.ts');
  await expect(region.getByText('class FlightService')).toBeVisible();
  await expect(region.getByText('signalStore(')).toBeHidden();
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

test('entity resources: local edits stay until the next value', async ({ page }) => {
  const demo = await Demo.run(page, 'with-entity-resources');
  const todos = demo.stage.getByRole('list', { name: 'Todos' });
  await expect(todos.getByRole('listitem')).toHaveCount(3);
  await demo.answer('at once');
  await todos.getByLabel('Run the demo').check();
  await demo.press('Remove Read the guide');
  await expect(todos.getByRole('listitem')).toHaveCount(2);
  await expect(demo.stage.getByText('Resource: resolved')).toBeVisible();
  await demo.press('Reload');
  await expect(todos.getByRole('listitem')).toHaveCount(3);
  await expect(todos.getByLabel('Run the demo')).not.toBeChecked();
});

const RESULTS: [guide: string, buttons: string[], text: string | RegExp, name?: string][] = [
  [
    'with-feature-factory',
    ['Book a hotel (60)', 'Buy a ticket (30)', 'Book a hotel (60)'],
    'Paid 90, left 10, refused 1',
  ],
  ['with-immutable-state', ['Mutate withState'], 'withState: Ada, visits 1'],
  ['with-immutable-state', ['Mutate withImmutableState'], /TypeError/],
  ['with-immutable-state', ['Patch withImmutableState'], 'withImmutableState: Grace, visits 0'],
  ['mutations', ['Divide by 2'], 'Last result: success, 48', 'mutations-rx'],
  ['mutations', ['Divide by 2', 'Divide by 0'], 'Division by zero', 'mutations-rx'],
];

for (const [guide, buttons, text, name] of RESULTS) {
  test(`${guide}: ${buttons.join(', ')}`, async ({ page }) => {
    const demo = await Demo.run(page, guide, name);
    await demo.press(...buttons);
    await expect(demo.stage.getByText(text)).toBeVisible();
  });
}

test('pagination: to the last page and back', async ({ page }) => {
  const demo = await Demo.run(page, 'with-pagination');
  const books = demo.stage.getByRole('listitem');
  await expect(books).toHaveCount(10);
  await expect(demo.stage.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await demo.press('Next', 'Next');
  await expect(books).toHaveText(['Book 21', 'Book 22', 'Book 23']);
  await expect(demo.stage.getByRole('button', { name: 'Next' })).toBeDisabled();
  await demo.press('Previous');
  await expect(books.first()).toHaveText('Book 11');
  await demo.stage.getByLabel('Books per page').selectOption('5');
  await expect(demo.stage.getByText('Page 1 of 5')).toBeVisible();
  await expect(books).toHaveCount(5);
});

test('redux connector: actions reach the store’s methods', async ({ page }) => {
  const demo = await Demo.run(page, 'create-redux-state');
  const flights = demo.stage.getByRole('list', { name: 'Flights' }).getByRole('listitem');
  await demo.answer('at once');
  await demo.press('Dispatch load from Vienna');
  await expect(flights).toHaveText(['Vienna – London', 'Vienna – Oslo']);
  await demo.stage.getByLabel('Requests fail').check();
  await demo.press('Dispatch load from Graz');
  await expect(demo.stage.getByRole('alert')).toContainText('503');
  await demo.press('Dispatch clear');
  await expect(demo.stage.getByRole('alert')).toBeHidden();
  await expect(flights).toHaveCount(0);
});

test('withRedux: action, effect, reducer, and the failing effect', async ({ page }) => {
  const demo = await Demo.run(page, 'with-redux');
  const flights = demo.stage.getByRole('list', { name: 'Flights' }).getByRole('listitem');
  await demo.answer('at once');
  await demo.press('Load from Graz');
  await expect(flights).toHaveText(['Graz – Hamburg', 'Graz – Zurich']);
  await demo.stage.getByLabel('Requests fail').check();
  await demo.press('Load from Vienna');
  await expect(demo.stage.getByRole('alert')).toContainText('503');
  await demo.press('Clear');
  await expect(flights).toHaveCount(0);
});

test('reset: to the declared values, then to stored ones', async ({ page }) => {
  const demo = await Demo.run(page, 'with-reset');
  await demo.press('Add 1', 'Add 1');
  await expect(demo.value('count')).toHaveText('2');
  await demo.press('Reset');
  await expect(demo.value('count')).toHaveText('0');
  await demo.stage.getByLabel('Step').fill('5');
  await demo.press('Add 5', 'Reset to these values from now on', 'Add 5', 'Reset');
  await expect(demo.value('count')).toHaveText('5');
  await expect(demo.value('step')).toHaveText('5');
});

test('resource: another user, a local change, a reload, an unknown user', async ({ page }) => {
  const demo = await Demo.run(page, 'with-resource');
  await expect(demo.stage.getByText('Ada, London')).toBeVisible();
  await demo.answer('later');
  await demo.press('User 2');
  await expect(demo.stage.getByText('Status: loading')).toBeVisible();
  await demo.answer('at once');
  await expect(demo.stage.getByText('Grace, New York')).toBeVisible();
  await demo.press('Change in the store');
  await expect(demo.stage.getByText('GRACE, New York')).toBeVisible();
  await expect(demo.value('userStatus')).toHaveText('"local"');
  await demo.press('Reload');
  await expect(demo.stage.getByText('Grace, New York')).toBeVisible();
  await demo.press('User 4');
  await expect(demo.stage.getByRole('alert')).toContainText('404');
  await expect(demo.value('userValue')).toHaveText('undefined');
});

test('storage sync: survives a restart and a reload, until it is cleared', async ({ page }) => {
  const demo = await Demo.run(page, 'with-storage-sync');
  await demo.stage.getByLabel('Name').fill('Grace');
  await expect(demo.value('toolkit-demo-user')).toHaveText('{ name: "Grace" }');
  await demo.press('Visit');
  await expect(demo.stage.getByText('Hello Grace, visits: 1')).toBeVisible();
  await demo.restart();
  await expect(demo.stage.getByText('Hello Grace, visits: 0')).toBeVisible();
  const again = await Demo.run(page, 'with-storage-sync');
  await expect(again.stage.getByText('Hello Grace, visits: 0')).toBeVisible();
  await again.press('Clear storage');
  await expect(again.value('toolkit-demo-user')).toHaveText('undefined');
  await again.restart();
  await expect(again.stage.getByText('Hello Ada, visits: 0')).toBeVisible();
});

test('undo and redo: two steps back, one forward, nothing left after a restart', async ({
  page,
}) => {
  const demo = await Demo.run(page, 'with-undo-redo');
  await expect(demo.stage.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await demo.press('Add ●', 'Add ■', 'Zoom in', 'Undo');
  await expect(demo.stage.getByText('Drawing: ●', { exact: true })).toBeVisible();
  await demo.press('Undo');
  await expect(demo.stage.getByText('Drawing: empty')).toBeVisible();
  await expect(demo.stage.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await demo.press('Redo');
  await expect(demo.stage.getByText('Drawing: ●', { exact: true })).toBeVisible();
  const updates = demo.updates.getByRole('listitem');
  await expect(updates.filter({ hasText: /^add\("●"\)\s*shapes.0\s+→ "●"/ })).toBeVisible();
  await expect(demo.value('zoom')).toHaveText('110');
  await demo.press('Forget the steps');
  await expect(demo.stage.getByRole('button', { name: 'Redo' })).toBeDisabled();
  await demo.restart();
  await expect(demo.stage.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('mutation over HTTP: pending, failed, retried', async ({ page }) => {
  const demo = await Demo.run(page, 'mutations', 'mutations-http');
  await demo.answer('later');
  await demo.stage.getByLabel('Requests fail').check();
  await demo.press('Save');
  await expect(demo.value('saveIsPending')).toHaveText('true');
  await demo.answer('at once');
  await expect(demo.stage.getByRole('alert')).toContainText('503');
  await expect(demo.stage.getByText('Last result: error')).toBeVisible();
  await demo.stage.getByLabel('Requests fail').uncheck();
  await demo.press('Try again');
  await expect(demo.stage.getByRole('list', { name: 'Saved' })).toContainText('Learn mutations');
  await expect(demo.stage.getByText('Last result: success')).toBeVisible();
});

test('the four operators: queued, aborted, refused, side by side', async ({ page }) => {
  const demo = await Demo.run(page, 'mutation-errors-and-operators', 'mutations-operators');
  // Both clicks happen during the first call, however busy the machine is.
  await demo.stage.getByRole('button', { name: 'Call all four' }).dblclick();
  const answers = (operator: string) => demo.stage.locator(`[data-operator="${operator}"]`);
  await expect(answers('switch')).toHaveText('1 aborted, 2 success');
  await expect(answers('exhaust')).toHaveText('2 aborted, 1 success');
  await expect(answers('merge')).toHaveText('1 success, 2 success');
  await expect(answers('concat')).toHaveText('1 success, 2 success');
});

test('six features in one store work together', async ({ page }) => {
  const demo = await Demo.run(page, 'combining-extensions');
  const flights = demo.stage.getByRole('checkbox', { name: /Graz/ });
  await demo.answer('at once');
  await demo.stage.getByLabel('Requests fail').check();
  await demo.press('Load');
  await expect(demo.stage.getByRole('alert')).toContainText('503');
  await demo.stage.getByLabel('Requests fail').uncheck();
  await demo.press('Load');
  await expect(flights).toHaveCount(2);
  await expect(demo.stage.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await flights.nth(1).check();
  await expect(demo.updates.locator('strong').first()).toHaveText('toggle');
  await demo.press('Undo');
  await expect(flights.nth(1)).not.toBeChecked();
  await demo.press('Redo');
  await expect(flights.nth(1)).toBeChecked();
  await demo.press('Reset');
  await expect(flights).toHaveCount(0);
  await expect(demo.value('callState')).toHaveText('"init"');
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
