/**
 * `npm run bench -- editor` measures the time from an edit of a demo to its result, and the growth of memory, on the
 * production build in `dist/`. Exits with 1 if a limit is exceeded.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inProject } from '../../lib/paths';
import { median, openPage, report, timed, withBuiltSite } from '../../testing/measure';

/** Times in ms, on an otherwise idle machine. */
const LIMITS = {
  /** From the first click on Edit to the running demo, with all files in the HTTP cache. */
  firstEdit: 1_000,
  /** From the last key to the new result. */
  change: 300,
  /** Growth of used memory over all edits, in percent. */
  growth: 20,
} as const;

const EDITS = 50;

/** Edits before memory is measured, because the first runs compile code. */
const WARM_UP = 10;

/** Number of pages on which a demo is edited for the first time. The first page fills the cache and does not count. */
const PAGES = 4;

/** A demo of 65 lines, and its code before and after the edited part. */
const DEMO = 'with-undo-redo';
const [before = '', after = ''] = readFileSync(inProject(`docs/_demos/${DEMO}.ts`), 'utf8').split(
  'zoom: 100',
);

const demoOn = (page: Page) => page.getByRole('region', { name: /^Live demo/ }).first();

/** Measures the time from a click on Edit until the inspector shows the store. */
const edit = (page: Page) =>
  timed(page, {
    event: 'click',
    act: () => demoOn(page).getByRole('button', { name: 'Edit' }).dispatchEvent('click'),
    until: () => document.querySelector('[data-value]'),
  });

/** Measures the time from an edit until the inspector shows its result. */
async function change(page: Page, zoom: number): Promise<number> {
  const code = demoOn(page).locator('.cm-content');
  await code.press('ControlOrMeta+a');
  // Lets the effects of the previous edit settle.
  await page.waitForTimeout(50);
  const paste = (element: Element, text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const options = { clipboardData, bubbles: true, composed: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  };
  return timed(page, {
    event: 'paste',
    act: () => code.evaluate(paste, `${before}zoom: ${zoom}${after}`),
    until: (value) =>
      [...document.querySelectorAll('[data-value]')].some(
        ({ textContent }) => textContent === value,
      ),
    expected: String(zoom),
  });
}

/** Measures the bytes used by the page and by the demo's frame, which may have its own process. */
async function memory(page: Page): Promise<number> {
  let sum = 0;
  for (const target of [page, ...page.frames().slice(1)]) {
    const client = await page
      .context()
      .newCDPSession(target)
      .catch(() => undefined);
    await client?.send('HeapProfiler.collectGarbage');
    sum += (await client?.send('Runtime.getHeapUsage'))?.usedSize ?? 0;
    await client?.detach();
  }
  return sum;
}

await withBuiltSite(async (browser, host) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const url = `${host.url}/docs/${DEMO}`;
  const firsts: number[] = [];
  for (let count = 0; count < PAGES; count++) {
    const page = await openPage(context, url);
    const time = await edit(page);
    if (count > 0) firsts.push(time);
    await page.close();
  }
  report('first edit', median(firsts), LIMITS.firstEdit, 'ms');

  const page = await openPage(context, url);
  await edit(page);
  const times: number[] = [];
  let zoom = 101;
  for (let count = 0; count < WARM_UP; count++) await change(page, zoom++);
  const start = await memory(page);
  for (let count = 0; count < EDITS; count++) times.push(await change(page, zoom++));
  const end = await memory(page);
  report('last key to result', median(times), LIMITS.change, 'ms');
  report(`memory after ${EDITS} edits`, 100 * (end / start - 1), LIMITS.growth, '% more');
  console.log(`        ${(start / 1e6).toFixed(1)} MB before, ${(end / 1e6).toFixed(1)} MB after`);
});
