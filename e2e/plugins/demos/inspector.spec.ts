import { Demo } from './demo';
import { expect, test } from './test';

test('clicking an update restores its state, backward and forward', async ({ page }) => {
  const demo = await Demo.run(page, 'with-undo-redo');
  await demo.press('Add ●', 'Add ■');
  const updates = demo.updates.getByRole('listitem');
  await expect(updates).toHaveText([/add\("■"\)\s*shapes.1/, /add\("●"\)\s*shapes.0/, /Start/]);
  await updates.first().getByText('Line that caused this').click();
  await expect(updates.first()).toContainText(/with-undo-redo.ts, line \d+\s*patchState\(store/);

  await updates.last().getByRole('button').click();
  await expect(demo.stage.getByText('Drawing: empty')).toBeVisible();
  await expect(demo.value('shapes')).toHaveText('[]');
  await expect(demo.updates.getByRole('status')).toContainText('State after update 1');
  const steps = demo.frame.getByRole('list', { name: 'Steps to undo and redo' });
  await expect(steps.getByRole('listitem')).toHaveText([/^now/, /add\("■"\)/, /add\("●"\)/]);
  const back = demo.updates.getByRole('button', { name: 'Back' });
  await expect(back).toHaveAttribute('aria-disabled', 'true');

  const forward = demo.updates.getByRole('button', { name: 'Forward' });
  await forward.click();
  await expect(demo.stage.getByText('Drawing: ●', { exact: true })).toBeVisible();
  await forward.press('Enter');
  await expect(demo.stage.getByText('Drawing: ● ■', { exact: true })).toBeVisible();
  await expect(forward).toBeFocused();
  await expect(updates).toHaveCount(3);
});

test('members added by the extension are marked, and come first', async ({ page }) => {
  const demo = await Demo.run(page, 'with-call-state');
  const state = demo.state.getByRole('treeitem');
  await expect(state.nth(1)).toHaveText(/^callState.*withCallState$/);
  await demo.frame.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(demo.stage.locator('iframe')).toBeVisible();
  await expect(state.nth(1)).toHaveText(/^callState.*withCallState$/);
  await expect(state.filter({ hasText: 'todos' }).first()).not.toContainText('withCallState');
});

test('the state is a tree view with keyboard support', async ({ page }) => {
  const demo = await Demo.run(page, 'with-undo-redo');
  await demo.press('Add ●');
  const rows = demo.state.getByRole('treeitem');
  const shapes = rows.filter({ hasText: 'shapes' });
  await rows.first().focus();
  for (let count = 0; count < 9; count++) {
    if (await shapes.evaluate((row) => row === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('ArrowRight');
  await expect(shapes).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(rows.filter({ hasText: '"●"' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(shapes).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(shapes).toHaveAttribute('aria-expanded', 'false');

  const edge = (name: string) => demo.frame.getByRole('separator', { name });
  await edge('Width of the state').press('ArrowRight');
  await edge('Height of the inspector').press('ArrowDown');
  await demo.restart();
  await expect(edge('Width of the state')).toHaveAttribute('aria-valuenow', '65');
  await expect(edge('Height of the inspector')).toHaveAttribute('aria-valuenow', '320');
});

test('storage entries are shown beside the state', async ({ page }) => {
  const demo = await Demo.run(page, 'with-storage-sync');
  await demo.stage.getByLabel('Name').fill('Grace');
  await expect(demo.value('toolkit-demo-user')).toHaveText('{ name: "Grace" }');
  await demo.press('Clear storage');
  await expect(demo.value('toolkit-demo-user')).toHaveText('undefined');
});

test('the focus stays in the demo when a button is disabled or removed', async ({ page }) => {
  const demo = await Demo.run(page, 'with-undo-redo');
  await demo.press('Add ●');
  const undo = demo.stage.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeEnabled();
  await undo.press('Enter');
  await expect(demo.stage.getByRole('button', { name: 'Redo' })).toBeFocused();
  await demo.frame.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(demo.frame.getByRole('button', { name: 'Run', exact: true })).toBeFocused();
});

test('calls are lines on a timeline, with an outcome that depends on the operator', async ({
  page,
}) => {
  const demo = await Demo.run(page, 'mutation-errors-and-operators', 'mutations-operators');
  await demo.stage.getByRole('button', { name: 'Call all four' }).dblclick();
  const lanes = demo.state.getByRole('list', { name: 'Calls and requests' });
  const calls = lanes.getByRole('list').getByRole('listitem');
  await expect(calls).toHaveText([
    /concat\(1\)success, \d+ ms/,
    /concat\(2\)success, waited \d+ ms/,
    /switch\(1\)aborted, \d+ ms/,
    /switch\(2\)success, \d+ ms/,
    /exhaust\(1\)success, \d+ ms/,
    'exhaust(2)refused',
    /merge\(1\)success, \d+ ms/,
    /merge\(2\)success, \d+ ms/,
  ]);
});
