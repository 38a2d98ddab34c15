import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as pages from '../../lib/pages';
import * as idle from '../../lib/when-idle';
import { startForTest } from '../../testing/document';
import { sitePage } from '../../testing/site';
import * as mainElement from '../pages/showPage';
import { routeOf, watchLinks } from './watchLinks';

/** Idle callbacks. */
let waiting: (() => void)[];
const beIdle = () => {
  for (const task of waiting.splice(0)) task();
};

/** Runs pending promises. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
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
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  connection.saveData = false;
  await pages.loadList();
});
afterEach(() => {
  vi.restoreAllMocks();
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
