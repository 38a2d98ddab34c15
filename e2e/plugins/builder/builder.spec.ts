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

test('every choice runs', async ({ page }) => {
  await open(page, 'build?with=none');
  const choose = async (query: string) => {
    await page.evaluate((search) => history.pushState(null, '', search), query);
  };
  let number = 0;
  /** Waits for the component of the entity, and fails on any message. */
  const runs = async (choice: string) => {
    const component = app(page).locator(`:is(app-t${number}s, app-t${number}-view)`);
    await expect(component.locator('button, input').first(), choice).toBeVisible();
    await expect(running(page).getByRole('status').first(), choice).toHaveText(/^(Running|)$/);
    await expect(running(page).getByRole('alert'), choice).toHaveCount(0);
  };
  const next = (rest: string) => choose(`?entity=T${++number}&${rest}`);
  const controls = form(page).locator('input:is([type="checkbox"], [type="radio"])');
  const needs = new Set<string>();
  for (let at = 0; at < (await controls.count()); at++) {
    await next('state=page&with=none');
    const control = controls.nth(at);
    await expect(code(page)).toContainText(`T${number}Store`);
    if (await control.isChecked()) continue;
    await control.check();
    await expect(page).not.toHaveURL(/with=none/);
    const chosen = new URL(page.url()).searchParams.get('with') ?? '';
    needs.add(chosen);
    await runs(chosen);
  }
  expect(needs.size).toBeGreaterThan(10);
});

test('on a phone, the code shows what a choice changes, and leads to the preview', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'build');
  await expect(app(page).getByRole('button', { name: 'Add' })).toBeAttached();
  await box(page, 'Reset').check();
  const line = code(page).getByText('withReset()');
  await expect(line).toBeInViewport();
  await expect(code(page).locator('.builder-lit').last()).toBeInViewport();
  await expect(page.getByText(/^\+[1-9]\d* −\d+ lines$/)).toBeVisible();
  await box(page, 'Reset').uncheck();
  await expect(line).toHaveCount(0);
  await expect(page.getByText(/^\+\d+ −[1-9]\d* lines$/)).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(app(page).getByRole('button', { name: 'Add' })).toBeInViewport();
});

test('a link restores the choice; plain state, an own id, a collection and parameters of a load run', async ({
  page,
}) => {
  await open(page, 'build?fields=id:string,from&load=from&collection=open&with=service,view');
  await expect(page.getByRole('button', { name: 'flight-service.ts' })).toBeVisible();
  await expect(code(page)).toContainText('withDataService({');
  await app(page).getByRole('button', { name: 'Load' }).click();
  await expect(app(page).getByLabel('From').nth(1)).toHaveValue('from 1');
  await expect(app(page).getByText('GET /api/flights?from=: 200')).toBeVisible();
  await app(page).getByLabel('From').first().fill('from 3');
  await app(page).getByLabel('From').first().blur();
  await app(page).getByRole('button', { name: 'Load' }).click();
  await expect(app(page).getByRole('listitem').getByLabel('From')).toHaveCount(1);
  await app(page).getByLabel('Find').fill('nothing');
  await expect(app(page).getByRole('listitem').getByLabel('From')).toHaveCount(0);

  await box(page, 'Without a list').check();
  await expect(box(page, 'State')).toHaveAccessibleDescription(/has no state/);
  await box(page, 'State').fill("theme: 'light' | 'dark', size: number | null");
  await app(page).getByLabel('Theme').selectOption('dark');
  await app(page).getByLabel('Size').fill('4');
  await app(page).getByLabel('Size').blur();
  await expect(app(page).getByLabel('Theme')).toHaveValue('dark');
});

inNewTab('the form works in a browser that refuses to change the address', async ({ page }) => {
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
    };
  });
  await open(page, 'build');
  await box(page, 'Reset').check();
  await box(page, 'Name').fill('Trip');
  await expect(code(page)).toContainText('TripStore');
  await box(page, 'Pages').check();
  await expect(code(page)).toContainText('withPagination');
});

test('messages beside the fields say what an extension needs or excludes, and why a name is invalid; nothing is lost', async ({
  page,
}) => {
  await open(page, 'build?entity=1st&with=service');
  const name = box(page, 'Name');
  await expect(name).toHaveAccessibleDescription(/“1st” is not a valid name/);
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
  await expect(code(page)).toContainText('withEntityResources');

  await name.fill('Flight');
  await expect(app(page).getByRole('button', { name: 'Add' })).toBeVisible();
  const heightOf = async () => (await form(page).boundingBox())?.height;
  const height = await heightOf();
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

test('a store reaches its backend, and opens in StackBlitz and in the editor, which is printed and keeps its edits when the form changes', async ({
  page,
  context,
}) => {
  await open(page, 'build?with=mutations');
  await app(page).getByRole('button', { name: 'Add' }).click();
  await expect(app(page).getByRole('button', { name: 'Remove' })).toBeVisible();
  await expect(app(page).getByText('POST /api/flights: 201')).toBeVisible();

  await context.route('https://stackblitz.com/**', (route) => route.fulfill({ body: 'opened' }));
  await running(page).getByText('More', { exact: true }).click();
  const sent = context.waitForEvent('request', (request) =>
    request.url().includes('stackblitz.com'),
  );
  await running(page)
    .getByRole('button', { name: /^Open in StackBlitz/ })
    .click();
  const project = decodeURIComponent((await sent).postData() ?? '');
  for (const file of ['main', 'demo', 'flights', 'flight-store', 'flight-store.spec'])
    expect(project).toContain(`[src/${file}.ts]`);
  await page.bringToFront();
  await page.keyboard.press('Escape');

  const edit = running(page).getByRole('button', { name: /^Edit/ });
  await edit.click();
  await running(page).getByLabel('File').selectOption('flights.ts');
  const text = running(page).getByRole('textbox', { name: /^Code of/ });
  await text.press('ControlOrMeta+End');
  await text.pressSequentially('// mine, on the last line');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('// mine');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const printed = running(page).getByRole('figure');
  await expect(printed.getByText('// mine, on the last line')).toBeVisible();
  await expect(printed.getByText('import {').first(), 'all of the code').toBeVisible();
  await expect(code(page), 'the code without the changes').toBeHidden();
  await page.emulateMedia({ media: null });

  await running(page).getByRole('button', { name: 'Close' }).click();
  await expect(edit).toHaveText('Edit your version');
  await box(page, 'Reset').check();
  await expect(edit).toHaveText('Edit');
  await box(page, 'Reset').uncheck();
  await expect(edit).toHaveText('Edit your version');
});

inNewTab(
  'nothing moves while the store starts, all is aligned, and axe finds nothing',
  async ({ page }) => {
    await watchShifts(page);
    const startOf = async (part: Locator) => (await part.boundingBox())?.x;
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, 'build?with=service,reset,local');
      await expect(app(page).getByRole('button', { name: 'Add' })).toBeVisible();
      expect(await shiftsIn(page), `at ${width} px`).toEqual([]);
      const shown = await running(page).boundingBox();
      expect(shown?.width, 'the store has most of the page').toBeGreaterThan(width / 2);
      const start = await startOf(form(page));
      expect(await startOf(page.getByRole('heading', { level: 1 })), `${width} px`).toBe(start);
      expect(await startOf(page.locator('main p').first()), `${width} px`).toBe(start);
    }
    await loadAxe(page);
    expect(await findViolations(page, undefined, 'main')).toEqual([]);
  },
);

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
