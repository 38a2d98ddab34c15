import type { Page } from '@playwright/test';
import { EDITED_GUIDE } from '../../project';
import {
  ask,
  type Deployment,
  DOWNLOAD_TIME,
  expect,
  expectVersion,
  install,
  test,
} from './fixtures';

/** To a tab, which makes the site check for a new version. */
async function returnToTab(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

const notice = (page: Page) => page.getByText('A new version of this site is ready.');

/** Counts the document loads of a page. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

/** Clicks “Reload” in the notice, which makes the browser activate the new worker. */
async function applyUpdate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(notice(page)).toBeHidden();
}

/** Deploys a new version and waits for its notice. */
async function deployAndNotice(page: Page, site: Deployment, dir: string): Promise<void> {
  const { id: before } = (await newest(page)) ?? {};
  await site.deploy(dir);
  await returnToTab(page);
  const arrived = async () => {
    const copy = await newest(page);
    return copy?.ready && copy.id !== before;
  };
  await expect.poll(arrived, { timeout: DOWNLOAD_TIME }).toBe(true);
  await expect(notice(page)).toBeVisible();
}

async function newest(page: Page) {
  const status = await ask(page, { type: 'status' });
  return status?.next ?? status?.current;
}

test('a new version is offered in a notice, the focus stays, and “Reload” opens it immediately', async ({
  page,
  site,
  dirs,
  errors,
}) => {
  await install(page, site, EDITED_GUIDE.route);
  await expectVersion(page, 'a');
  const last = page.locator('footer a').last();
  await last.focus();
  await deployAndNotice(page, site, dirs.b);
  await expect(last).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.locator('footer').boundingBox();
  const bar = page.getByRole('status').filter({ has: notice(page) });
  await expect(bar).toBeVisible();
  expect((await bar.boundingBox())?.y, 'below everything else').toBeGreaterThanOrEqual(
    (footer?.y ?? 0) + (footer?.height ?? 0) - 1,
  );
  await expectVersion(page, 'a');

  const loads = countLoads(page);
  await applyUpdate(page);
  await expectVersion(page, 'b');
  // The text of a page is shown before its scripts have loaded.
  await expect.poll(loads).toBe(1);

  site.down = true;
  await page.reload();
  await expectVersion(page, 'b');
  expect(errors.filter((text) => !/ERR_EMPTY_RESPONSE/.test(text))).toEqual([]);
});

test('a tab keeps its version through two deployments, opens every page of it, and keeps nothing of it when it closes', async ({
  page,
  site,
  dirs,
  context,
  errors,
}) => {
  await install(page, site, '/docs/extensions');
  const old = await context.newPage();
  await old.goto(`${site.url}/docs/extensions`);
  await expect(old.locator('html')).toHaveAttribute('data-hydrated', 'true');
  const loads = countLoads(old);

  await deployAndNotice(page, site, dirs.b);
  await page.goto(site.url + EDITED_GUIDE.route);
  await expectVersion(page, 'a');
  // The reader gets the newest of two new versions.
  await deployAndNotice(page, site, dirs.c);
  await applyUpdate(page);
  await expectVersion(page, 'c');

  // The server only has the third version of this page's code.
  await old.locator(`a[href$="${EDITED_GUIDE.route}"]`).first().click();
  await expectVersion(old, 'a');
  expect(loads(), 'without loading again').toBe(0);
  expect(errors).toEqual([]);

  await old.close();
  await page.reload();
  await expect
    .poll(async () => storedBuilds(page), 'nothing of the old versions is kept')
    .toHaveLength(1);
});

function storedBuilds(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names: string[] = [];
    for (const cache of await caches.keys()) {
      for (const { url } of await (await caches.open(cache)).keys()) {
        const [, name] = /__offline__\/builds\/(.+)/.exec(url) ?? [];
        if (name) names.push(name);
      }
    }
    return names;
  });
}
