import { open } from '../../open';
import { shiftsIn, watchShifts } from '../../shifts';
import { expect, test as inNewTab, reading as test } from '../../test';

test('the changes page lists the changes of an upgrade, and the URL keeps the versions', async ({
  page,
}) => {
  await open(page, 'docs/changes?from=19&to=21');
  const status = page.getByRole('search').getByRole('status');
  await expect(status).toHaveText(/ changes from 19\.\d+\.\d+ to 21\./);
  await expect(page.getByText('npx ng update @angular/cli@20 @angular/core@20')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy commands' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toEqual([
    expect.stringMatching(/^npx ng update .*@ngrx\/signals@20 .*ngrx-toolkit@20$/),
    expect.stringMatching(/^npx ng update .*@ngrx\/signals@21 .*ngrx-toolkit@21$/),
  ]);
  await expect(page.getByRole('heading', { name: 'Version 22' })).toBeHidden();
  await expect(page.getByRole('cell', { name: '20.1.0' })).toBeVisible();

  await page.getByRole('combobox', { name: 'To version' }).selectOption('22');
  await expect(page.getByRole('heading', { name: 'Version 22' })).toBeVisible();
  await expect(page).toHaveURL('docs/changes?from=19&to=22');

  await page.getByText('All extensions').click();
  for (const name of ['withResource', 'withMutations']) {
    await page.getByRole('checkbox', { name, exact: true }).check();
  }
  await expect(page).toHaveURL('docs/changes?from=19&to=22&use=withResource,withMutations');
  await expect(status).toHaveText(
    /^\d changes about withMutations, withResource from 19\.\d+\.\d+ to 22\./,
  );
  // What is new to the reader has no “before”.
  await open(page, 'docs/changes?from=21&to=22&use=withResource');
  const compared = page.getByText('ResourceResult, NamedResourceResult: before and since 22.0.0');
  await compared.click();
  await expect(page.getByText('// Before 22.0.0').first()).toBeVisible();
  await expect(page.getByText('snapshot: Signal').first()).toBeVisible();
  const elsewhere = page.getByText('Stores with withDevtools() can be exported');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(elsewhere, `at ${width} px`).toBeHidden();
  }

  await page.goto('docs/changes?from=21&use=nonsense');
  await expect(status).toHaveText('There is no extension nonsense: choose one of those below.');

  await page.goto('docs/changes?from=99');
  await expect(status).toHaveText('Version 99 is not known here: choose one from the list.');
  await expect(page.getByRole('heading', { name: 'Version 19' })).toBeVisible();
});

inNewTab('nothing moves while pages with marks of an older version load', async ({ page }) => {
  await watchShifts(page);
  await open(page, './');
  for (const [width, route, version] of [
    [1280, 'docs/with-resource', '20'],
    [390, 'docs/api/functions/withResource', '18'],
    [1280, 'docs/changes?from=19&to=22', ''],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((one) => localStorage.setItem('library-version', one), version);
    await open(page, route);
    await page.waitForLoadState('networkidle');
    expect(await shiftsIn(page), `${route} at ${width} px`).toEqual([]);
  }
});
