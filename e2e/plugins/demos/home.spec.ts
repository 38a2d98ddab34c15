import { findViolations, loadAxe } from '../../axe';
import { open } from '../../open';
import { Demo } from './demo';
import { expect, test } from './test';

const FIRST = ['Read the code', 'Undo the last change', 'Reload the page'];

test('the store on the home page runs, and one line adds or removes undo', async ({ page }) => {
  await open(page, './');
  const demo = new Demo(page, 'home');
  const source = demo.frame.getByText('export const TodoStore');
  await demo.frame.getByRole('button', { name: 'Run', exact: true }).click();
  await demo.isRunning();

  const todos = demo.stage.getByRole('list', { name: 'Todos' }).getByRole('listitem');
  await expect(todos).toHaveText(FIRST);
  await expect(demo.value('canUndo')).toHaveText('true');
  await demo.press('Undo');
  await expect(todos.first().getByRole('checkbox')).not.toBeChecked();
  await demo.stage.getByLabel('New todo').fill('Buy milk');
  await demo.press('Add');
  await expect(todos).toHaveText([...FIRST, 'Buy milk']);
  await expect(demo.updates).toContainText('add');

  const undo = demo.stage.getByLabel('withUndoRedo()');
  await undo.uncheck();
  await expect(undo).toBeFocused();
  await expect(source).not.toContainText('withUndoRedo()');
  await expect(demo.stage.getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect(demo.state.getByText('canUndo')).toBeHidden();
  await undo.check();
  await expect(source).toContainText('    withLocalStorage(),\n  ),\n  withUndoRedo(),');
  await expect(demo.stage.getByRole('button', { name: 'Undo' })).toBeVisible();
  await demo.press('Load');
  await expect(todos).toHaveCount(3);
  await expect(demo.value('loaded')).toHaveText('true');

  await loadAxe(page);
  expect(await findViolations(page)).toEqual([]);

  await demo.frame.getByRole('button', { name: 'Edit' }).click();
  await expect(demo.stage.locator('iframe')).toBeVisible();
  await expect.poll(async () => (await demo.state.boundingBox())?.height).toBeGreaterThan(100);
});

test('code, app and state on the home page fit on one screen, and clicking the app starts it in place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, './');
  const demo = new Demo(page, 'home');
  const still = demo.frame.locator('[data-still]');
  const nextUndo = demo.frame.getByText('next undo');
  const last = demo.frame.getByRole('button', { name: 'Redo', includeHidden: true });
  for (const part of [demo.frame.getByText('export const TodoStore'), last, nextUndo]) {
    await expect(part).toBeInViewport({ ratio: 0.99 });
  }
  const before = await still.boundingBox();
  const heightBefore = (await demo.frame.boundingBox())?.height;
  const stateBefore = await nextUndo.boundingBox();
  const box = await still.locator('input[value=withUndoRedo]').boundingBox();
  if (!box) throw new Error('The still has no switch.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await demo.isRunning();
  await expect(demo.stage.getByLabel('withUndoRedo()')).not.toBeChecked();
  await expect(demo.frame.getByText('export const TodoStore')).not.toContainText('withUndoRedo()');
  expect(await demo.stage.boundingBox()).toEqual(before);
  expect((await demo.frame.boundingBox())?.height).toBe(heightBefore);

  await demo.stage.getByLabel('withUndoRedo()').check();
  await demo.stage.getByLabel('Reload the page').check();
  await expect(nextUndo).toBeVisible();
  expect(await nextUndo.boundingBox()).toEqual(stateBefore);
});
