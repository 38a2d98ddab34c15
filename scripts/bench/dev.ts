/**
 * `npm run bench -- dev`: starts the development server in a copy of the site, edits what writers edit and
 * looks at a real browser. Prints how long each thing takes, and exits with 1 where one does not happen. Words
 * behind it choose: `npm run bench -- dev start` measures the start alone, others are `edits`, `errors` and
 * `pages`.
 */
import { spawn } from 'node:child_process';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Locator, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadlessShell } from '../lib/browser';
import { copySources, linkPackages, removeCopy } from '../lib/copy';

/** How long to wait for anything: enough for a machine with other work. The figures say what is usual. */
const TIMEOUT = 60_000;

/** Long, and with three demos. */
const GUIDE = { file: 'docs/docs/mutations.mdx', route: '/docs/mutations' };

const copy = await copySources('bench-dev');
const at = (file: string) => path.join(copy, file);
const chosen = process.argv.slice(2);
let failures = 0;

/** Does something and prints how long it took, or that it did not happen. */
async function check(name: string, run: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  try {
    const measured = await run();
    const ms = typeof measured === 'number' ? measured : performance.now() - started;
    console.log(`${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`);
  } catch (error) {
    failures++;
    const [reason] = String(error instanceof Error ? error.message : error).split('\nCall log');
    console.log(
      `  FAILED    ${name}\n            ${reason?.trimEnd().replace(/\n/g, '\n            ')}`,
    );
  }
}

interface Server {
  url: string;
  output(): string;
  stop(): Promise<void>;
}

async function startServer(): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/rspress/run.js', 'dev'], {
    cwd: copy,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output += part;
    });
  }
  const ended = new Promise((resolve) => child.on('exit', resolve));
  return {
    url: `http://localhost:${port}`,
    output: () => output,
    async stop() {
      child.kill('SIGINT');
      const late = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(late);
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}

/** Goes to a page, as soon as the server answers. */
async function open(page: Page, { url, output }: Server, route: string): Promise<void> {
  const end = performance.now() + TIMEOUT;
  while (!(await fetch(url).catch(() => undefined))) {
    if (performance.now() > end) throw new Error(`The server does not answer.\n${output()}`);
    await sleep(20);
  }
  await page.goto(url + route);
  await page.locator('html[data-hydrated] h1').waitFor();
}

async function startAndSeePage(): Promise<number> {
  const page = await browser.newPage();
  const started = performance.now();
  const server = await startServer();
  try {
    await open(page, server, '/docs/with-reset');
    return performance.now() - started;
  } finally {
    await page.close();
    await server.stop();
  }
}

/** Changes a file of the copy. */
async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(at(file), 'utf8');
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`${file} has nothing like ${from}.`);
  await writeFile(at(file), edited);
}

/** Marks a document and scrolls it, so that a page load and a jump are seen. */
async function mark(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => {
    Object.assign(window, { isMarked: true });
    window.scrollTo({ top, behavior: 'instant' });
  }, y);
}

async function isUntouched(page: Page, y?: number): Promise<void> {
  const { isMarked, top } = await page.evaluate(() => ({
    isMarked: 'isMarked' in window,
    top: window.scrollY,
  }));
  if (!isMarked) throw new Error('The page was loaded anew.');
  if (y !== undefined && Math.abs(top - y) > 1) throw new Error(`The page moved to ${top}.`);
}

const shows = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor({ state: 'attached' });

async function editGuide(page: Page): Promise<void> {
  const words = (number: number) => `This text was edited ${number} times.`;
  await edit(GUIDE.file, /$/, `\n${words(0)}\n`);
  await shows(page, words(0));
  await mark(page, 2000);
  for (let number = 1; number <= 6; number++) {
    await check(`edit ${number} of a guide`, async () => {
      await edit(GUIDE.file, words(number - 1), words(number));
      await shows(page, words(number));
      await isUntouched(page, 2000);
    });
  }
  await check('an edit of a title', async () => {
    await edit(GUIDE.file, /^# .*/m, '# Other title');
    await page.getByRole('heading', { level: 1, name: 'Other title' }).waitFor();
    await page.waitForFunction(() => document.title.startsWith('Other title'));
    await isUntouched(page, 2000);
  });
  await check('an edit of a heading, in the table of contents', async () => {
    await edit(GUIDE.file, /^## .*/m, '## Other heading');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByText('Other heading')
      .waitFor();
    await isUntouched(page);
  });
  await check('the edited page is there on the way back', async () => {
    await page.locator('a[href="/docs/with-reset"]').first().click();
    await page.getByRole('heading', { level: 1, name: 'withReset()' }).waitFor();
    await page.goBack();
    await shows(page, words(6));
    await isUntouched(page);
  });
}

const demo = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: `Live demo ${name}` });

async function run(page: Page, name: string): Promise<void> {
  await demo(page, name).getByRole('button', { name: 'Run' }).click();
  await demo(page, name).getByText('Running').waitFor();
}

/** A mark in what a running demo shows: it goes with the demo. */
const markDemo = (page: Page, name: string) =>
  page.locator(`[data-demo-host="${name}"]`).evaluate((host) => {
    host.shadowRoot?.firstElementChild?.setAttribute('data-mark', '');
  });

const isMarkedDemo = (page: Page, name: string) =>
  page
    .locator(`[data-demo-host="${name}"]`)
    .evaluate((host) => host.shadowRoot?.firstElementChild?.hasAttribute('data-mark') ?? false);

async function editDemos(page: Page): Promise<void> {
  await check('two demos run', async () => {
    await run(page, 'mutations-rx');
    await run(page, 'mutations-http');
  });
  // The compiler gets ready when the first page is there.
  await sleep(15_000);
  await mark(page, 0);
  for (const words of ['Written anew', 'Written once more']) {
    await check(`an edit of a running demo: "${words}"`, async () => {
      await markDemo(page, 'mutations-rx');
      await edit(
        'docs/_demos/mutations-http.ts',
        /<p>(?:Written [^<]*<\/p><p>)?/,
        `<p>${words}</p><p>`,
      );
      const stage = page.locator('[data-demo-host="mutations-http"]');
      await stage.getByText(words).waitFor();
      await demo(page, 'mutations-http')
        .locator('pre')
        .getByText(words)
        .waitFor({ state: 'attached' });
      await isUntouched(page);
      if (!(await isMarkedDemo(page, 'mutations-rx'))) throw new Error('The other demo stopped.');
    });
  }
  await check('an error in a demo', async () => {
    await edit(
      'docs/_demos/mutations-http.ts',
      '<p>Written once more',
      '<p>{{ nothing }}Written once more',
    );
    await hasOverlay(page, /docs\/_demos\/mutations-http\.ts[:(]\d+/);
  });
  await check('and its correction', async () => {
    await edit(
      'docs/_demos/mutations-http.ts',
      '{{ nothing }}Written once',
      '{{ 1 + 1 }} Written once',
    );
    await hasNoOverlay(page);
    await page.locator('[data-demo-host="mutations-http"]').getByText('2 Written').waitFor();
    await isUntouched(page);
    if (!(await isMarkedDemo(page, 'mutations-rx'))) throw new Error('The other demo stopped.');
  });
}

async function editSources(page: Page, { url }: Server): Promise<void> {
  await page.goto(`${url}/docs/with-reset`);
  await shows(page, 'What it adds to the store');
  await mark(page, 0);
  await check('an edit of a member table', async () => {
    await edit('docs/_members/with-reset.ts', 'Puts the store back', 'Sets the store back');
    await shows(page, 'Sets the store back');
    await isUntouched(page);
  });
  await page.goto(`${url}/docs/api/functions/withReset`);
  await shows(page, 'What comes back is the whole state');
  await mark(page, 0);
  await check('an edit of an API note', async () => {
    await edit('docs/_symbols/with-reset.md', 'What comes back is', 'What returns is');
    await shows(page, 'What returns is the whole state');
    await isUntouched(page);
  });
  await check('an error in an API note', async () => {
    await edit('docs/_symbols/with-reset.md', '- `store`:', '- `shop`:');
    await hasOverlay(page, /with-reset\.md:\d+: setResetState has no parameter or member "shop"/);
  });
  await check('and its correction', async () => {
    await edit('docs/_symbols/with-reset.md', '- `shop`:', '- `store`:');
    await hasNoOverlay(page);
    await isUntouched(page);
  });
}

/** What stands over the page; a shadow tree, which Playwright looks into. */
const overlay = (page: Page) => page.locator('rsbuild-error-overlay');

async function hasOverlay(page: Page, text: RegExp): Promise<void> {
  await overlay(page)
    .filter({ hasText: text })
    .waitFor({ state: 'attached' })
    .catch(async () => {
      const said = await overlay(page).evaluateAll(([one]) => one?.shadowRoot?.textContent);
      throw new Error(said ? `The overlay says: ${said}` : 'There is no overlay.');
    });
}

const hasNoOverlay = (page: Page) => overlay(page).waitFor({ state: 'detached' });

/** Mistakes in a page by what they are: text to add, and what the overlay says. */
const MISTAKES: Record<string, [text: string, said: RegExp]> = {
  'a dead link': [
    '[x](/docs/nowhere)',
    /mutations\.mdx:\d+:1[\s\S]*\/docs\/nowhere leads to no page/,
  ],
  'an anchor on another page': [
    '[x](/docs/faq#no)',
    /mutations\.mdx:\d+:1[\s\S]*#no leads to no place/,
  ],
  'an anchor on the same page': ['[x](#no)', /mutations\.mdx:\d+:1[\s\S]*#no leads to no place/],
  'an anchor in the API': [
    '[x](/docs/api/functions/withReset#no)',
    /mutations\.mdx:\d+:1[\s\S]*#no leads to no place/,
  ],
  'an unknown component': ['<Nothing />', /mutations\.mdx:\d+:1[\s\S]*<Nothing> is no component/],
  'a component without its parameters': ['<Badge />', /mutations\.mdx:\d+:1[\s\S]*<Badge>/],
  'an unknown admonition': [
    ':::hint\n\nx\n\n:::',
    /mutations\.mdx:\d+:1[\s\S]*no admonition ":::hint"/,
  ],
  'broken MDX': ['<Badge', /mutations\.mdx:\d+:1/],
  'a missing demo': ['```ts file="../_demos/no.ts" demo\n```', /mutations\.mdx:\d+:1[\s\S]*no\.ts/],
  'a missing member table': ['<Members of="no" />', /mutations\.mdx:\d+:1[\s\S]*<Members of="no"/],
};

async function makeMistakes(page: Page): Promise<void> {
  await shows(page, 'Mutations');
  await mark(page, 1500);
  const end = '\nThe end.\n';
  await edit(GUIDE.file, /$/, end);
  await shows(page, 'The end.');
  for (const [name, [text, said]] of Object.entries(MISTAKES)) {
    await check(name, async () => {
      await edit(GUIDE.file, end, `\n${text}\n`);
      await hasOverlay(page, said);
    });
    await check('  and its correction', async () => {
      await edit(GUIDE.file, `\n${text}\n`, end);
      await hasNoOverlay(page);
      await isUntouched(page, 1500);
    });
  }
  await check('bad front matter', async () => {
    await edit(GUIDE.file, /^---\n/, '---\ntitle: a: b\n');
    await hasOverlay(page, /mutations\.mdx:2:1[\s\S]*not valid YAML/);
  });
  await check('  and its correction', async () => {
    await edit(GUIDE.file, '\ntitle: a: b\n', '\n');
    await hasNoOverlay(page);
    await isUntouched(page);
  });
  await check('a link that a page no longer has a place for', async () => {
    await edit(GUIDE.file, end, '\n[x](/docs/faq#a-new-place)\n');
    await hasOverlay(page, /a-new-place leads to no place/);
    await edit('docs/docs/faq.mdx', /$/, '\n## A new place\n');
    await hasNoOverlay(page);
    await isUntouched(page);
  });
}

const NEW_PAGE = "---\ndescription: 'New.'\n---\n\n# A new page\n\nHello.\n";

async function changePages(page: Page, server: Server): Promise<void> {
  const { url } = server;
  const seen = async (route: string, heading: string) => {
    const end = performance.now() + TIMEOUT;
    for (;;) {
      await page.goto(url + route).catch(() => {});
      const found = page.getByRole('heading', { level: 1, name: heading });
      if (
        await found.waitFor({ timeout: 1000 }).then(
          () => true,
          () => false,
        )
      )
        return;
      if (performance.now() > end) throw new Error(`${route} does not show "${heading}".`);
    }
  };
  await check('a new page', async () => {
    await writeFile(at('docs/docs/new-page.mdx'), NEW_PAGE);
    await seen('/docs/new-page', 'A new page');
  });
  await check('a new page that is empty', async () => {
    await writeFile(at('docs/docs/empty.mdx'), '');
    await sleep(1000);
    await seen('/docs/with-reset', 'withReset()');
  });
  await check('that is written', async () => {
    await page.goto(`${url}/docs/empty`);
    await writeFile(at('docs/docs/empty.mdx'), NEW_PAGE.replace('# A new', '# Another new'));
    await page.getByRole('heading', { level: 1, name: 'Another new page' }).waitFor();
  });
  await check('a page with another name', async () => {
    await rename(at('docs/docs/new-page.mdx'), at('docs/docs/renamed.mdx'));
    await seen('/docs/renamed', 'A new page');
    await seen('/docs/new-page', 'Page not found');
  });
  await check('a page that is gone, and stands in a sidebar', async () => {
    await rename(at('docs/docs/testing.mdx'), at('testing.mdx'));
    await seen('/docs/testing', 'Page not found');
    await hasOverlay(page, /sidebars\.ts:\d+:1[\s\S]*testing/);
  });
  await check('and is back', async () => {
    await rename(at('testing.mdx'), at('docs/docs/testing.mdx'));
    await seen('/docs/testing', 'Testing');
    await hasNoOverlay(page);
  });
  await check('an edit of a sidebar', async () => {
    await page.goto(`${url}/docs/with-reset`);
    await edit('theme/config/sidebars.ts', "group('Composition'", "group('Other label'");
    await page.getByText('Other label').first().waitFor({ state: 'attached' });
  });
  await check('a configuration that cannot be read, and its correction', async () => {
    await edit('theme/config/sidebars.ts', "'Other label',", "'Other label'");
    while (!server.output().includes('Restart server failed')) await sleep(100);
    await edit('theme/config/sidebars.ts', "'Other label'", "'Third label',");
    await page.getByText('Third label').first().waitFor({ state: 'attached' });
  });
}

/** Runs checks with a server of their own and one page. */
async function withServer(name: string, run: (page: Page, server: Server) => Promise<void>) {
  if (chosen.length > 0 && !chosen.includes(name)) return;
  console.log(`${name}:`);
  const server = await startServer();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(TIMEOUT);
  try {
    await open(page, server, GUIDE.route);
    await run(page, server);
  } catch (error) {
    failures++;
    console.log(`${error}\n${server.output()}`);
  } finally {
    await page.close();
    await server.stop();
  }
}

const browser = await chromium.launch({
  executablePath: findHeadlessShell(),
  args: CHROMIUM_FLAGS,
});
try {
  await linkPackages(copy);
  if (chosen.length === 0 || chosen.includes('start')) {
    console.log('start:');
    await check('of a fresh clone, to the first page', startAndSeePage);
    await check('without a cache', async () => {
      await rm(at('node_modules/.cache'), { recursive: true, force: true });
      return startAndSeePage();
    });
    for (let time = 0; time < 3; time++) await check('with a cache', startAndSeePage);
  }
  await withServer('edits', async (page, server) => {
    await editGuide(page);
    await editDemos(page);
    await editSources(page, server);
  });
  await withServer('errors', makeMistakes);
  await withServer('pages', changePages);
} finally {
  await browser.close();
  await removeCopy(copy);
}
if (failures > 0) {
  console.log(`${failures} failed`);
  process.exitCode = 1;
}
