import { expect, test } from 'vitest';
import { cleanPath } from './match';
import { routePathOf } from './routePath';

test.each([
  ['/docs/', '/docs'],
  ['/docs/index.html', '/docs'],
  ['/docs/with-reset.html', '/docs/with-reset'],
  ['/docs/api//', '/docs/api'],
  ['/', '/'],
  ['/index.html', '/'],
  ['/docs/reindex', '/docs/reindex'],
  ['/docs/api/functions/withReset', '/docs/api/functions/withReset'],
  ['/caf%C3%A9', '/café'],
  ['/broken%E0%A4', '/broken%E0%A4'],
])('%s means the page %s', (written, clean) => {
  expect(cleanPath(written)).toBe(clean);
});

test('letters keep their case, as on a static host', () => {
  expect(cleanPath('/docs/With-Reset')).toBe('/docs/With-Reset');
});

test("a page's route follows from its file", () => {
  expect(routePathOf('index.mdx')).toBe('/');
  expect(routePathOf('docs/with-reset.mdx')).toBe('/docs/with-reset');
});
