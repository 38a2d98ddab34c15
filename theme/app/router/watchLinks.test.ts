import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as pages from '../../lib/pages';
import * as idle from '../../lib/when-idle';
import { startForTest } from '../../testing/document';
import { sitePage } from '../../testing/site';
import { View } from '../../testing/View';
import * as mainElement from '../pages/mainElement';
import { routeOf, watchLinks } from './watchLinks';
import { watchView } from './watchView';

/** Idle callbacks. */
let waiting: (() => void)[];
const beIdle = () => {
  for (const task of waiting.splice(0)) task();
};

let observers: MutationObserver[];
/** Runs pending promises and observers. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
const ROUTES = ['/', '/docs', '/docs/extensions', '/docs/team', '/docs/with-reset', '/lazy/slow'];
const connection = { saveData: false };
const link = (attributes: string) => {
  document.body.insertAdjacentHTML('beforeend', `<a ${attributes}><b>link</b></a>`);
  return document.body.lastElementChild as HTMLAnchorElement;
};
const hint = (type: string, on: Element | Document = document) =>
  on.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(async () => {
  waiting = [];
  vi.spyOn(idle, 'whenIdle').mockImplementation((task, signal) => {
    waiting.push(() => signal?.aborted || task());
  });
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
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  connection.saveData = false;
  await pages.loadList();
});
afterEach(() => {
  for (const observer of observers) observer.disconnect();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, 'connection');
  document.body.replaceChildren();
});

test.each([
  ['a page', 'href="/docs/team?q=1#part"', '/docs/team'],
  ['a page, in this tab', 'href="/docs/team" target="_self"', '/docs/team'],
  ['another tab', 'href="/docs/team" target="_blank"', undefined],
  ['a download', 'href="/docs/team" download', undefined],
  ['another site', 'href="https://example.org/docs/team"', undefined],
  ['a file', 'href="/llms.txt"', undefined],
])('a link to %s', (_what, attributes, route) => {
  expect(routeOf(link(attributes))).toBe(route);
});

describe('a page is preloaded', () => {
  let preload: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    preload = vi.spyOn(pages, 'loadPage').mockResolvedValue(sitePage('/docs/team'));
  });

  test.each(['pointerover', 'focusin', 'touchstart'])('when its link gets %s', (type) => {
    startForTest(watchLinks);
    hint(type, link('href="/docs/team"').querySelector('b') ?? undefined);
    expect(preload).toHaveBeenCalledExactlyOnceWith('/docs/team');
  });

  test('and prepared in idle time, unless the reader has pointed at another link since', async () => {
    const prepare = vi.spyOn(mainElement, 'prepareMain').mockReturnValue();
    preload.mockImplementation(async (route: string) => sitePage(route, { html: route }));
    startForTest(watchLinks);
    hint('pointerover', link('href="/docs/team"'));
    hint('pointerover', link('href="/docs/extensions"'));
    await settle();
    expect(prepare).not.toHaveBeenCalled();
    beIdle();
    expect(prepare).toHaveBeenCalledExactlyOnceWith('/docs/extensions');
  });

  test('but not for other elements under the pointer', () => {
    startForTest(watchLinks);
    hint('pointerover');
    hint('pointerover', document.body);
    hint('pointerover', link('href="/llms.txt"'));
    expect(preload).not.toHaveBeenCalled();
  });

  test.each<[string, () => void]>([
    ['saves data', () => Object.assign(connection, { saveData: true })],
    ['writes the site, and would compile it', () => vi.stubEnv('NODE_ENV', 'development')],
  ])('but not if the reader %s', (_why, arrange) => {
    arrange();
    startForTest(watchLinks);
    hint('pointerover', link('href="/docs/team"'));
    expect(preload).not.toHaveBeenCalled();
    expect(waiting).toEqual([]);
  });
});

describe('pages behind links in view', () => {
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

  test('load one after another in idle time', async () => {
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

  test('continue after one that fails, and after a pause', async () => {
    const [first, second] = await watch('href="/docs/team"', 'href="/docs"');
    if (!first || !second) throw new Error('There are no links.');
    load.mockRejectedValueOnce(new Error('gone'));
    for (const one of [first, second]) {
      View.last.show([one]);
      beIdle();
      await settle();
      beIdle();
    }
    expect(loaded()).toEqual(['/docs/team', '/docs']);
    expect(waiting).toEqual([]);
  });

  test('do not load while their links are out of view or no page links', async () => {
    const links = await watch('href="/docs/team"', 'href="/llms.txt"');
    expect([...View.last.observed]).toEqual(links.slice(0, 1));
    View.last.show(links.slice(0, 1), false);
    beIdle();
    expect(loaded()).toEqual([]);
  });

  test('are also watched on the next page', async () => {
    await watch('href="/docs/team"');
    const next = link('href="/docs"');
    await settle();
    expect(waiting).toHaveLength(1);
    beIdle();
    expect(View.last.observed).toContain(next);
  });

  test('are limited to a few on each page', async () => {
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
});
