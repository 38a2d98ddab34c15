import { expect, test } from 'vitest';
import {
  addBase,
  htmlFileOf,
  markdownPathOf,
  removeBase,
  routeOfFile,
  routeOfPath,
} from './routes';

test.each([
  ['/docs/', '/docs'],
  ['/docs/index.html', '/docs'],
  ['/docs/with-reset.html', '/docs/with-reset'],
  ['/docs/api//', '/docs/api'],
  ['/docs//with-reset', '/docs/with-reset'],
  ['/', '/'],
  ['/index.html', '/'],
  ['/docs/reindex', '/docs/reindex'],
  ['/docs/api/functions/withReset', '/docs/api/functions/withReset'],
  ['/caf%C3%A9', '/café'],
  ['/broken%E0%A4', '/broken%E0%A4'],
  ['/docs/With-Reset', '/docs/With-Reset'],
])('%s is the route %s', (written, route) => {
  expect(routeOfPath(written)).toBe(route);
});

test.each([
  ['index.mdx', '/', 'index.html', '/index.md'],
  ['docs.mdx', '/docs', 'docs.html', '/docs.md'],
  ['docs/with-reset.mdx', '/docs/with-reset', 'docs/with-reset.html', '/docs/with-reset.md'],
])('the file %s has the route %s and vice versa', (file, route, html, copy) => {
  expect(routeOfFile(file)).toBe(route);
  expect(htmlFileOf(route)).toBe(html);
  expect(routeOfFile(html)).toBe(route);
  expect(markdownPathOf(route)).toBe(copy);
});

test.each([
  ['/toolkit/docs', '/docs'],
  ['/toolkit/', '/'],
  ['/toolkit', '/'],
  ['/toolkit-2/docs', undefined],
  ['/docs', undefined],
])('below the base path /toolkit/, the address %s is %s', (address, path) => {
  expect(removeBase(address, '/toolkit/')).toBe(path);
});

test('the base path is only added to paths of the site', () => {
  expect(addBase('/docs', '/toolkit/')).toBe('/toolkit/docs');
  expect(addBase('/docs', '/')).toBe('/docs');
  expect(addBase('https://example.org/docs', '/toolkit/')).toBe('https://example.org/docs');
});
