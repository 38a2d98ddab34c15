import { expect, test } from 'vitest';
import { nearest } from './nearest';

const paths = [
  '/',
  '/docs',
  '/docs/with-reset',
  '/docs/with-redux',
  '/docs/api/functions/withReset',
  '/docs/mutations',
];

test.each([
  ['/docs/with-rest', '/docs/with-reset'],
  ['/docs/With-Reset', '/docs/with-reset'],
  ['/with-redux', '/docs/with-redux'],
  ['/docs/guides/mutation.html', '/docs/mutations'],
  ['/docs/api/functions/withreset', '/docs/api/functions/withReset'],
])('%s was meant to be %s', (wrong, meant) => {
  expect(nearest(wrong, paths)).toBe(meant);
});

test('nothing is guessed where nothing is alike', () => {
  expect(nearest('/blog/2021/a-post', paths)).toBeUndefined();
  expect(nearest('/', paths)).toBeUndefined();
});
