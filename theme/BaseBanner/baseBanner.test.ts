import { expect, test } from 'vitest';
import { baseBannerScript } from './baseBanner';

const ORIGIN = 'https://example.org';

/** Runs the script in a document of its own, lets a file fail, and returns what the banner says. */
function bannerAt(base: string, pathname: string, canonical: string | null, failing: object) {
  const page = document.implementation.createHTMLDocument();
  if (canonical !== null) {
    page.head.innerHTML = `<link rel="canonical" href="${ORIGIN}${canonical}">`;
  }
  const listeners: Record<string, (event: { target: object }) => void> = {};
  new Function('document', 'location', 'addEventListener', baseBannerScript(base))(
    page,
    { origin: ORIGIN, pathname },
    (type: string, listener: (event: { target: object }) => void) => {
      listeners[type] = listener;
    },
  );
  for (let time = 0; time < 2; time++) {
    listeners.error?.({ target: failing });
    listeners.load?.({ target: page });
    delete listeners.load;
  }
  const banners = [...page.querySelectorAll('[role=alert]')];
  expect(banners.length).toBeLessThan(2);
  return banners[0]?.textContent ?? null;
}
const style = (base: string) => ({ rel: 'stylesheet', href: `${ORIGIN}${base}static/css/x.css` });

test.each([
  ['/toolkit/docs/with-reset', '/docs/with-reset', '/toolkit/'],
  ['/toolkit/docs/with-reset.html', '/docs/with-reset', '/toolkit/'],
  ['/toolkit/', '/', '/toolkit/'],
  ['/a/b/index.html', '/', '/a/b/'],
  ['/toolkit/start', null, '/toolkit/'],
])('at %s, with the page being %s, it suggests %s', (pathname, canonical, suggested) => {
  expect(bannerAt('/', pathname, canonical, style('/'))).toContain(`BASE=${suggested}`);
});

test('a site that was built for a path and is served at the root is told so', () => {
  const text = bannerAt(
    '/toolkit/',
    '/docs/with-reset',
    '/toolkit/docs/with-reset',
    style('/toolkit/'),
  );
  expect(text).toContain(
    'built for the base path "/toolkit/", but from this address it looks like "/"',
  );
});

test('at the right place the base path is not to blame', () => {
  const text = bannerAt('/', '/docs/with-reset', '/docs/with-reset', style('/'));
  expect(text).toMatch(/did not load properly. Check the connection/);
  expect(text).not.toContain('BASE');
});

test.each([
  ['a script of another site', { localName: 'script', src: 'https://other.org/static/x.js' }],
  ["a page's own code", { localName: 'script', src: `${ORIGIN}/static/js/async/f.js` }],
  ['an image', { localName: 'img', src: `${ORIGIN}/static/image/x.png` }],
])('%s that fails is no reason for it', (_what, failing) => {
  expect(bannerAt('/', '/docs', '/docs', failing)).toBeNull();
});
