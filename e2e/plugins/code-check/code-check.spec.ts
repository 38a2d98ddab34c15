import type { Page } from '@playwright/test';
import { findViolations, loadAxe } from '../../axe';
import { open } from '../../open';
import { shiftsIn, watchShifts } from '../../shifts';
import { expect, test as inNewTab, reading as test } from '../../test';

const check = (page: Page) => page.getByRole('region', { name: 'Code check' });
const field = (page: Page) => check(page).getByLabel('Code, or a package.json');
const status = (page: Page) => check(page).getByRole('status');
const findings = (page: Page) => check(page).locator('ol > li');

const CODE = `import { withIndexeddb, withStorageSync, withUndoRedo } from '@angular-architects/ngrx-toolkit';
import { signalStore } from '@ngrx/signals';
import { withEntities } from '@ngrx/signals/entities';

export const FlightStore = signalStore(
  withUndoRedo(),
  withEntities<Flight>(),
  withStorageSync('flights', withIndexeddb()),
);
`;

const MANIFEST = JSON.stringify({
  dependencies: { '@angular-architects/ngrx-toolkit': '^20.1.0', '@ngrx/signals': '^19.0.0' },
});

for (const route of ['docs/changes', 'docs/errors']) {
  test(`pasted code is checked on ${route}, with lines and corrections`, async ({ page }) => {
    await open(page, route);
    await field(page).fill(CODE);
    await expect(status(page)).toHaveText('2 findings for version 22.0.0.');
    await expect(findings(page).first()).toContainText('Deprecated, lines 1, 8: withIndexeddb');
    await expect(findings(page).first()).toContainText('import { withIndexedDB, withStorageSync');
    await expect(findings(page).nth(1)).toContainText('Order, line 6: withUndoRedo()');
    await expect(check(page)).toContainText('Versions that have all of them: 19.2.0 to 22.0.0.');
    await check(page).getByRole('button', { name: 'Clear' }).click();
    await expect(field(page)).toHaveValue('');
    await expect(findings(page)).toHaveCount(0);
  });
}

test('several files are checked together, and rejected ones are named', async ({ page }) => {
  await open(page, 'docs/changes');
  const files = check(page).getByLabel(/related files here/);
  // The file list may be rendered before the check has loaded.
  await files.focus();
  await files.setInputFiles([
    { name: 'package.json', mimeType: 'application/json', buffer: Buffer.from(MANIFEST) },
    { name: 'store.ts', mimeType: 'text/plain', buffer: Buffer.from(CODE) },
    { name: 'broken.ts', mimeType: 'text/plain', buffer: Buffer.from('export const a = (;') },
    { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from([0, 1]) },
  ]);
  await expect(check(page)).toContainText('lists the toolkit with ^20.1.0');
  await expect(check(page)).toContainText('photo.png was not read');
  await expect(check(page)).toContainText('broken.ts, line 1: Unexpected token ;.');
  await expect(findings(page).filter({ hasText: 'needs @ngrx/signals' })).toContainText(
    'not ^19.0.0',
  );
  const steps = check(page).getByRole('link', { name: /^All steps and changes from 20\.7\.0/ });
  await expect(steps).toHaveAttribute('href', /\/docs\/changes\?from=20\.7\.0&to=22$/);

  // The chosen version overrides the one in the file.
  await check(page).getByLabel('Check against version').selectOption('19');
  await expect(status(page)).toContainText('for version 19.5.0');
});

test('dropped files are read, and kept after following a link to an explanation', async ({
  page,
}) => {
  await open(page, 'docs/errors');
  await field(page).focus();
  await expect(check(page).getByLabel('Check against version').locator('option')).not.toHaveCount(
    1,
  );
  await check(page).evaluate((element, text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'store.ts'));
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, CODE);
  await expect(check(page).getByRole('heading', { name: 'store.ts' })).toBeVisible();
  await findings(page).nth(1).getByRole('link', { name: 'Why' }).click();
  await expect(page).toHaveURL(/combining-extensions#which-feature-needs-which$/);
  await page.goBack();
  await expect(check(page).getByRole('heading', { name: 'store.ts' })).toBeVisible();
});

inNewTab(
  'nothing is sent, nothing moves, and no accessibility rule is violated',
  async ({ page }) => {
    await watchShifts(page);
    for (const [width, scheme] of [
      [390, 'dark'],
      [1440, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto('about:blank');
      await open(page, 'docs/errors#check-your-code');
      await expect(
        check(page).getByLabel('Check against version').locator('option'),
      ).not.toHaveCount(1);
      expect(await shiftsIn(page), `at ${width} px`).toEqual([]);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET' || request.url().includes('withIndexeddb'))
          sent.push(request.url());
      });
      await field(page).fill(CODE);
      await expect(findings(page)).toHaveCount(2);
      expect(sent).toEqual([]);
      await loadAxe(page);
      expect(await findViolations(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  },
);

inNewTab('a check that could not be loaded is loaded again', async ({ page }) => {
  await page.route('**/demo-parser*', (route) => route.abort());
  await open(page, 'docs/errors');
  await field(page).fill(CODE);
  await expect(status(page)).toHaveText('The check could not be loaded.');
  await page.unroute('**/demo-parser*');
  await check(page).getByRole('button', { name: 'Retry' }).click();
  await expect(findings(page)).toHaveCount(2);
  await expect(field(page)).toHaveValue(CODE);
});

inNewTab.describe('with an offline copy', () => {
  inNewTab.use({ serviceWorkers: 'allow' });

  inNewTab('code is checked without a network', async ({ page, context }) => {
    await open(page, 'offline');
    await expect(page.getByLabel('Offline copy')).toContainText('work without a network', {
      timeout: 90_000,
    });
    await context.setOffline(true);
    await page.goto('docs/errors');
    await field(page).fill(CODE);
    await expect(findings(page)).toHaveCount(2);
  });
});
