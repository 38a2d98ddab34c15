import { readFileSync } from 'node:fs';
import type { FrameLocator, Page } from '@playwright/test';
import { delayRequests, open } from '../../open';
import { Demo } from '../demos/demo';
import { EditedDemo } from '../demos/editedDemo';
import { expect, inNewTab, test } from '../demos/test';

const steps = (page: Page) => page.getByRole('navigation', { name: 'Steps of the tutorial' });

/** Locates the checkbox of a task. */
const check = (page: Page, label: string) =>
  page.getByRole('listitem').filter({ hasText: label }).getByRole('checkbox');

async function isDone(page: Page, step: number) {
  await expect(
    steps(page).getByRole('link', { name: `Step ${step}, done`, exact: true }),
  ).toBeVisible();
}

test('a step is completed when its checks pass, and stays completed', async ({ page }) => {
  const demo = await Demo.run(page, 'tutorial');
  await expect(check(page, 'The list is empty after Reset')).not.toBeChecked();
  await demo.stage.getByLabel('New todo').fill('Buy milk');
  await demo.press('Add');
  await expect(check(page, 'The list has a todo that you added')).toBeChecked();
  await expect(check(page, 'The list is empty after Reset')).not.toBeChecked();
  await demo.press('Reset');
  await expect(check(page, 'The list is empty after Reset')).toBeChecked();
  await isDone(page, 1);

  await page.reload();
  await isDone(page, 1);
  await expect(check(page, 'The list is empty after Reset')).not.toBeChecked();
  await steps(page).getByRole('link', { name: 'Step 2', exact: true }).click();
  await expect(page).toHaveURL('docs/tutorial/load');
  await isDone(page, 1);
});

test('step 5: a setting survives the store and the page, but not a reset', async ({ page }) => {
  const demo = await Demo.run(page, 'tutorial/storage', 'tutorial-storage');
  const hide = demo.stage.getByLabel('Hide completed todos');
  await hide.check();
  await expect(check(page, 'Completed todos are hidden')).toBeChecked();
  await expect(check(page, 'After Restart')).not.toBeChecked();
  await page.reload();
  await demo.region.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(hide).toBeChecked();
  await isDone(page, 5);
  await demo.press('Reset');
  await expect(hide).not.toBeChecked();
  // The demo's storage is separate from the site's.
  await page.reload();
  await isDone(page, 5);
});

test('a step is completed even if a busy device starts to observe its demo late', async ({
  page,
}) => {
  await page.evaluate(() => localStorage.setItem('toolkit-demo-todos', '{"hideDone":true}'));
  // This code is loaded when the page is idle.
  const late = '**/after-paint.*.js';
  const release = await delayRequests(page, late);
  const requested = page.waitForRequest(late);
  await open(page, 'docs/tutorial/storage');
  const demo = new Demo(page, 'tutorial-storage');
  await demo.region.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(demo.stage.getByLabel('Hide completed todos')).toBeChecked();
  await requested;
  release();
  await expect(check(page, 'After Restart')).toBeChecked();
  await isDone(page, 5);
});

/** The edits that solve an exercise: code before and after. */
function solutionOf(step: string): [before: string, after: string][] {
  const [, exercise = ''] = readFileSync(`docs/docs/${step}.mdx`, 'utf8').split('## Your turn');
  const codes = exercise.matchAll(/^```ts changes=.*\n([\s\S]*?)\n```$/gm);
  return [...codes].map(([, code = '']) => {
    const without = (mark: string) =>
      code
        .split('\n')
        .filter((line) => !line.endsWith(`// [!code ${mark}]`))
        .map((line) => line.replace(/ \/\/ \[!code .*$/, ''))
        .join('\n');
    return [without('++'), without('--')];
  });
}

/** Does what the exercises ask for. */
async function bring(result: FrameLocator) {
  await result.getByLabel('New todo').fill('Buy milk');
  await result.getByRole('button', { name: 'Add' }).click();
  await result.getByRole('button', { name: 'Reset' }).click();
}

// Tests of the guides prove what the checks of each step accept.
for (const step of ['tutorial', 'tutorial/undo']) {
  test(`the solution of the exercise solves it: ${step}`, async ({ page }) => {
    await open(page, `docs/${step}`);
    const demo = await EditedDemo.edit(page, step.replace('/', '-'));
    const boxes = page.locator('.contains-task-list').last().getByRole('checkbox');
    await demo.stage.scrollIntoViewIfNeeded();
    await bring(demo.result);
    await expect(boxes.last()).not.toBeChecked();

    for (const [before, after] of solutionOf(step)) await demo.replace(before, after);
    await expect(async () => {
      await demo.stage.scrollIntoViewIfNeeded();
      await bring(demo.result);
      for (const box of await boxes.all()) await expect(box).toBeChecked({ timeout: 1_000 });
    }).toPass();
    await expect(demo.region.locator('[role=status] pre')).toBeHidden();
  });
}

test.describe('without scripts', () => {
  inNewTab.use({ javaScriptEnabled: false });

  inNewTab('a step shows the changes, the code, and the tasks', async ({ page }) => {
    await page.goto('docs/tutorial/undo');
    const diff = page.locator('figure.code').first();
    await expect(diff.locator('.line.add').filter({ hasText: 'withUndoRedo(),' })).toBeVisible();
    await expect(diff.getByText("selector: 'demo-root'")).toBeHidden();
    await expect(page.locator('.demo-source')).toContainText('class Todos');
    await expect(check(page, 'A change can be undone')).toBeVisible();
    await expect(steps(page).getByRole('link')).toHaveCount(7);
  });
});
