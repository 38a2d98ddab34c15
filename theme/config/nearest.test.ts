import { expect, test } from 'vitest';
import { didYouMean, nearestFirst } from './nearest';

const paths = [
  '/',
  '/docs',
  '/docs/api',
  '/docs/with-reset',
  '/docs/with-resource',
  '/docs/with-redux',
  '/docs/with-undo-redo',
  '/docs/with-storage-sync',
  '/docs/api/functions/withReset',
  '/docs/mutations',
  '/docs/team',
];

test.each([
  ['/docs/with-rest', '/docs/with-reset'],
  ['/docs/with-resetting', '/docs/with-reset'],
  ['/docs/wiht-reset', '/docs/with-reset'],
  ['/docs/With-Reset/', '/docs/with-reset'],
  ['/docs/undo-redo', '/docs/with-undo-redo'],
  ['/with-redux', '/docs/with-redux'],
  ['/docs/storage-sync', '/docs/with-storage-sync'],
  ['/docs/guides/mutation.html', '/docs/mutations'],
  ['/docs/api/functions/withreset', '/docs/api/functions/withReset'],
  ['teams', '/docs/team'],
])('the guess for %s is %s', (wrong, meant) => {
  expect(didYouMean(wrong, paths)).toBe(meant);
});

test.each(['/blog/2021/a-post', '/nope', '/docs/nope', '/docs/with-magic'])(
  'there is no guess for %s',
  (wrong) => {
    expect(didYouMean(wrong, paths)).toBeUndefined();
    expect(didYouMean(wrong, [])).toBeUndefined();
  },
);

test('a list starts with the nearest name', () => {
  expect(nearestFirst('with-resetting', paths).slice(0, 3)).toEqual([
    '/docs/with-reset',
    '/docs/api/functions/withReset',
    '/docs/with-resource',
  ]);
});
