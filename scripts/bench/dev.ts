/**
 * `npm run bench -- dev`: starts the development server in a copy of the site, edits what writers edit, and
 * looks at a real browser. Prints how long things take; exits with 1 where one does not happen. With
 * `-- dev start`, only what begins so is tried.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadlessShell } from '../lib/browser';
import { copySources, linkPackages, removeCopy } from '../lib/copy';

/** Long enough for a busy machine; figures say what is normal. */
const PATIENCE = 60_000;
const GUIDE = '/docs/mutations';

const copy = await copySources('bench-dev');
const at = (file: string) => path.join(copy, file);
const named = process.argv[2] ?? '';
let failures = 0;

/** Runs one check and prints how long what it waits for took. */
async function check(name: string, run: () => Promise<number>): Promise<void> {
  if (!name.startsWith(named)) return;
  try {
    const ms = await run();
    console.log(`  ${(ms / 1000).toFixed(2).padStart(6)} s  ${name}`);
  } catch (error) {
    failures++;
    console.log(`  FAILED    ${name}\n${error instanceof Error ? error.message : error}`);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}

interface Server {
  url: string;
  output(): string;
  stop(): Promise<void>;
}

function startServer(port: number): Server {
  const child: ChildProcess = spawn(process.execPath, ['scripts/rspress/run.js', 'dev'], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (part: Buffer) => {
    output += part;
    if (process.env.VERBOSE) process.stdout.write(part);
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  return {
    url: `http://localhost:${port}`,
    output: () => output,
    async stop() {
      child.kill('SIGINT');
      const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Goes to a page as soon as the server answers. */
async function open(page: Page, { url, output }: Server, route: string): Promise<void> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    try {
      await page.goto(url + route, { timeout: PATIENCE });
      break;
    } catch (error) {
      if (performance.now() > end) throw new Error(`${error}\n${output()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  await page.locator('html[data-hydrated] h1').waitFor({ timeout: PATIENCE });
}

/** Time until something holds in the page. */
async function until(happens: Promise<unknown>): Promise<number> {
  const started = performance.now();
  await happens;
  return performance.now() - started;
}

const edit = async (file: string, from: string | RegExp, to: string): Promise<void> => {
  const text = await readFile(at(file), 'utf8');
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`${file} has no ${from}`);
  await writeFile(at(file), edited);
};

/** Marks the document, so that a page load is seen. */
const mark = (page: Page, y = 0) =>
  page.evaluate((y) => {
    Object.assign(window, { mark: true });
    window.scrollTo({ top: y, behavior: 'instant' });
  }, y);

async function isSamePage(page: Page, y?: number): Promise<void> {
  const now = await page.evaluate(() => ({ mark: 'mark' in window, y: window.scrollY }));
  if (!now.mark) throw new Error('The page was loaded anew.');
  if (y !== undefined && Math.abs(now.y - y) > 2) throw new Error(`It scrolled to ${now.y}.`);
}

const overlay = (page: Page) => page.locator('rsbuild-error-overlay');

async function startAndSee(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const port = await freePort();
  const started = performance.now();
  const server = startServer(port);
  try {
    await open(page, server, '/docs/with-reset');
    return performance.now() - started;
  } finally {
    await page.close();
    await server.stop();
  }
}

async function startChecks(browser: Browser): Promise<void> {
  await check('start of a fresh clone to the first page', () => startAndSee(browser));
  if (!existsSync(at('docs/docs/api.mdx'))) return;
  await check('start without a cache', async () => {
    await rm(at('node_modules/.cache'), { recursive: true, force: true });
    return startAndSee(browser);
  });
  await check('start with a cache', () => startAndSee(browser));
}

async function editChecks(page: Page): Promise<void> {
  const guide = 'docs/docs/mutations.mdx';
  await mark(page, 2000);
  for (let number = 1; number <= 6; number++) {
    await check(`edit ${number} of a guide shows, and nothing moves`, async () => {
      const words = `Edited ${number} times.`;
      await edit(
        guide,
        number === 1 ? /\n\n## / : `Edited ${number - 1} times.`,
        number === 1 ? `\n\n${words}\n\n## ` : words,
      );
      const ms = await until(
        page.getByText(words).waitFor({ state: 'attached', timeout: PATIENCE }),
      );
      await isSamePage(page, number === 1 ? undefined : 2000);
      if (number === 1) await mark(page, 2000);
      return ms;
    });
  }
}

await mkdir(at('node_modules'), { recursive: true });
await linkPackages(copy);
const browser = await chromium.launch({
  executablePath: findHeadlessShell(),
  args: CHROMIUM_FLAGS,
});
try {
  await startChecks(browser);
  const server = startServer(await freePort());
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await open(page, server, GUIDE);
    await editChecks(page);
  } finally {
    await page.close();
    await server.stop();
  }
} finally {
  await browser.close();
  await removeCopy(copy);
}
if (failures > 0) process.exitCode = 1;
void rename;
void overlay;
