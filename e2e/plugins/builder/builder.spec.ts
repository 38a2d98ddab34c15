import type { Locator, Page } from '@playwright/test';
import { findViolations, loadAxe } from '../../axe';
import { open } from '../../open';
import { shiftsIn, watchShifts } from '../../shifts';
import { expect, test as inNewTab, reading as test } from '../../test';

const form = (page: Page) => page.getByLabel('What the store needs');
const box = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
const code = (page: Page) => page.getByLabel('Generated files').locator('pre');
const running = (page: Page) => page.getByLabel('Running store');
const app = (page: Page) => running(page).frameLocator('iframe');

test('selecting an extension changes the code and the running store, and undo works', async ({
  page,
}) => {
  await open(page, 'build');
  await expect(code(page)).toContainText('withUndoRedo()');
  await app(page).getByRole('button', { name: 'Add' }).click();
  await app(page).getByLabel('From').fill('Graz');
  await app(page).getByLabel('From').blur();
  await app(page).getByRole('button', { name: 'Undo' }).click();
  await expect(app(page).getByLabel('From')).toHaveValue('');
  await app(page).getByRole('button', { name: 'Undo' }).click();
  await expect(app(page).getByText('No flights yet.')).toBeVisible();

  await box(page, 'Reset').check();
  await expect(code(page)).toContainText('withReset()');
  await expect(app(page).getByRole('button', { name: 'Reset' })).toBeVisible();
  await expect(page).toHaveURL(/with=undo,reset/);
});

test('title and text are aligned with the form at every width', async ({ page }) => {
  await open(page, 'build');
  const startOf = async (part: Locator) => (await part.boundingBox())?.x;
  for (const width of [390, 1000, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const start = await startOf(form(page));
    expect(await startOf(page.getByRole('heading', { level: 1 })), `${width} px`).toBe(start);
    expect(await startOf(page.locator('main p').first()), `${width} px`).toBe(start);
  }
});

test('a link restores the choice, and its store loads from the backend', async ({ page }) => {
  await open(page, 'build?entity=Book&fields=title&with=service');
  await expect(page.getByRole('button', { name: 'book-service.ts' })).toBeVisible();
  await expect(code(page)).toContainText('withDataService({');
  await app(page).getByRole('button', { name: 'Load' }).click();
  await expect(app(page).getByLabel('Title').first()).toHaveValue('title 1');
});

test('a mutation reaches the backend of the running store', async ({ page }) => {
  await open(page, 'build?with=mutations');
  await app(page).getByRole('button', { name: 'Add' }).click();
  await expect(app(page).getByRole('button', { name: 'Remove' })).toBeVisible();
  await expect(app(page).getByText('POST /api/flights: 201')).toBeVisible();
});

test('a message beside the checkbox says what an extension needs or excludes', async ({ page }) => {
  await open(page, 'build?with=service');
  const state = box(page, 'Request state');
  await expect(state).toBeChecked();
  await expect(state).toBeDisabled();
  await expect(state).toHaveAccessibleDescription(/data service needs request state/);
  await box(page, 'Local storage').check();
  await box(page, 'Resource').check();
  await expect(box(page, 'Local storage')).not.toBeChecked();
  await expect(box(page, 'Local storage')).toHaveAccessibleDescription(
    /Not available with a resource/,
  );
});

test('invalid names are explained, and neither they nor the last valid store are lost', async ({
  page,
}) => {
  await open(page, 'build');
  await expect(app(page).getByRole('button', { name: 'Add' })).toBeVisible();
  const heightOf = async () => (await form(page).boundingBox())?.height;
  const height = await heightOf();
  const name = box(page, 'Name');
  await name.fill('my flight');
  await expect(name).toHaveAccessibleDescription(/“my flight” is not a valid name/);
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('For your last valid input')).toBeVisible();
  expect(await heightOf(), 'nothing moves').toBe(height);
  await expect(code(page)).toContainText('FlightStore');
  await name.fill('');
  await expect(name).toHaveAccessibleDescription('The entity has no name.');
  await name.fill('Trip');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(code(page)).toContainText('TripStore');
  await box(page, 'Fields').fill('from, from');
  await expect(box(page, 'Fields')).toHaveAccessibleDescription(/Two fields have the name “from”/);
});

test('an invalid name in the address is explained, and what is selected stays selected', async ({
  page,
}) => {
  await open(page, 'build?entity=1st&with=reset');
  await expect(box(page, 'Name')).toHaveAccessibleDescription(/“1st” is not a valid name/);
  await expect(box(page, 'Reset')).toBeChecked();
  await expect(code(page)).toContainText('withReset()');
  await box(page, 'Pages').check();
  await expect(code(page)).toContainText('withPagination');
});

test('undo and reset go back to what was loaded', async ({ page }) => {
  await open(page, 'build?with=resource,undo,reset');
  const from = app(page).getByLabel('From').first();
  const undo = app(page).getByRole('button', { name: 'Undo' });
  for (const button of ['Undo', 'Reset']) {
    await expect(from).toHaveValue('from 1');
    await expect(undo).toBeDisabled();
    await from.fill('Graz');
    await from.blur();
    await app(page).getByRole('button', { name: button }).click();
    await expect(from).toHaveValue('from 1');
    await app(page).getByRole('button', { name: 'Reload' }).click();
  }
});

test('options and code that the chosen version lacks say which version has them', async ({
  page,
}) => {
  await page.evaluate(() => localStorage.setItem('library-version', '18'));
  await open(page, 'build?with=resource');
  const lacking = page.getByText('This code does not work in your version');
  await expect(lacking).toContainText('lacks withEntityResources() (since 20.5).');
  const mark = (name: string) =>
    form(page)
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await mark('withEntityResources()')).toContain('20.5');
  expect(await mark('withLocalStorage()')).toContain('19.2');
  expect(await mark('withUndoRedo()')).toBe('none');
  await box(page, 'No backend').check();
  await expect(lacking).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('library-version', '21'));
  await open(page, 'build?with=resource');
  await expect(code(page)).toContainText('withEntityResources');
  await expect(lacking).toBeHidden();
  expect(await mark('withEntityResources()')).toBe('none');
  await page.evaluate(() => localStorage.removeItem('library-version'));
});

test('the store continues in the editor, and changing the form does not discard edits', async ({
  page,
}) => {
  await open(page, 'build');
  await expect(app(page).getByRole('button', { name: 'Add' })).toBeVisible();
  const edit = running(page).getByRole('button', { name: /^Edit/ });
  await edit.click();
  await running(page).getByLabel('File').selectOption('flights.ts');
  const text = running(page).getByRole('textbox', { name: /^Code of/ });
  await text.press('ControlOrMeta+Home');
  await text.pressSequentially('// mine');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('// mine');
  await running(page).getByRole('button', { name: 'Close' }).click();
  await expect(edit).toHaveText('Edit your version');
  await box(page, 'Reset').check();
  await expect(edit).toHaveText('Edit');
  await box(page, 'Reset').uncheck();
  await expect(edit).toHaveText('Edit your version');
});

test('the store opens in StackBlitz as a complete project', async ({ page, context }) => {
  await context.route('https://stackblitz.com/**', (route) => route.fulfill({ body: 'opened' }));
  await open(page, 'build');
  await expect(app(page).getByRole('button', { name: 'Add' })).toBeVisible();
  await running(page).getByText('More', { exact: true }).click();
  const button = running(page).getByRole('button', { name: /^Open in StackBlitz/ });
  const sent = context.waitForEvent('request', (request) =>
    request.url().includes('stackblitz.com'),
  );
  await button.click();
  const project = decodeURIComponent((await sent).postData() ?? '');
  for (const file of [
    'main.ts',
    'demo.ts',
    'flights.ts',
    'flight-store.ts',
    'flight-store.spec.ts',
  ])
    expect(project).toContain(`[src/${file}]`);
});

inNewTab('nothing moves while the store starts, and axe finds nothing', async ({ page }) => {
  await watchShifts(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, 'build?with=service,reset,local');
    await expect(app(page).getByRole('button', { name: 'Add' })).toBeVisible();
    expect(await shiftsIn(page), `at ${width} px`).toEqual([]);
    const shown = await running(page).boundingBox();
    expect(shown?.width, 'the store has most of the page').toBeGreaterThan(width / 2);
    await loadAxe(page);
    expect(await findViolations(page)).toEqual([]);
  }
});

inNewTab.describe('without JavaScript', () => {
  inNewTab.use({ javaScriptEnabled: false });

  inNewTab(
    'the page shows the code of an example, without buttons that do nothing',
    async ({ page }) => {
      for (const width of [390, 1000, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('build');
        await expect(page.locator('.builder :is(button, input):visible')).toHaveCount(0);
        await expect(page.getByText('A live preview runs')).toBeHidden();
        // Playwright does not read the text in `noscript`.
        expect(await page.content()).toContain('The store builder needs JavaScript.');
        const note = page.locator('.builder noscript p');
        await expect(note).toBeVisible();
        const lines = await code(page).evaluate(({ clientHeight, scrollHeight }) => ({
          clientHeight,
          scrollHeight,
        }));
        expect(lines.clientHeight, 'all lines').toBe(lines.scrollHeight);
        const box = await page.locator('.builder').boundingBox();
        const shown = await page.getByLabel('Generated files').boundingBox();
        expect(shown?.width, `${width} px`).toBeGreaterThan((box?.width ?? 0) - 4);
        const above = await note.boundingBox();
        const end = (above?.y ?? 0) + (above?.height ?? 0);
        expect((shown?.y ?? 0) - end, 'no gap').toBeLessThan(30);
      }
    },
  );
});

inNewTab.describe('with an offline copy', () => {
  inNewTab.use({ serviceWorkers: 'allow' });

  inNewTab('the store runs without a network', async ({ page, context }) => {
    await open(page, 'offline');
    await expect(page.getByLabel('Offline copy')).toContainText('work without a network', {
      timeout: 90_000,
    });
    await context.setOffline(true);
    await page.goto('build?with=service');
    await app(page).getByRole('button', { name: 'Load' }).click();
    await expect(app(page).getByLabel('From').first()).toHaveValue('from 1');
    await box(page, 'Reset').check();
    await expect(app(page).getByRole('button', { name: 'Reset' })).toBeVisible();
  });
});
