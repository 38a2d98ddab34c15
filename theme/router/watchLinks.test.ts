import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as idle from '../../sw/client/when-idle';
import * as content from '../Article/content';
import * as pages from '../pages/pages';
import { routeOf, watchLinks } from './watchLinks';
import { watchView } from './watchView';

/** What waits for idle time. */
let waiting: (() => void)[];
const beIdle = () => {
  for (const task of waiting.splice(0)) task();
};

/** Stands in for the browser's, which happy-dom never calls. */
class View {
  static shown: View;
  readonly observed = new Set<Element>();
  constructor(readonly tell: IntersectionObserverCallback) {
    View.shown = this;
  }
  observe = (element: Element) => this.observed.add(element);
  unobserve = (element: Element) => this.observed.delete(element);
  disconnect = () => this.observed.clear();

  /** Scrolls links into view, or only near it. */
  show(links: Element[], isIntersecting = true) {
    const entries = links.map((target) => ({ target, isIntersecting }));
    this.tell(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
  }
}

let life = new AbortController();
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
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  connection.saveData = false;
  await pages.loadList();
});
afterEach(() => {
  life.abort();
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

describe('a page is loaded ahead', () => {
  let preload: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    preload = vi.spyOn(pages, 'loadPage').mockResolvedValue(pages.NOT_FOUND);
  });

  test.each(['pointerover', 'focusin', 'touchstart'])('when its link gets %s', (type) => {
    life = new AbortController();
    watchLinks(life.signal);
    hint(type, link('href="/docs/team"').querySelector('b') ?? undefined);
    expect(preload).toHaveBeenCalledExactlyOnceWith('/docs/team');
    life.abort();
    hint(type, link('href="/docs/extensions"'));
    expect(preload).toHaveBeenCalledOnce();
  });

  test('and made ready when nothing else is to do, unless another link was pointed at since', async () => {
    const prepare = vi.spyOn(content, 'prepareContent').mockReturnValue();
    preload.mockImplementation(async (route: string) => ({ ...pages.NOT_FOUND, html: route }));
    life = new AbortController();
    watchLinks(life.signal);
    hint('pointerover', link('href="/docs/team"'));
    hint('pointerover', link('href="/docs/extensions"'));
    await Promise.resolve();
    expect(prepare).not.toHaveBeenCalled();
    beIdle();
    expect(prepare).toHaveBeenCalledExactlyOnceWith('/docs/extensions');
  });

  test('but nothing else that is pointed at', () => {
    life = new AbortController();
    watchLinks(life.signal);
    hint('pointerover');
    hint('pointerover', document.body);
    hint('pointerover', link('href="/llms.txt"'));
    expect(preload).not.toHaveBeenCalled();
  });

  test.each<[string, () => void]>([
    ['saves data', () => Object.assign(connection, { saveData: true })],
    ['writes the site, and would compile it', () => vi.stubEnv('NODE_ENV', 'development')],
  ])('not where the reader %s', (_why, arrange) => {
    arrange();
    life = new AbortController();
    watchLinks(life.signal);
    hint('pointerover', link('href="/docs/team"'));
    expect(preload).not.toHaveBeenCalled();
    expect(waiting).toEqual([]);
  });
});

describe('pages behind links in view', () => {
  let load: ReturnType<typeof vi.spyOn>;
  const loaded = () => load.mock.calls.map(([route]: unknown[]) => route);
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  /** Watches the links of a page that has them. */
  async function watch(...attributes: string[]) {
    const links = attributes.map(link);
    load = vi.spyOn(pages, 'loadPage').mockImplementation(async () => pages.NOT_FOUND);
    life = new AbortController();
    watchView(life.signal);
    await settle();
    beIdle();
    return links;
  }

  test('load one after the other, when nothing else is to do', async () => {
    const links = await watch('href="/docs/team"', 'href="/docs"', 'href="/docs/with-reset"');
    View.shown.show(links.slice(0, 2));
    expect(loaded()).toEqual([]);
    beIdle();
    expect(loaded()).toEqual(['/docs/team']);
    View.shown.show(links.slice(2));
    await settle();
    beIdle();
    expect(loaded()).toEqual(['/docs/team', '/docs']);
    await settle();
    beIdle();
    expect(loaded()).toEqual(['/docs/team', '/docs', '/docs/with-reset']);
  });

  test('go on after one that fails, and after a pause', async () => {
    const [first, second] = await watch('href="/docs/team"', 'href="/docs"');
    if (!first || !second) throw new Error('There are no links.');
    load.mockRejectedValueOnce(new Error('gone'));
    for (const one of [first, second]) {
      View.shown.show([one]);
      beIdle();
      await settle();
      beIdle();
    }
    expect(loaded()).toEqual(['/docs/team', '/docs']);
    expect(waiting).toEqual([]);
  });

  test('do not load while their links are out of view, nor what is no page', async () => {
    const links = await watch('href="/docs/team"', 'href="/llms.txt"');
    expect([...View.shown.observed]).toEqual(links.slice(0, 1));
    View.shown.show(links.slice(0, 1), false);
    beIdle();
    expect(loaded()).toEqual([]);
  });

  test('are watched for on the next page as well, until it ends', async () => {
    await watch('href="/docs/team"');
    const next = link('href="/docs"');
    await settle();
    expect(waiting).toHaveLength(1);
    beIdle();
    expect(View.shown.observed).toContain(next);
    View.shown.show([next]);
    life.abort();
    beIdle();
    expect(loaded()).toEqual([]);
    expect(View.shown.observed.size).toBe(0);
  });
});
