import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { createHost, type Host } from '../project';
import { DIST, PAGE_KINDS, PLUGIN_KINDS } from '../routes';
import { shiftsIn, watchShifts } from '../shifts';
import { expect, type Page, test } from '../test';

/**
 * Viewport widths in px, one for each layout. They are loaded side by side in frames of one page, which are few,
 * because browsers open only six connections per host.
 */
const WIDTHS = [390, 1000, 1280];
const HEIGHT = 800;

const { home, guide } = PAGE_KINDS;
const TEMPLATES = { home, guide, ...PLUGIN_KINDS };

/** A page for the frames, which unlike those of the site may have frames. */
const FRAMES = '/frames';

/** The start of the table of contents. */
const CONTENTS = '<details class="contents"';

let host: Host;
/** The tests share a tab, which has already compiled the site's code. */
let page: Page;
/** The path of the page that arrives. Frames within pages are served at once. */
let opened: string;
/** Responses of the frames that are still open. */
let arriving: ServerResponse[];

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ serviceWorkers: 'block' });
  await watchShifts(page);
  host = await createHost({
    dir: DIST,
    port: 0,
    intercept(request, response) {
      if (request.url?.endsWith(FRAMES)) {
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end();
        return true;
      }
      if (request.headers['sec-fetch-dest'] !== 'iframe' || request.url !== opened) return false;
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
      });
      // Browsers serialize requests for cacheable URLs, and only the headers tell them that this
      // URL is not cacheable.
      response.flushHeaders();
      arriving.push(response);
      return true;
    },
  });
});
test.afterEach(() => page.goto('about:blank'));
test.afterAll(async () => {
  await page.close();
  await host.close();
});

/**
 * Splits a document after each element between two markers, and before each summary, because a
 * `details` without one has a default summary of a different height. Does not split code blocks,
 * and keeps a trailing comma with its name, because both may wrap to the next line.
 */
function cut(html: string, from: string, to: string): string[] {
  const end = html.indexOf(to);
  let at = html.indexOf(from);
  const pieces = [html.slice(0, at)];
  // Cells arrive with the rest of their row, whose columns depend on all of them.
  const ends = /<pre\b.*?<\/pre>|<\/(?!td>)[a-z][\w-]*>(?![^\s<])|<(?:details|img|input)\b[^>]*>/gs;
  ends.lastIndex = at;
  for (const { 0: tag, index } of html.matchAll(ends)) {
    if (index > end) break;
    const next = index + tag.length;
    // Skips pieces without a new element.
    if (!/<[a-z]/.test(html.slice(at, next))) continue;
    pieces.push(html.slice(at, next));
    at = next;
  }
  return [...pieces, html.slice(at)];
}

/**
 * Waits until all frames have received and painted more elements. If there are many frames, the
 * browser may delay a piece and paint it with the next one.
 *
 * @returns the number of elements in each frame, and whether the last one is below the viewport
 */
async function paint(counts: number[]) {
  const shown = await Promise.all(
    counts.map(async (count, at) => {
      const frame = window.frames[at] as Window;
      // This is never called back in a frame that waits for styles or is not rendered.
      const nextFrame = () =>
        new Promise((resolve) => {
          frame.requestAnimationFrame(resolve);
          setTimeout(resolve, 500);
        });
      // Includes shadow trees, because stills of demos arrive in pieces, too.
      const countIn = (tree: ParentNode): number =>
        [...tree.querySelectorAll('*')].reduce(
          (sum, { shadowRoot }) => sum + 1 + (shadowRoot ? countIn(shadowRoot) : 0),
          0,
        );
      // There is no body before the first piece has been parsed.
      const now = () => (frame.document.querySelector('body') ? countIn(frame.document.body) : 0);
      for (let frames = 0; now() <= count && frames < 60; frames++) await nextFrame();
      await nextFrame();
      // A new task runs after the frame's callbacks and paint.
      await new Promise((resolve) => setTimeout(resolve));
      const last = [...frame.document.querySelectorAll('body *')].at(-1);
      const isBelow = last?.closest('main') && last.getBoundingClientRect().top > frame.innerHeight;
      return { count: now(), isFull: Boolean(isBelow) };
    }),
  );
  return {
    counts: shown.map(({ count }) => count),
    isFull: shown.every(({ isFull }) => isFull),
  };
}

/**
 * Opens a page in several widths and sends its document in pieces, each after the previous one has
 * been painted.
 */
async function openInPieces(route: string, from: string) {
  const html = readFileSync(path.join(DIST, `${route === './' ? 'index' : route}.html`), 'utf8');
  expect(html.includes(CONTENTS)).toBe(html.includes(' data-contents='));
  const [first = '', ...pieces] = cut(html, from, '</main>');
  const last = pieces.pop() ?? '';
  const room = WIDTHS.reduce((sum, width) => sum + width + 20, 20);
  await page.setViewportSize({ width: room, height: HEIGHT + 50 });
  opened = new URL(route, host.url + FRAMES).pathname;
  arriving = [];
  await page.goto(host.url + FRAMES);
  await page.evaluate(
    ([src, height, all]) => {
      for (const width of all) {
        document.body.append(
          Object.assign(document.createElement('iframe'), { src, width, height }),
        );
      }
    },
    [route, HEIGHT, WIDTHS] as const,
  );
  await expect.poll(() => arriving.length).toBe(WIDTHS.length);
  const send = (text: string) => arriving.map((response) => response.write(text));

  send(first);
  let shown = { counts: WIDTHS.map(() => 0), isFull: false };
  let sent = 0;
  const sendNext = async (end: number) => {
    send(pieces.slice(sent, end).join(''));
    sent = end;
    shown = await page.evaluate(paint, shown.counts);
  };
  while (sent < pieces.length && !shown.isFull) await sendNext(sent + 1);
  // The table of contents arrives last, but is at the top of narrow screens.
  const contents = pieces.findIndex((piece, at) => at >= sent && piece.includes(CONTENTS));
  if (contents >= 0) {
    await sendNext(contents + 1);
    await sendNext(contents + 2);
  }
  expect(sent, 'the document came in pieces').toBeGreaterThan(10);
  send(pieces.slice(sent).join('') + last);
  for (const response of arriving) response.end();
  const frames = page.frames().slice(1);
  for (const frame of frames) await frame.locator('html[data-hydrated]').waitFor();
  expect((await Promise.all(frames.map(shiftsIn))).flat()).toEqual([]);
}

for (const [kind, route] of Object.entries(TEMPLATES)) {
  const from = route === guide ? '<header' : '<main';
  test(`the first screen of the ${kind} page${from === '<main' ? '' : ', with the navbar,'} arrives in pieces without layout shifts`, () =>
    openInPieces(route, from));
}
