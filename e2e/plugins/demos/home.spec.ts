import { findViolations, loadAxe } from '../../axe';
import { open } from '../../open';
import { Demo } from './demo';
import { expect, test } from './test';

test('the store of the home page runs, and gets undo with one switch', async ({ page }) => {
  await open(page, './');
  const demo = new Demo(page, 'home');
  await expect(demo.frame.getByText('export const TodoStore')).toBeVisible();
  await demo.frame.getByRole('button', { name: 'Run', exact: true }).click();
  await demo.isRunning();

  const add = async (title: string) => {
    await demo.stage.getByLabel('New todo').fill(title);
    await demo.press('Add');
  };
  const todos = demo.stage.getByRole('list', { name: 'Todos' }).getByRole('listitem');
  await add('Buy milk');
  await expect(demo.stage.getByRole('button', { name: 'Undo' })).toBeHidden();

  const undo = demo.stage.getByLabel('withUndoRedo()');
  await undo.check();
  await expect(undo).toBeFocused();
  await expect(demo.value('canUndo')).toHaveText('false');
  await expect(todos).toHaveText(['Buy milk']);
  await add('Bake a cake');
  await expect(demo.value('canUndo')).toHaveText('true');
  await demo.press('Undo');
  await expect(todos).toHaveText(['Buy milk']);

  await undo.uncheck();
  await expect(demo.state.getByText('canUndo')).toBeHidden();
  await demo.stage.getByLabel('withDataService').check();
  await demo.press('Load');
  await expect(todos).toHaveCount(3);
  await expect(demo.value('loaded')).toHaveText('true');

  await loadAxe(page);
  expect(await findViolations(page)).toEqual([]);

  await demo.frame.getByRole('button', { name: 'Edit' }).click();
  await expect(demo.stage.locator('iframe')).toBeVisible();
  await expect.poll(async () => (await demo.state.boundingBox())?.height).toBeGreaterThan(100);
});
