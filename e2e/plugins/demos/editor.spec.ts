import { findViolations, loadAxe } from '../../axe';
import { open } from '../../open';
import { EditedDemo } from './editedDemo';
import { expect, inNewTab, type Locator, test } from './test';

test('an edit runs immediately, is sent to StackBlitz, and persists until Reset', async ({
  page,
  context,
}) => {
  await context.route('https://stackblitz.com/**', (route) => route.fulfill({ body: 'opened' }));
  const demo = await EditedDemo.open(page);
  await expect(demo.value('count')).toHaveText('0');
  await demo.replace('count: 0', 'count: 41');
  await expect(demo.value('count')).toHaveText('41');
  await demo.addOne();
  await expect(demo.value('count')).toHaveText('42');

  const sent = context.waitForEvent('request', (request) =>
    request.url().includes('stackblitz.com'),
  );
  await demo.choose('Open in StackBlitz');
  expect(decodeURIComponent((await sent).postData() ?? '')).toContain('count:+41');

  await open(page, 'docs/with-reset');
  await expect(demo.button('Edit your version')).toBeVisible();
  await EditedDemo.edit(page, 'with-reset');
  await expect(demo.value('count')).toHaveText('41');
  await demo.choose('Reset');
  await expect(demo.value('count')).toHaveText('0');

  const stop = demo.button('Stop');
  await stop.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await stop.click();
  await expect(demo.button('Run'), 'to continue').toBeInViewport({ ratio: 0.9 });
  await expect(demo.button('Run')).toBeFocused();
});

test('Edit opens the code of the page at its store, with at least 20 lines and its imports folded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const demo = await EditedDemo.open(page, 'with-resource');
  await expect(demo.code).toContainText('Imports');
  await expect(demo.code).not.toContainText("from '@angular/core'");
  await expect(demo.code).toBeFocused();
  await page.keyboard.type('mine');
  await expect(demo.code).toContainText('signalStore(mine');
  const { line, rest, height } = await demo.code.evaluate((code) => ({
    line: code.querySelector('.cm-line')?.getBoundingClientRect().height ?? 0,
    height: code.closest('.cm-scroller')?.clientHeight ?? 0,
    rest: (code.getRootNode() as ShadowRoot).host.closest('.demo-code')?.clientHeight ?? 0,
  }));
  expect(height / line).toBeGreaterThan(20);
  expect(rest, 'fits below the bars').toBeLessThan(900 - 60);
  await expect(demo.value('userId')).toBeVisible();
  await demo.region.getByText('Imports', { exact: true }).click();
  await demo.code.press('ControlOrMeta+Home');
  await expect(demo.code).toContainText("from '@angular/core'");
});

test('an error is shown at its line, and the previous run continues, also after Restart, until the corrected code runs', async ({
  page,
}) => {
  const demo = await EditedDemo.open(page);
  const count = demo.result.first().getByRole('status');
  await demo.addOne();
  await expect(count).toHaveText('1');

  // It compiles, and throws as soon as it runs.
  await demo.replace('count: 0', 'count: JSON.parse("?")');
  await expect(demo.message).toContainText('not valid JSON');
  await expect(count).toHaveText('1');
  const box = await demo.region.boundingBox();
  await demo.button('Restart').click();
  await expect(demo.region.getByText('The code has an error', { exact: true })).toBeVisible();
  await expect(count).toHaveText('1');
  await expect(count).toBeVisible();
  await expect(demo.region.locator('.demo-app')).not.toHaveCSS('opacity', '1');
  expect(await demo.region.boundingBox(), 'nothing moves').toEqual(box);

  await demo.replace('JSON.parse("?")', '5');
  await expect(count).toHaveText('5');
  await expect(demo.region.locator('.demo-app')).toHaveCSS('opacity', '1');

  const place = (line: number) =>
    demo.region.getByRole('button', { name: `with-reset.ts, line ${line}` });

  await demo.replace('withReset(),', 'withReset(,');
  await expect(demo.message).toHaveText('Unexpected token ,');
  await expect(place(7)).toBeVisible();
  await expect(demo.code.locator('.problem')).toContainText('withReset(,');
  await demo.addOne();
  await expect(demo.value('count')).toHaveText('6');

  await demo.replace('withReset(,', 'withReset(),');
  await expect(demo.message).toBeHidden();
  await demo.replace('</output>', '</outputt>');
  await expect(demo.message).toContainText('Unexpected closing tag');
  await expect(place(22)).toBeVisible();
  await demo.replace('</outputt>', '</output>');
  await demo.replace('store.count() }}', 'store.count() | nopipe }}');
  await expect(demo.message).toContainText("The pipe 'nopipe' could not be found");
  await demo.replace('store.count() | nopipe', 'store.count()');
  await demo.replace('</output>', '</output><no-element />');
  await expect(demo.message).toContainText("'no-element' is not a known element");
  await demo.replace('<no-element />', '<b [nothing]="1"></b>');
  await expect(demo.message).toContainText(
    "Can't bind to 'nothing' since it isn't a known property",
  );
  await expect(place(22)).toBeVisible();
  await demo.replace('<b [nothing]="1"></b>', '');

  await demo.replace('(click)="store.add()"', '(click)="store.add(); nope()"');
  await demo.replace('count: 5', 'count: 7');
  await expect(demo.value('count')).toHaveText('7');
  await demo.addOne();
  await expect(demo.message).toContainText('nope is not a function');
  await expect(demo.region.getByRole('button', { name: /^with-reset.ts, line 34/ })).toBeVisible();
  await demo.addOne();
  await expect(demo.value('count'), 'the demo keeps running').toHaveText('9');
  await expect(demo.region.getByRole('alert')).toBeHidden();
  await demo.replace('providers: [CounterStore],', '');
  await expect(demo.message).toContainText(/No provider .*CounterStore/);
});

test('names are suggested while typing, and imported when chosen', async ({ page }) => {
  const demo = await EditedDemo.open(page);
  const list = demo.region.getByRole('listbox', { name: 'Suggested names' });
  const option = (name: string) => list.getByRole('option', { name });
  const lines = demo.code.locator('.cm-line');
  // A new list ignores keys for 75 ms, so that nobody accepts a suggestion by accident.
  const acceptsKeys = () => {
    const shown = performance.now();
    return expect.poll(() => performance.now() - shown).toBeGreaterThan(100);
  };
  await demo.code.press('ControlOrMeta+End');
  await page.keyboard.type('export const Other = signalStore(withUnd');
  await expect(option('withUndoRedo')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  await demo.code.press('Control+Space');
  await expect(option('withUndoRedo')).toHaveAttribute('aria-selected', 'true');
  await acceptsKeys();
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
  await page.keyboard.type('());\nexport const reset = (store = inject(CounterStore)) => store.');
  await expect(option('keepAsStart')).toBeVisible();
  await page.keyboard.type('res');
  await expect(list.getByRole('option')).toHaveText(['resetState']);
  await acceptsKeys();
  await page.keyboard.press('Tab');
  await page.keyboard.type('();');
  await expect(lines.last()).toContainText('=> store.resetState();');
  await demo.code.press('ControlOrMeta+Home');
  await demo.region.getByText('Imports', { exact: true }).click();
  await expect(lines.nth(1)).toContainText('{ setResetState, withReset, withUndoRedo }');
  await expect(demo.message).toBeHidden();
});

test('the list of suggestions is announced, follows the arrow keys and has no axe violations', async ({
  page,
}) => {
  const demo = await EditedDemo.open(page);
  await demo.code.press('ControlOrMeta+End');
  // The editor removes an announcement after a moment.
  const announced = await demo.region.locator('.cm-announced').evaluateHandle((region) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(region.textContent ?? '')).observe(region, {
      childList: true,
    });
    return texts;
  });
  await page.keyboard.type('export const Other = signalStore(with');
  const list = demo.region.getByRole('listbox', { name: 'Suggested names' });
  await expect(list.getByRole('option', { selected: true })).toBeVisible();
  await expect
    .poll(() => announced.evaluate((texts) => texts.join('\n')))
    .toMatch(/^\d+ suggested names$/m);
  const id = (index: number) => list.getByRole('option').nth(index).getAttribute('id');
  await expect(demo.code).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  await expect(demo.code).toHaveAttribute('aria-activedescendant', (await id(0)) ?? '');
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(demo.code).not.toHaveAttribute('aria-activedescendant', (await id(0)) ?? '', {
      timeout: 200,
    });
  }).toPass();
  await expect(list.getByRole('option', { selected: true })).toHaveCount(1);
  await expect(demo.code).toBeFocused();
  await loadAxe(page);
  expect(await findViolations(page, undefined, '.demo')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  expect(await findViolations(page, undefined, '.demo')).toEqual([]);
});

test('forms and RxJS operators work, and the error message about constructor injection says what to do', async ({
  page,
}) => {
  const demo = await EditedDemo.open(page, 'with-redux');
  await demo.replace(
    "import { catchError, map, of, switchMap } from 'rxjs';",
    "import { of } from 'rxjs';\nimport { catchError, map, switchMap } from 'rxjs/operators';\nimport { FormsModule } from '@angular/forms';",
  );
  await demo.replace('imports: [BackendPanel]', 'imports: [BackendPanel, FormsModule]');
  await demo.replace(
    '<demo-backend />',
    '<input aria-label="Name" [(ngModel)]="name" /> <output>{{ name }}</output> <demo-backend />',
  );
  await demo.replace('protected readonly store', "name = 'Ada';\n  protected readonly store");
  await demo.stage.scrollIntoViewIfNeeded();
  const { result } = demo;
  await expect(result.getByLabel('Name')).toHaveValue('Ada');
  await result.getByLabel('Latency').selectOption('0 ms');
  await result.getByLabel('Name').fill('Grace');
  await expect(result.locator('output')).toHaveText('Grace');
  await result.getByRole('button', { name: 'Load from Graz' }).click();
  await expect(result.getByLabel('Flights').getByRole('listitem').first()).toContainText('Graz');

  await demo.replace("name = 'Ada';", 'constructor(private http: HttpClient) {}');
  await expect(demo.message).toHaveText(
    'Constructor injection does not work here: use inject() in a field.',
  );
});

test('a link shares the changes, which run only after a click', async ({ page, context }) => {
  const demo = await EditedDemo.open(page);
  await demo.replace('count: 0', 'count: 41');
  await expect(demo.value('count')).toHaveText('41');
  const link = await demo.copyLink();

  const other = await context.newPage();
  await other.goto(link);
  const received = new EditedDemo(other, 'with-reset');
  await expect(received.region.getByText('This code came with the link.')).toBeVisible();
  await expect(received.code).toContainText('count: 41');
  await expect(received.stage).toHaveCount(0);
  const changed = received.code.locator('.changed');
  await expect(changed).toHaveText('  withState({ count: 41, step: 1 }),');
  await expect(changed).toBeInViewport({ ratio: 1 });
  await expect(received.button('Run')).toBeInViewport({ ratio: 1 });
  const bar = await other.getByRole('banner').boundingBox();
  const box = await received.region.boundingBox();
  expect(box?.y, 'below the fixed bar').toBeGreaterThanOrEqual(bar?.height ?? 0);
  await received.replace('count: 0', 'count: 42');
  await expect(received.code).toContainText('count: 42');
  await expect(received.stage).toHaveCount(0);
  await received.button('Run').click();
  await expect(received.value('count')).toHaveText('42');
});

inNewTab('a frame with an origin accepts no code', async ({ page }) => {
  await page.route('**/demo-frame', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto('demo-frame');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // The frame's own listener runs first.
        addEventListener('message', () => resolve(), { once: true });
        postMessage({ runtime: 'window.taken = true' }, '*');
      }),
  );
  expect(await page.evaluate(() => 'taken' in window)).toBe(false);
});

test('a slash can be typed, code has the colors of the page, and Tab indents, or leaves after Escape', async ({
  page,
}) => {
  await open(page, 'docs/with-reset');
  const names = ['const', 'signalStore', '0', 'number', 'Component', "'demo-root'", 'output'];
  const colors = (code: Locator) =>
    Promise.all(
      names.map((text) =>
        code
          .getByText(text, { exact: true })
          .first()
          .evaluate((part) => getComputedStyle(part).color),
      ),
    );
  const source = page.getByRole('region', { name: 'Live demo with-reset' }).locator('pre');
  const onPage = await colors(source);
  const demo = await EditedDemo.edit(page, 'with-reset');
  expect(await colors(demo.code)).toEqual(onPage);

  await demo.code.press('ControlOrMeta+End');
  await page.keyboard.type('// mine');
  await expect(demo.code.locator('.cm-line').last()).toHaveText('// mine');
  await demo.code.press('Tab');
  await expect(demo.code.locator('.cm-line').last()).toHaveText(/^ {2}\/\/ mine/);
  await expect(demo.code).toBeFocused();
  // The list of suggestions is open, or about to open.
  for (const typed of ['\nwithR', 'e']) {
    await page.keyboard.type(typed);
    if (typed !== 'e') await expect(demo.region.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(demo.code).not.toBeFocused();
    await demo.code.focus();
  }
});

inNewTab.describe('on a phone', () => {
  inNewTab.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  inNewTab('fields have large text, because iOS would zoom in', async ({ page }) => {
    /** In px. */
    const sizesOf = (fields: string) =>
      page
        .locator(fields)
        .evaluateAll((all) =>
          all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
        );
    await EditedDemo.open(page);
    for (const [route, fields] of [
      ['', '.cm-content'],
      ['build', '.builder-form input:not([type=radio], [type=checkbox])'],
      ['docs/errors', 'main textarea'],
    ] as const) {
      if (route) await open(page, route);
      await expect(page.locator(fields).first()).toBeVisible();
      for (const size of await sizesOf(fields)) expect(size, route).toBeGreaterThanOrEqual(16);
    }
  });
});
