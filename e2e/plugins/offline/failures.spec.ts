import type { Page } from '@playwright/test';
import { EDITED_GUIDE } from '../../project';
import {
  ask,
  type Deployment,
  DOWNLOAD_TIME,
  expect,
  expectCopy,
  type Fault,
  faults,
  install,
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

test('an interrupted download resumes where it stopped', async ({ page, site }) => {
  site.isUnavailable = () => site.requests.filter((path) => PACKS.test(path)).length > 4;
  await page.goto(`${site.url}/offline`);
  await expect(state(page)).toHaveText('Incomplete', { timeout: DOWNLOAD_TIME });
  const done = (await ask(page, { type: 'status' }))?.current?.done ?? 0;
  expect(done).toBeGreaterThan(5);

  site.recover();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(state(page), 'as soon as the network is back').toHaveText('Ready', {
    timeout: DOWNLOAD_TIME,
  });
  const total = (await ask(page, { type: 'status' }))?.current?.total ?? 0;
  expect(site.requests.filter((path) => path !== '/sw.js').length).toBeLessThanOrEqual(
    total - done,
  );
});

test('full storage is reported, and a removed copy does not return until the reader asks', async ({
  page,
  site,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(site.url).origin,
    quotaSize: 100_000,
  });
  await page.goto(`${site.url}/offline`);
  await expect(state(page)).toHaveText('Incomplete', { timeout: DOWNLOAD_TIME });
  await expect(panel(page)).toContainText('not enough space');

  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(site.url).origin });
  await panel(page).getByRole('button', { name: 'Retry' }).click();
  await expect(state(page)).toHaveText('Ready', { timeout: DOWNLOAD_TIME });

  await panel(page).getByRole('button', { name: 'Remove the offline copy' }).click();
  await expect(state(page)).toHaveText('Off');
  await page.goto(`${site.url}/docs/extensions`);
  await page.goto(`${site.url}/offline`);
  await expect(state(page)).toHaveText('Off');
  const left = await page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(left).toEqual({ caches: [], workers: 0 });

  await panel(page).getByRole('button', { name: 'Make available offline' }).click();
  await expect(state(page)).toHaveText('Ready', { timeout: DOWNLOAD_TIME });
});

test('evicted files are fetched again, even all of them', async ({ page, site }) => {
  const guide = site.url + EDITED_GUIDE.route;
  const title = page.getByRole('heading', { level: 1 });
  await install(page, site);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const scripts = (await cache.keys()).filter(({ url }) => url.includes('.js?'));
      for (const request of scripts.slice(0, 10)) await cache.delete(request);
    }
  });
  await page.goto(`${site.url}/offline`);
  await expectCopy(page, { ready: true });
  site.down = true;
  await page.goto(guide);
  await expect(title).toHaveText(/withReset/);

  site.down = false;
  await page.goto(site.url);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.goto(guide);
  await expect(title, 'no empty page').toHaveText(/withReset/);
  await expectCopy(page, { ready: true });
});

test('a tab that opens while the worker’s script hangs shows the stored copy', async ({
  page,
  site,
  context,
}) => {
  await install(page, site);
  site.faults.set(/^\/sw\.js/, () => {});
  await page.reload();
  await expect
    .poll(() => site.requests.filter((path) => path === '/sw.js').length)
    .toBeGreaterThan(1);
  const tab = await context.newPage();
  await tab.goto(`${site.url}/offline`);
  await expect(state(tab)).toHaveText('Ready');
});

test('if the worker’s code cannot be loaded, pages come from the network, and Retry installs the worker', async ({
  page,
  site,
}) => {
  for (const fault of [faults.status(404), faults.html, faults.truncated]) {
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

test('if only the records are lost, no file is lost', async ({ page, site }) => {
  await install(page, site);
  const files = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const cache = await caches.open(names.find((name) => name.includes(':files:')) ?? '');
      return (await cache.keys()).length;
    });
  const before = await files();
  await page.evaluate(async () => {
    for (const name of await caches.keys())
      if (name.includes(':records:')) await caches.delete(name);
  });
  site.requests.length = 0;
  await page.goto(`${site.url}/offline`);
  await expectCopy(page, { ready: true });
  await expect(state(page)).toHaveText('Ready');
  // The worker has cleaned up when it answers this message.
  await ask(page, { type: 'hello', scripts: [] });
  await expectCopy(page, { ready: true });
  expect(await files()).toBe(before);
  expect(
    site.requests.filter((path) => path.startsWith('/static/pages/') || PACKS.test(path)),
  ).toEqual([]);
  site.down = true;
  const guide = await page.goto(site.url + EDITED_GUIDE.route);
  expect(guide?.status()).toBe(200);
});

test('a worker stopped during its installation is installed after the next page load', async ({
  page,
  site,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  const installing = new Promise<void>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ status }) => status === 'installing')) resolve();
    });
  });
  await page.goto(`${site.url}/docs/extensions`);
  await installing;
  await devtools.send('ServiceWorker.stopAllWorkers');
  await page.goto(`${site.url}/offline`);
  await expect(state(page)).toHaveText('Ready', { timeout: DOWNLOAD_TIME });
});

test('a page resumes a download after the worker was stopped', async ({ page, site, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await page.clock.install();
  const held: (() => void)[] = [];
  site.faults.set(PACKS, (request) => held.push(() => request.socket.destroy()));
  await page.goto(`${site.url}/offline`);
  await expect(state(page)).toHaveText(/^Downloading \d+ of \d+$/, { timeout: DOWNLOAD_TIME });
  await expect.poll(() => held.length, { timeout: DOWNLOAD_TIME }).toBeGreaterThan(0);
  await devtools.send('ServiceWorker.stopAllWorkers');
  site.faults.clear();
  for (const release of held) release();
  await expect(async () => {
    // The page waits a few seconds for progress.
    await page.clock.fastForward(5_000);
    await expect(state(page)).toHaveText('Ready', { timeout: 1_000 });
  }).toPass();
});

test.describe('with a data saver', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
  });

  test('nothing is stored unless the reader asks', async ({ page, site }) => {
    await page.goto(`${site.url}/offline`);
    await expect(state(page)).toHaveText('Off');
    await expect(panel(page)).toContainText('saving data');
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
    expect(site.requests).not.toContain('/sw.js');

    await panel(page).getByRole('button', { name: 'Make available offline' }).click();
    await expect(state(page)).toHaveText('Ready', { timeout: DOWNLOAD_TIME });
  });
});
