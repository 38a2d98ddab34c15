import { expect, test } from 'vitest';
import { cleanPath, mayBePage, sitePathOf } from './urls';

const BASE = 'https://site.example/x/';
const place = (path: string) => sitePathOf(new URL(path, BASE), BASE);

test.each([
  ['/x/', '', ''],
  ['/x/index.html', 'index.html', ''],
  ['/x/docs/guide', 'docs/guide', 'docs/guide'],
  ['/x/docs/guide.html?q#h', 'docs/guide.html', 'docs/guide'],
  ['/x/docs/guide/', 'docs/guide/', 'docs/guide'],
  ['/x/docs/guide/index.html', 'docs/guide/index.html', 'docs/guide'],
  ['/x//docs//guide', '/docs//guide', 'docs/guide'],
  ['/x/caf%C3%A9', 'café', 'café'],
  ['/x/%', '%', '%'],
  ['/x/docs/%E0%A4%A/', 'docs/%E0%A4%A/', 'docs/%E0%A4%A'],
])('%s has the path “%s” and the route “%s”', (address, path, route) => {
  expect(place(address)).toEqual({ path, route });
});

test('other addresses are outside the site', () => {
  const addresses = ['/', '/y/docs', '/xy/docs', 'https://other.example/x/docs', '/%'];
  for (const address of addresses) expect(place(address), address).toBeUndefined();
});

test.each([
  ['docs/guide', true],
  ['docs/v22.0.0', true],
  ['llms.txt', false],
  ['docs/guide.md', false],
])('%s may be a page: %s', (path, expected) => {
  expect(mayBePage({ path, route: path })).toBe(expected);
});

test.each([
  ['/docs/with-reset.html', '/docs/with-reset'],
  ['/docs/with-reset/', '/docs/with-reset'],
  ['/docs/with-reset/index.html', '/docs/with-reset'],
  ['/docs/with-reset//', '/docs/with-reset'],
  ['/docs//with-reset', '/docs/with-reset'],
  ['//docs///with-reset.html', '/docs/with-reset'],
  ['/docs/api/', '/docs/api'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/docs/index', '/docs'],
  ['//elsewhere.example/', '/elsewhere.example'],
  ['/', '/'],
  ['/docs/with-reset', '/docs/with-reset'],
  ['/logo.svg', '/logo.svg'],
  ['/docs/with-reset.md', '/docs/with-reset.md'],
])('the clean URL of %s is %s', (path, clean) => {
  expect(cleanPath(path)).toBe(clean);
});
