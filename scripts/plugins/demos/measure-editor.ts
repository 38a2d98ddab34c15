/**
 * `npm run bench -- editor`: how long readers who edit a demo wait for its result, and whether memory stays as it
 * is while they do, on the production build in `dist/`. Exits with 1 where a figure is missed.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { withBuiltSite } from '../../host/built-site';
import { isSmokeTest, median, report } from '../../lib/bench-report';
import { inProject } from '../../lib/paths';
import { openPage, timed } from '../../lib/stopwatch';

/** Times in ms, on a machine that does nothing else. */
const LIMITS = {
  /** From the first click on Edit to the running demo, when all is loaded. */
  firstEdit: 1_000,
  /** From the last key to the new result. */
  change: 300,
  /** Growth of the memory in use over all edits, in percent. */
  growth: 20,
} as const;

const EDITS = isSmokeTest ? 1 : 50;

/** Edits before memory counts: code that has run for the first time stays compiled. */
const WARM_UP = isSmokeTest ? 0 : 10;

/** Pages on which a demo is edited for the first time. The very first one loads, and does not count. */
const PAGES = isSmokeTest ? 2 : 4;

/** A demo of 65 lines, and what is edited in it. */
const DEMO = 'with-undo-redo';
const [before = '', after = ''] = readFileSync(inProject(`docs/_demos/${DEMO}.ts`), 'utf8').split(
  'zoom: 100',
);

const demoOn = (page: Page) => page.getByRole('region', { name: /^Live demo/ }).first();

/** Time from a click on Edit until the inspector shows the store. */
const edit = (page: Page) =>
  timed(page, {
    event: 'click',
    act: () => demoOn(page).getByRole('button', { name: 'Edit' }).dispatchEvent('click'),
    until: () => document.querySelector('[data-value]'),
  });

/** Time from an edit until the inspector shows what has come of it. */
async function change(page: Page, zoom: number): Promise<number> {
  const code = demoOn(page).locator('.cm-content');
  await code.press('ControlOrMeta+a');
  // What the edit before has set off is none of this one's.
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

/** Bytes in use by the page and by the frame of the demo, which may have a process of its own. */
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
