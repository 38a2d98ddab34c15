import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHost, EDITED_WORDS, type Host, type PageMessage, type Status } from '../project';
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from '../test';
import { type Builds, readBuilds } from './builds';

/** Answers a request instead of the host. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => void;

/** The site on the web: it can be deployed anew, lose its network and be faulty in single files. */
export class Deployment {
  readonly faults = new Map<RegExp, Fault>();
  /** Paths that were asked for, in order. */
  readonly requests: string[] = [];
  /** No request is answered: the reader has no network, or the server is gone. */
  down = false;
  /** Whether the site goes down with a request: the test itself may be too slow to stop a download midway. */
  goesDown: (path: string) => boolean = () => false;
  private host: Host | undefined;

  /** Puts another build at the same address. */
  async deploy(dir: string): Promise<void> {
    const port = this.host?.port ?? 0;
    await this.host?.close();
    this.host = await createHost({
      dir,
      port,
      intercept: (request, response) => this.intercept(request, response),
    });
  }

  get url(): string {
    if (!this.host) throw new Error('Nothing is deployed.');
    return this.host.url;
  }

  async close(): Promise<void> {
    await this.host?.close();
  }

  /** Lets everything be as after the last deploy. */
  recover(): void {
    this.down = false;
    this.goesDown = () => false;
    this.faults.clear();
    this.requests.length = 0;
  }

  private intercept(request: IncomingMessage, response: ServerResponse): boolean {
    const path = request.url ?? '';
    this.down ||= this.goesDown(path);
    if (this.down) {
      request.socket.destroy();
      return true;
    }
    this.requests.push(path);
    for (const [pattern, fault] of this.faults) {
      if (!pattern.test(path)) continue;
      fault(request, response);
      return true;
    }
    return false;
  }
}

export const faults = {
  status:
    (code: number): Fault =>
    (_request, response) =>
      response.writeHead(code, { 'Content-Type': 'text/html' }).end('<h1>Error</h1>'),
  /** What misconfigured hosts and captive portals do. */
  html: (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><h1>Hello</h1>'),
  /** A script that ends in the middle, and says that this is all. */
  truncated: (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end('(self.x=self.x||[]).pu'),
  /** The connection breaks. */
  broken: (request: IncomingMessage) => request.socket.destroy(),
} satisfies Record<string, Fault | ((code: number) => Fault)>;

interface Fixtures {
  site: Deployment;
  dirs: Builds;
  /** What the browser has complained about on any page of the test. */
  complaints: string[];
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
  dirs: async ({}, use) => use(readBuilds()),
  site: async ({ dirs }, use) => {
    const site = new Deployment();
    await site.deploy(dirs.a);
    await use(site);
    await site.close();
  },
  complaints: async ({ context }, use) => {
    const complaints: string[] = [];
    const onConsole = (message: ConsoleMessage) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        complaints.push(`${message.page()?.url()}: ${message.text()}`);
      }
    };
    const onError = (error: WebError) => complaints.push(String(error.error()));
    context.on('console', onConsole);
    context.on('weberror', onError);
    await use(complaints);
    context.off('console', onConsole);
    context.off('weberror', onError);
  },
});

/**
 * For journeys that only read: they share a device on which the site has been stored once. Each finds it
 * online, with nothing but the copy of the site on it, and ends on one of the site's pages.
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

export { expect };

/** Opens the site, and waits until all of it is on the device. */
export async function install(page: Page, site: Deployment, route = '/'): Promise<void> {
  await page.goto(site.url + route);
  await expectCopy(page, { ready: true });
}

/** Waits until the worker says so about the copy that new pages come from. */
export async function expectCopy(
  page: Page,
  expected: Partial<NonNullable<Status['current']>>,
): Promise<void> {
  await expect
    .poll(async () => (await ask(page, { type: 'status' }))?.current, {
      timeout: 40_000,
      // Every journey waits for this: no second more than it takes.
      intervals: [250],
    })
    .toMatchObject(expected);
}

/** How long the browser may take to find a new worker and change to it before it is helped, in ms. */
export const TAKEOVER_TIME = 3_000;

/**
 * Waits for what happens when the browser has put a waiting worker in the place of the old one.
 *
 * Now and then Chromium was seen not to do so although the old one had nothing left to do; with nothing attached
 * to the workers, as Playwright is, in none of fifty. Then the old worker is ended by hand.
 *
 * @param happened expects it within `TAKEOVER_TIME`
 */
export async function expectTakeover(page: Page, happened: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const states = new Map<string, string>();
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) states.set(versionId, status);
  });
  await devtools.send('ServiceWorker.enable');
  await expect(async () => {
    try {
      await happened();
    } catch (error) {
      const isWaiting = [...states.values()].includes('installed');
      const [old] = [...states].find(([, status]) => status === 'activated') ?? [];
      if (isWaiting && old) await devtools.send('ServiceWorker.stopWorker', { versionId: old });
      throw error;
    }
  }).toPass();
  await devtools.detach();
}

/** Waits until a page shows the edited guide as one build has it. */
export async function expectVersion(page: Page, version: 'a' | keyof typeof EDITED_WORDS) {
  const article = page.locator('article');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(/withReset/);
  for (const [name, word] of Object.entries(EDITED_WORDS)) {
    if (name === version) await expect(article).toContainText(word);
    else await expect(article).not.toContainText(word);
  }
}

/** Says something to the newest worker, as the site's pages do. */
export function ask(page: Page, message: PageMessage): Promise<Status | undefined> {
  return page.evaluate(async (data) => {
    const registration = await navigator.serviceWorker.getRegistration();
    const worker = registration?.waiting ?? registration?.active;
    if (!worker) return undefined;
    return new Promise<Status | undefined>((resolve) => {
      // A worker that another one has replaced says nothing any more.
      worker.addEventListener('statechange', () => {
        if (worker.state === 'redundant') resolve(undefined);
      });
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = (event) => resolve(event.data);
      worker.postMessage(data, [port2]);
    });
  }, message);
}
