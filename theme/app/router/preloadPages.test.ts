import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as pages from '../../lib/pages';
import * as idle from '../../lib/when-idle';
import { sitePage } from '../../testing/site';
import { View } from '../../testing/View';
import { watchView } from './preloadPages';

/** Idle callbacks. */
let waiting: (() => void)[];
const beIdle = () => {
  for (const task of waiting.splice(0)) task();
};

let observers: MutationObserver[];
/** Runs pending promises and observers. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
const ROUTES = ['/', '/docs', '/docs/extensions', '/docs/team', '/docs/with-reset', '/lazy/slow'];
const link = (attributes: string) => {
  document.body.insertAdjacentHTML('beforeend', `<a ${attributes}><b>link</b></a>`);
  return document.body.lastElementChild as HTMLAnchorElement;
};

beforeEach(async () => {
  waiting = [];
  vi.spyOn(idle, 'whenIdle').mockImplementation((task) => void waiting.push(task));
  vi.stubGlobal('IntersectionObserver', View);
  // Observers of other tests must not see the links of this test.
  observers = [];
  class Observer extends MutationObserver {
    constructor(tell: MutationCallback) {
      super(tell);
      observers.push(this);
    }
  }
  vi.stubGlobal('MutationObserver', Observer);
  await pages.loadList();
});
afterEach(() => {
  for (const observer of observers) observer.disconnect();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

let load: ReturnType<typeof vi.spyOn>;
const loaded = () => load.mock.calls.map(([route]: unknown[]) => route);

/** Watches the links of a page. */
async function watch(...attributes: string[]) {
  const links = attributes.map(link);
  load = vi.spyOn(pages, 'loadPage').mockImplementation(async (route: string) => sitePage(route));
  watchView();
  await settle();
  beIdle();
  return links;
}

test('pages behind links in view load one after another in idle time', async () => {
  const links = await watch('href="/docs/team"', 'href="/docs"', 'href="/docs/with-reset"');
  View.last.show(links.slice(0, 2));
  expect(loaded()).toEqual([]);
  beIdle();
  expect(loaded()).toEqual(['/docs/team']);
  View.last.show(links.slice(2));
  await settle();
  beIdle();
  expect(loaded()).toEqual(['/docs/team', '/docs']);
  await settle();
  beIdle();
  expect(loaded()).toEqual(['/docs/team', '/docs', '/docs/with-reset']);
});

test('loading continues after one that fails, and after a pause', async () => {
  const [first, second] = await watch('href="/docs/team"', 'href="/docs"');
  if (!first || !second) throw new Error('There are no links.');
  load.mockRejectedValueOnce(new Error('gone'));
  for (const anchor of [first, second]) {
    View.last.show([anchor]);
    beIdle();
    await settle();
    beIdle();
  }
  expect(loaded()).toEqual(['/docs/team', '/docs']);
  expect(waiting).toEqual([]);
});

test('pages do not load while their links are out of view or no page links', async () => {
  const links = await watch('href="/docs/team"', 'href="/llms.txt"');
  expect([...View.last.observed]).toEqual(links.slice(0, 1));
  View.last.show(links.slice(0, 1), false);
  beIdle();
  expect(loaded()).toEqual([]);
});

test('links are also watched on the next page', async () => {
  await watch('href="/docs/team"');
  const next = link('href="/docs"');
  await settle();
  // Observers of other test files may wait, too.
  expect(View.last.observed).not.toContain(next);
  beIdle();
  expect(View.last.observed).toContain(next);
});

test('loaded pages are limited to a few on each page', async () => {
  document.body.innerHTML = '<main></main>';
  const pass = async () => {
    for (let count = 0; count < 10; count++) {
      beIdle();
      await settle();
    }
  };
  const all = ROUTES.map((route) => `href="${route}"`);
  const links = await watch(...all);
  View.last.show(links);
  await pass();
  expect(loaded()).toEqual(ROUTES.slice(0, 5));
  // The next page has its own links.
  document.body.innerHTML = '<main></main>';
  const next = link('href="/docs/api/globals"');
  await pass();
  View.last.show([next]);
  await pass();
  expect(loaded()).toEqual([...ROUTES.slice(0, 5), '/docs/api/globals']);
});
