import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { EDITED_GUIDE } from '../../project';
import { EDITED_WORDS } from './builds';
import { type Change, changedBuild } from './changed-build';
import {
  ask,
  test as base,
  type Deployment,
  DOWNLOAD_TIME,
  expect,
  expectVersion,
  install as installAnyPage,
} from './fixtures';

const test = base.extend<{ changed: (dir: string, change: Change) => Promise<string> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
  changed: async ({}, use) => {
    const copy = mkdtempSync(path.join(tmpdir(), 'changed-build-'));
    await use(async (dir, change) => {
      await changedBuild(dir, copy, change);
      return copy;
    });
    rmSync(copy, { recursive: true });
  },
});

/** Stores the site and the page that the tests open. */
const install = (page: Page, site: Deployment) => installAnyPage(page, site, EDITED_GUIDE.route);

/** Breaks a build for readers. */
const BROKEN: Change = {
  file: /^static\/js\/index\.\w+\.js$/,
  change: (code) => `throw new Error('This build is broken.');${code}`,
};

/** Opens the guide, whatever the state of its scripts. */
async function load(page: Page, site: Deployment): Promise<void> {
  await page.goto(site.url + EDITED_GUIDE.route);
}

/** Waits until the newest build is another one, and completely stored. Returns its id. */
async function expectStored(page: Page, before: string | undefined): Promise<string | undefined> {
  let id: string | undefined;
  const isStored = async () => {
    const status = await ask(page, { type: 'status' }).catch(() => undefined);
    const newest = status?.next ?? status?.current;
    id = newest?.id;
    return newest?.ready && id !== before;
  };
  await expect.poll(isStored, { timeout: DOWNLOAD_TIME }).toBe(true);
  return id;
}

/** Waits until the page has started and, if it belongs to the newest build, until the worker of that build is active. */
async function expectStarted(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  const isTakingOver = async () => {
    const status = await ask(page, { type: 'status' });
    return page.evaluate(
      async (isNewest) =>
        isNewest && Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
      status !== undefined && status.next === undefined,
    );
  };
  await expect.poll(isTakingOver).toBe(false);
}

/** Loads the guide until it has the words of this build. Returns the number of loads. */
async function loadsUntil(page: Page, site: Deployment, words: string, before: string | undefined) {
  for (let loads = 1; loads <= 5; loads += 1) {
    await load(page, site);
    const text = await page.locator('article').textContent();
    if (text?.includes(words)) return loads;
    await expectStored(page, before);
  }
  return Number.POSITIVE_INFINITY;
}

async function expectMended(page: Page, site: Deployment, before: string | undefined) {
  const loads = await loadsUntil(page, site, EDITED_WORDS.c, before);
  expect(loads, 'loads until the page is right again').toBeLessThanOrEqual(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectStored(page, before);
  await expectStarted(page);
  // If the first page came from the network, only the second one belongs to the stored build.
  await load(page, site);
  await expectStarted(page);
  site.down = true;
  await load(page, site);
  await expectVersion(page, 'c');
}

test('a deployment in which the first script throws is repaired by the next one within two loads', async ({
  page,
  site,
  dirs,
  changed,
}) => {
  await install(page, site);
  const first = (await ask(page, { type: 'status' }))?.current?.id;
  await site.deploy(await changed(dirs.b, BROKEN));
  await load(page, site);
  const broken = await expectStored(page, first);
  await load(page, site);
  await expect(page.locator('article')).toContainText(EDITED_WORDS.b);
  // The broken version has never started, so it does not replace the stored one.
  site.down = true;
  await load(page, site);
  await expectVersion(page, 'a');
  site.down = false;
  // The reader tries again.
  await load(page, site);

  await site.deploy(dirs.c);
  await expectMended(page, site, broken);
});

test('a new version arrives within two loads although a blocker stops the code for offline reading', async ({
  page,
  site,
  dirs,
  context,
}) => {
  await install(page, site);
  const first = (await ask(page, { type: 'status' }))?.current?.id;
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: ['*/async/offline.*'] });
  await load(page, site);
  await site.deploy(dirs.c);
  await expectMended(page, site, first);
});
