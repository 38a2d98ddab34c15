import { findViolations, loadAxe } from '../../axe';
import { open } from '../../open';
import { shiftsIn, watchShifts } from '../../shifts';
import { expect, test as inNewTab, reading as test } from '../../test';

test('the changes page is a checklist for an upgrade, which the reader can share and return to', async ({
  page,
}) => {
  await open(page, 'docs/changes?from=19&to=21');
  const status = page.getByRole('search').getByRole('status').first();
  await expect(status).toHaveText(/^From 19\.\d+\.\d+ to 21\.\d+\.\d+: 0 of up to \d+ checked$/);
  const step = page.getByRole('region', { name: 'Upgrade to 20' });
  await expect(step.locator('pre').first()).toHaveText(/^npx ng update @angular\/cli@20 .*@20$/);
  await expect(page.getByRole('region', { name: 'Upgrade to 22' })).toHaveCount(0);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy all commands' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toEqual([
    expect.stringMatching(/^npx ng update .*@ngrx\/signals@20 .*ngrx-toolkit@20$/),
    expect.stringMatching(/^npx ng update .*@ngrx\/signals@21 .*ngrx-toolkit@21$/),
  ]);
  await step.getByRole('button', { name: 'Copy code' }).first().click();
  await expect(step.getByText('Copied', { exact: true })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied.split('\n')[0]);

  const change = step.getByRole('checkbox', { name: /^Rename request to params/ });
  await step.getByText(/^\d+ changes, if your code uses .*\bresource\b/).click();
  await change.check();
  await expect(status).toContainText(': 1 of up to ');
  await page.reload();
  await expect(change).toBeChecked();
  await expect(change, 'what the reader has started stays open').toBeVisible();

  await page.getByRole('combobox', { name: 'Upgrade to' }).selectOption('22.0.0 (current)');
  await expect(page).toHaveURL('docs/changes?from=19');
  await expect(page.getByRole('region', { name: 'Upgrade to 22' })).toBeVisible();
  await expect(status, 'another upgrade').toContainText(': 0 of up to ');

  await page.goto('docs/changes?from=99');
  await expect(status).toHaveText('Version 99 is not known: choose one from the list.');
});

test('the checklist shows each edit, and starts from the version that the reader chose', async ({
  page,
}) => {
  await page.evaluate(() => localStorage.setItem('library-version', '21'));
  await open(page, 'docs/with-resource');
  await open(page, 'docs/changes');
  await expect(page.getByRole('combobox', { name: 'Your version' })).toHaveValue('21.0.0');
  const step = page.getByRole('region', { name: 'Upgrade to 22' });
  const change = step.getByRole('listitem').filter({ hasText: /saveIsPending/ });
  await expect(change, 'it may not concern the code').toBeHidden();
  await step.getByText(/^\d+ changes, if your code uses .*withMutations/).click();
  await expect(change.getByRole('checkbox')).toBeVisible();
  await expect(change.locator('.del').first()).toBeVisible();
  await expect(change.locator('.add').first()).toBeVisible();
});

inNewTab('nothing moves while pages with marks of an older version load', async ({ page }) => {
  await watchShifts(page);
  await open(page, './');
  for (const [width, route, version] of [
    [1280, 'docs/with-resource', '20'],
    [390, 'docs/api/functions/withResource', '18'],
    [390, 'docs/extensions', '18'],
    [1280, 'docs/changes?from=19&to=22', ''],
    [390, 'docs/changes', '19'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((one) => localStorage.setItem('library-version', one), version);
    await open(page, route);
    await page.waitForLoadState('networkidle');
    expect(await shiftsIn(page), `${route} at ${width} px`).toEqual([]);
  }
});

const KIT = '@angular-architects/ngrx-toolkit';

const PACKAGE_JSON = JSON.stringify({
  dependencies: { [KIT]: '^20.5.0', '@angular/core': '^20.0.0', '@ngrx/signals': '^19.0.0' },
});

const LOCK_FILE = JSON.stringify({
  lockfileVersion: 3,
  packages: {
    '': { dependencies: { [KIT]: '^20.5.0' }, devDependencies: { nx: '^21.0.0' } },
    [`node_modules/${KIT}`]: { version: '20.7.0' },
    'node_modules/@angular/core': { version: '20.3.0' },
    'node_modules/@ngrx/signals': { version: '20.1.0' },
    'node_modules/nx': { version: '21.0.0' },
  },
});

const STORE = `import { withIndexeddb, withStorageSync, withUndoRedo } from '${KIT}';
import { signalStore } from '@ngrx/signals';
import { withEntities } from '@ngrx/signals/entities';
import { withEffects } from '@ngrx/signals/events';

export const FlightStore = signalStore(
  withUndoRedo(),
  withEntities<Flight>(),
  withStorageSync('flights', withIndexeddb()),
  withEffects(() => ({})),
);
`;

const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

test('a package.json or a lock file says where the upgrade starts, and which commands it takes', async ({
  page,
}) => {
  await open(page, 'docs/changes');
  const view = page.getByRole('search');
  await view.getByText('Check your package.json, lock file or stores').click();
  const files = view.getByLabel('Or choose files');
  await files.setInputFiles(file('package.json', PACKAGE_JSON));
  await expect(view).toContainText('which accepts 20.5.0 to 20.7.0');
  await expect(view.locator('details').getByRole('list')).toContainText(
    'Version 20.5.0 needs @ngrx/signals ^20.0.0, not ^19.0.0.',
  );
  const status = view.getByRole('status').first();
  await expect(status).toHaveText(/^From 20\.5\.0 to 22\.0\.0/);
  await expect(page).toHaveURL('docs/changes?from=20.5.0');

  await files.setInputFiles([file('package-lock.json', LOCK_FILE), file('flights.ts', STORE)]);
  await expect(status).toHaveText(/^From 20\.7\.0 to 22\.0\.0: 0 of 1 checked$/);
  const step = page.getByRole('region', { name: 'Upgrade to 21' });
  await expect(step.locator('pre').first()).toContainText('npx nx migrate 22');
  await expect(step.getByRole('checkbox')).toHaveAccessibleName(/^Rename withEffects\(\)/);
  await expect(view).toContainText('The list has only what concerns the code above.');

  await view.getByLabel(/^A package\.json, a lock file, or code/).fill('Hello, who are you?');
  await expect(view).toContainText('This is no package.json, no lock file, and no code');
  await expect(view.getByText(/no known break/i)).toHaveCount(0);
});

inNewTab(
  'pasted stores are checked without sending them, and kept while the reader looks things up',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await open(page, 'docs/errors#check-your-code');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^check your package\.json/ })
      .click();
    const view = page.getByRole('search');
    await view.getByText('Check your package.json, lock file or stores').click();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('withIndexeddb'))
        sent.push(request.url());
    });
    const text = view.getByLabel(/^A package\.json, a lock file, or code/);
    await text.fill(STORE);
    await expect(view).toContainText('3 changes for version 22.0.0.');
    const findings = view.locator('details').getByRole('listitem');
    await expect(findings).toHaveText([
      /^Line 1: withIndexeddb is deprecated\. Use withIndexedDB, which is the same\./,
      /^Line 4: Rename withEffects\(\)/,
      /^Line 7: Move withUndoRedo\(\) after withEntities\(\)\./,
    ]);
    expect(sent).toEqual([]);
    await loadAxe(page);
    expect(await findViolations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);

    await view.getByRole('combobox', { name: 'Upgrade to' }).selectOption('18.0.0');
    await expect(findings.first()).toContainText('has no withIndexeddb.');
    await findings.last().getByRole('link', { name: 'Why' }).click();
    await expect(page).toHaveURL(/combining-extensions#which-feature-needs-which$/);
    await page.goBack();
    await expect(text).toHaveValue(STORE);
  },
);
