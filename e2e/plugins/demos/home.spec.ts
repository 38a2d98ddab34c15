import { findViolations, loadAxe } from '../../axe';
import { open } from '../../open';
import { Demo } from './demo';
import { expect, test } from './test';

test('the store of the home page runs, and loses undo with one switch', async ({ page }) => {
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
  const first = ['Check off this todo', 'Undo it', 'Reload the page'];
  await expect(todos).toHaveText(first);
  await expect(demo.value('canUndo')).toHaveText('false');
  await add('Buy milk');
  await expect(todos).toHaveText([...first, 'Buy milk']);
  await demo.press('Undo');
  await expect(todos).toHaveText(first);
  await demo.press('Redo');
  await demo.press('Reset');
  await expect(todos).toHaveText(first);

  const undo = demo.stage.getByLabel('withUndoRedo()');
  await undo.uncheck();
  await expect(undo).toBeFocused();
  await expect(demo.stage.getByRole('button', { name: 'Undo' })).toBeHidden();
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
