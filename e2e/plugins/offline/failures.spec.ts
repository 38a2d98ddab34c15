import type { Page } from '@playwright/test';
import { EDITED_GUIDE } from '../../project';
import {
  ask,
  type Deployment,
  DOWNLOAD_TIME,
  expect,
  type Fault,
  faults,
  reading,
  test,
} from './fixtures';

const panel = (page: Page) => page.getByRole('region', { name: 'Offline copy' });
const state = (page: Page) => panel(page).getByRole('heading');

/** The file of a page, which no other page needs. */
async function fileOf(page: Page, site: Deployment, route: string): Promise<string> {
  const response = await page.request.get(site.url + route);
  const [, file] = /data-page="([^"]+)"/.exec(await response.text()) ?? [];
  if (!file) throw new Error(`${route} does not reference its page file.`);
  return file;
}

const asPattern = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.')}$`);

const PACKS = /^\/static\/packs\//;

/** Kinds of failures, each affecting the file of a different page. */
const FAULTS: [route: string, fault: Fault, reason: string][] = [
  ['/docs/with-redux', faults.status(500), 'status'],
  ['/docs/with-resource', faults.status(404), 'status'],
  ['/docs/mutations', faults.html, 'damaged'],
  [EDITED_GUIDE.route, faults.truncated, 'damaged'],
  ['/docs/with-devtools', faults.broken, 'network'],
];

test('error responses, pages in place of files, and truncated or missing files are not used, but reported and repaired later', async ({
  page,
  site,
}) => {
  const files: string[] = [];
  // Simulates a host without packs, so the download requests single files.
  site.faults.set(PACKS, faults.status(404));
  for (const [route, fault] of FAULTS) {
    const file = await fileOf(page, site, route);
    files.push(file);
    site.faults.set(asPattern(file), fault);
  }
  await page.goto(`${site.url}/offline`);
  await expect(state(page)).toHaveText('Incomplete', { timeout: DOWNLOAD_TIME });
  await panel(page).getByText(`Missing files: ${FAULTS.length}`).click();
  for (const [i, [, , reason]] of FAULTS.entries()) {
    await expect(panel(page).getByText(`${files[i]?.slice(1)}: ${reason}`)).toBeVisible();
  }

  // Everything else works, and missing pages say that they are missing.
  site.down = true;
  const stored = await page.goto(`${site.url}/docs/extensions`);
  expect(stored?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Extensions/);
  for (const [route] of FAULTS) {
    const missing = await page.goto(site.url + route);
    expect(missing?.status()).toBe(503);
    await expect(page.getByRole('heading')).toHaveText('Not stored on this device');
  }

  site.down = false;
  site.faults.clear();
  site.requests.length = 0;
  // The repair is automatic on the next page load.
  await page.goto(`${site.url}/offline`);
  await expect(state(page)).toHaveText('Ready', { timeout: DOWNLOAD_TIME });
  expect(
    site.requests.filter((path) => path.startsWith('/static/pages/')).sort(),
    'only what was missing is fetched',
  ).toEqual(files.sort());
});

reading(
  'the panel does not claim that a copy is ready whose data the reader has cleared',
  async ({ page, site, context }) => {
    await page.goto(`${site.url}/offline`);
    await expect(state(page)).toHaveText('Ready');
    site.down = true;
    const devtools = await context.newCDPSession(page);
    const { origin } = new URL(site.url);
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    const left = () =>
      page.evaluate(async () => ({
        // A worker that was busy may record an error before it ends.
        files: (await caches.keys()).filter((name) => name.includes(':files:')),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
    await expect.poll(left).toEqual({ files: [], workers: 0 });
    await expect(state(page)).toHaveText(/^(?:No response|Not possible)$/);

    site.down = false;
    await page.goto(`${site.url}/offline`);
    await expect(state(page)).toHaveText('Ready', { timeout: DOWNLOAD_TIME });
  },
);

test('a panel whose code cannot be loaded or does not arrive says so, with a way to retry', async ({
  page,
  site,
}) => {
  site.faults.set(/\/js\/async\/island-offline\./, faults.status(404));
  await page.goto(`${site.url}/offline`);
  await expect(page.getByRole('alert')).toContainText(
    'The state of the offline copy could not be loaded',
  );
  await expect(page.getByText('Checking what is stored')).toBeHidden();

  site.faults.clear();
  site.faults.set(/\/js\/async\//, () => {});
  await page.goto(`${site.url}/offline`, { waitUntil: 'domcontentloaded' });
  await expect(state(page)).toHaveText('Checking');
  const late = panel(page).getByText('This takes longer than usual.');
  await expect(late).toBeHidden();
  // Skips the time.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(late).toBeVisible();
  site.faults.clear();
  await panel(page).getByRole('button', { name: 'Retry' }).click();
  await expect(state(page)).toHaveText('Ready', { timeout: DOWNLOAD_TIME });
});

test('the site is stored although the styles of messages cannot be loaded', async ({
  page,
  site,
}) => {
  site.faults.set(/\/css\/async\//, faults.status(404));
  await page.goto(site.url + EDITED_GUIDE.route);
  const failures = async () => (await ask(page, { type: 'status' }))?.current?.failures.length;
  await expect.poll(failures, { timeout: DOWNLOAD_TIME }).toBeGreaterThan(0);
  site.down = true;
  await page.goto(site.url + EDITED_GUIDE.route);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/withReset/);
});

test('if the worker’s code cannot be loaded, pages come from the network, and Retry installs the worker', async ({
  page,
  site,
}) => {
  for (const fault of [faults.html, faults.truncated]) {
    site.faults.set(/docs-offline-worker/, fault);
    await page.goto(`${site.url}/offline`);
    await expect(state(page)).toHaveText('Not possible');
    await page.goto(site.url + EDITED_GUIDE.route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/withReset/);
  }
  await page.goto(`${site.url}/offline`);
  await expect(state(page)).toHaveText('Not possible');
  site.faults.clear();
  await panel(page).getByRole('button', { name: 'Retry' }).click();
  await expect(state(page)).toHaveText('Ready', { timeout: DOWNLOAD_TIME });
});
