import { describe, expect, test, vi } from 'vitest';
import { baseBannerScript } from './baseBanner';

const ORIGIN = 'https://example.org';

interface Visit {
  base?: string;
  pathname?: string;
  canonical?: string | null;
  /** The element whose file fails to load. */
  failing?: object;
  /** Whether the page's scripts have run. */
  started?: boolean;
  /** State of the history entry from an earlier load. */
  history?: { state: unknown };
}

/** Runs the script in a new document, and returns the outcome. */
async function visit({
  base = '/',
  pathname = '/docs',
  canonical = '/docs',
  failing,
  started = true,
  history = { state: null },
}: Visit) {
  const page = document.implementation.createHTMLDocument();
  const { dataset } = page.documentElement;
  dataset.js = '';
  if (started) dataset.started = '';
  page.head.innerHTML = `${canonical === null ? '' : `<link rel="canonical" href="${ORIGIN}${canonical}">`}
    <script type="text/plain" src="${ORIGIN}/static/js/index.js"></script>`;
  const listeners: Record<string, (event: { target: object }) => void> = {};
  const location = { origin: ORIGIN, pathname, href: ORIGIN + pathname, reload: vi.fn() };
  const fetch = vi.fn(async () => new Response());
  Object.assign(history, {
    replaceState(state: unknown) {
      history.state = state;
    },
  });
  const surroundings = {
    document: page,
    location,
    history,
    fetch,
    addEventListener: (type: string, listener: (event: { target: object }) => void) => {
      listeners[type] = listener;
    },
  };
  new Function(...Object.keys(surroundings), baseBannerScript(base))(
    ...Object.values(surroundings),
  );
  if (failing) listeners.error?.({ target: failing });
  listeners.DOMContentLoaded?.({ target: page });
  await expect.poll(() => location.reload).toHaveBeenCalledTimes(fetch.mock.calls.length && 1);
  const banner = page.querySelector('[role=alert]');
  return { banner: banner?.textContent ?? null, fetch, location, dataset };
}

const style = (base: string) => ({ rel: 'stylesheet', href: `${ORIGIN}${base}static/css/x.css` });
const script = { localName: 'script', src: `${ORIGIN}/static/js/index.js` };

describe('below a different path than the configured base', () => {
  test.each([
    ['/toolkit/docs/with-reset', '/docs/with-reset', '/toolkit/'],
    ['/toolkit/docs/with-reset.html', '/docs/with-reset', '/toolkit/'],
    ['/toolkit/', '/', '/toolkit/'],
    ['/toolkit/index.html', '/', '/toolkit/'],
    ['/a/b/index.html', '/', '/a/b/'],
  ])('at %s, the banner on the page %s suggests %s', async (pathname, canonical, suggested) => {
    const history = { state: 'fresh' };
    const { banner } = await visit({ pathname, canonical, failing: style('/'), history });
    expect(banner?.split('suggests BASE=')[1]).toBe(suggested);
  });

  test.each([
    ['/', '/toolkit/docs/nowhere', '/toolkit/'],
    ['/', '/a/b/docs', '/a/b/'],
    ['/', '/toolkit/nowhere', '/toolkit/'],
    ['/toolkit/', '/docs/nowhere', '/'],
    ['/toolkit/', '/', '/'],
  ])('built for %s, the not-found page at %s suggests %s', async (base, pathname, suggested) => {
    const history = { state: 'fresh' };
    const missing = { base, pathname, canonical: null, failing: style(base), history };
    expect((await visit(missing)).banner?.split('suggests BASE=')[1]).toBe(suggested);
  });

  test.each([
    ['/docs/with-reset', '/toolkit/docs/with-reset'],
    ['/', '/toolkit/'],
    ['/index.html', '/toolkit/'],
  ])('names the root as the base path at %s', async (pathname, canonical) => {
    const base = '/toolkit/';
    const history = { state: 'fresh' };
    const { banner } = await visit({ base, pathname, canonical, failing: style(base), history });
    expect(banner).toMatch(/built with BASE=\/toolkit\/, but this address suggests BASE=\/$/);
  });
});

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/docs/nowhere', null],
  ['/nowhere', null],
])('at %s, a site at its base path suggests no other', async (pathname, canonical) => {
  const history = { state: 'fresh' };
  const { banner } = await visit({ pathname, canonical, failing: style('/'), history });
  expect(banner).toContain('Try reloading');
});

describe.each([
  ['a style sheet that does not load', { failing: style('/') }],
  ['a script that fails to load', { failing: script, started: false }],
  ['a script that is an error page or truncated', { started: false }],
])('%s', (_what, trouble) => {
  test('reloads the page once, bypassing the HTTP cache', async () => {
    const history = { state: null };
    const first = await visit({ ...trouble, history });
    expect(first.banner).toBeNull();
    expect(first.fetch.mock.calls).toEqual([[`${ORIGIN}/static/js/index.js`, { cache: 'reload' }]]);
    const second = await visit({ ...trouble, history });
    expect(second.fetch).not.toHaveBeenCalled();
    expect(second.banner).toMatch(/did not load properly.*Try reloading/);
    expect(second.banner).not.toContain('BASE');
  });
});

test('a page whose scripts fail to load becomes a page without scripts', async () => {
  const history = { state: 'fresh' };
  expect((await visit({ started: false, history })).dataset.js).toBeUndefined();
  expect((await visit({ failing: style('/'), history })).dataset.js).toBe('');
});

test.each([
  ['a script of another site', { localName: 'script', src: 'https://other.org/static/x.js' }],
  ["a page's own code", { localName: 'script', src: `${ORIGIN}/static/js/async/f.js` }],
  ['an image', { localName: 'img', src: `${ORIGIN}/static/image/x.png` }],
])('%s that fails does not trigger it', async (_what, failing) => {
  const { banner, fetch } = await visit({ failing });
  expect(banner).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});
