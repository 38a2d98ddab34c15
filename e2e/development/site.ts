import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Locator, type Page, test as playwright } from '@playwright/test';
import { copySources, linkPackages, removeCopy } from '../project';

/** The command `rspress`, because npm would not pass on signals. */
const RSPRESS = 'node_modules/@rspress/core/bin/rspress.js';

/** An editable copy of the site, with a development server. */
export class Site {
  /** The server's output so far. */
  output = '';
  #server?: ChildProcess;

  constructor(readonly folder: string) {}

  /** The server's address, which may change when it restarts. */
  get url(): string {
    return this.output.match(/http:\/\/localhost:\d+/g)?.at(-1) ?? '';
  }

  file = (name: string): string => path.join(this.folder, name);

  /**
   * Starts the development server.
   * @param options of `rspress dev`
   * @throws an Error with the server's output if it exits
   */
  async start(...options: string[]): Promise<void> {
    const server = spawn(process.execPath, [RSPRESS, 'dev', ...options], {
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#server = server;
    this.output = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (part: Buffer) => {
        this.output += part;
      });
    }
    let hasEnded = false;
    server.once('close', () => {
      hasEnded = true;
    });
    await expect.poll(() => hasEnded || this.url !== '', { timeout: 170_000 }).toBe(true);
    if (hasEnded) throw new Error(this.output);
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
  }

  async edit(name: string, from: string | RegExp, to: string): Promise<void> {
    const text = await readFile(this.file(name), 'utf8');
    const edited = text.replace(from, to);
    if (edited === text) throw new Error(`${name} has nothing like ${from}.`);
    await writeFile(this.file(name), edited);
  }

  async open(page: Page, route: string): Promise<void> {
    // The server prints its URL before it listens.
    await expect(async () => void (await page.goto(this.url + route))).toPass();
    await page.locator('html[data-hydrated] h1').waitFor();
  }

  clearCache = () => rm(this.file('node_modules/.cache'), { recursive: true, force: true });
}

async function withCopy(use: (site: Site) => Promise<void>): Promise<void> {
  const site = new Site(await copySources('development'));
  await linkPackages(site.folder);
  await use(site);
  await site.stop();
  await removeCopy(site.folder);
}

export const test = playwright.extend<{ copy: Site }, { site: Site }>({
  /** A separate copy for each test, without a server. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
  copy: ({}, use) => withCopy(use),
  /** A copy with a server, shared by all tests. */
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    ({}, use) =>
      withCopy(async (site) => {
        await site.start();
        await use(site);
      }),
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Locates the error overlay. */
export const overlay = (page: Page): Locator => page.locator('rsbuild-error-overlay');

/** Marks and scrolls a document. Returns a check that it was neither reloaded nor scrolled. */
export async function mark(page: Page, y = 0): Promise<() => Promise<void>> {
  await page.evaluate((top) => {
    Object.assign(window, { isMarked: true });
    window.scrollTo({ top, behavior: 'instant' });
  }, y);
  return async () =>
    expect(
      await page.evaluate(() => ({ isMarked: 'isMarked' in window, y: Math.round(scrollY) })),
      'The page was reloaded or scrolled.',
    ).toEqual({ isMarked: true, y });
}
