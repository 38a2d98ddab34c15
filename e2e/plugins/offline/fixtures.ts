import type { IncomingMessage } from 'node:http';
import { Deployment, type Fault } from '../../deployment';
import type { PageMessage, Status } from '../../project';
import {
  type Browser,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from '../../test';
import { type Builds, EDITED_WORDS, readBuilds } from './builds';
import { keepDebuggerFromWorkers } from './workersWithoutDebugger';

export const faults = {
  status:
    (code: number): Fault =>
    (_request, response) =>
      response.writeHead(code, { 'Content-Type': 'text/html' }).end('<h1>Error</h1>'),
  /** Misconfigured hosts and captive portals respond like this. */
  html: (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><h1>Hello</h1>'),
  /** A valid response with a truncated script. */
  truncated: (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end('(self.x=self.x||[]).pu'),
  /** The connection breaks. */
  broken: (request: IncomingMessage) => request.socket.destroy(),
} satisfies Record<string, Fault | ((code: number) => Fault)>;

interface Fixtures {
  site: Deployment;
  dirs: Builds;
  /** Errors on any page of the test. */
  errors: string[];
}

export const test = base.extend<Fixtures, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      await keepDebuggerFromWorkers(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
  dirs: async ({}, use) => use(readBuilds()),
  site: async ({ dirs }, use) => {
    const site = new Deployment();
    await site.deploy(dirs.a);
    await use(site);
    await site.close();
  },
  errors: async ({ context }, use) => {
    const errors: string[] = [];
    const onConsole = (message: ConsoleMessage) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        errors.push(`${message.page()?.url()}: ${message.text()}`);
      }
    };
    const onError = (error: WebError) => errors.push(String(error.error()));
    context.on('console', onConsole);
    context.on('weberror', onError);
    await use(errors);
    context.off('console', onConsole);
    context.off('weberror', onError);
  },
});

/**
 * For tests that only read. They share a device with an offline copy. Each starts online without
 * other stored data, and ends on a page of the site.
 */
export const reading = test.extend<
  object,
  { device: { context: BrowserContext; site: Deployment } }
>({
  device: [
    async ({ browser }, use) => {
      const site = new Deployment();
      await site.deploy(readBuilds().a);
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      await install(page, site);
      await page.close();
      await use({ context, site });
      await context.close();
      await site.close();
    },
    { scope: 'worker' },
  ],
  site: async ({ device }, use) => {
    await use(device.site);
    device.site.recover();
  },
  context: async ({ device }, use) => {
    await use(device.context);
    await device.context.setOffline(false);
  },
  page: async ({ context, site }, use) => {
    const page = await context.newPage();
    await use(page);
    site.recover();
    await page.evaluate(() => localStorage.clear());
    await page.close();
  },
});

export type { Deployment, Fault };
export { expect };

/** Timeout of a complete download on a busy machine, in ms. */
export const DOWNLOAD_TIME = 90_000;

/** Opens the site and waits until it is completely stored. */
export async function install(page: Page, site: Deployment, route = '/'): Promise<void> {
  await page.goto(site.url + route);
  await expectCopy(page, { ready: true });
  expect(page.context().serviceWorkers(), 'workers with a debugger').toEqual([]);
}

/** Waits until the current copy has this status. */
export async function expectCopy(
  page: Page,
  expected: Partial<NonNullable<Status['current']>>,
): Promise<void> {
  await expect
    .poll(async () => (await ask(page, { type: 'status' }))?.current, {
      timeout: DOWNLOAD_TIME,
      // A short interval, because every test waits for this.
      intervals: [250],
    })
    .toMatchObject(expected);
}

/** Waits until a page shows this build's version of the edited guide. */
export async function expectVersion(page: Page, version: 'a' | keyof typeof EDITED_WORDS) {
  const article = page.locator('article');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(/withReset/);
  for (const [name, word] of Object.entries(EDITED_WORDS)) {
    if (name === version) await expect(article).toContainText(word);
    else await expect(article).not.toContainText(word);
  }
}

/** Sends a message to the newest worker, like the site's pages. */
export function ask(page: Page, message: PageMessage): Promise<Status | undefined> {
  return page.evaluate(async (data) => {
    const registration = await navigator.serviceWorker.getRegistration();
    const worker = registration?.waiting ?? registration?.active;
    if (!worker) return undefined;
    return new Promise<Status | undefined>((resolve) => {
      // A replaced worker never answers.
      worker.addEventListener('statechange', () => {
        if (worker.state === 'redundant') resolve(undefined);
      });
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = (event) => resolve(event.data);
      worker.postMessage(data, [port2]);
    });
  }, message);
}
