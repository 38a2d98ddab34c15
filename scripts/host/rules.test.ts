import { describe, expect, it } from 'vitest';
import { barePathOf, CACHE_CONTROL, cacheControlOf } from './rules';

describe('the bare path of a page', () => {
  it.each([
    ['/docs/with-reset.html', '/docs/with-reset'],
    ['/docs/with-reset/', '/docs/with-reset'],
    ['/docs/with-reset/index.html', '/docs/with-reset'],
    ['/docs/with-reset//', '/docs/with-reset'],
    ['/docs/api/', '/docs/api'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/docs/index', '/docs'],
    ['//elsewhere.example/', '/elsewhere.example'],
  ])('%s leads to %s', (asked, bare) => {
    expect(barePathOf(asked)).toBe(bare);
  });

  it.each(['/', '/docs', '/docs/with-reset', '/logo.svg', '/404.html', '/docs/with-reset.md'])(
    '%s is served as it is',
    (path) => {
      expect(barePathOf(path)).toBeUndefined();
    },
  );
});

describe('caching', () => {
  it('keeps files with a hash in their name for ever', () => {
    expect(cacheControlOf('/static/js/index.2f639c07f4.js')).toBe(CACHE_CONTROL.hashed);
    expect(cacheControlOf('/static/js/async/route-2308615ee227.0e5a5582f8.js')).toBe(
      CACHE_CONTROL.hashed,
    );
  });

  it.each(['/', '/docs/with-reset', '/sw.js', '/logo.svg', '/static/plain.js'])(
    'asks again before %s is used',
    (path) => {
      expect(cacheControlOf(path)).toBe(CACHE_CONTROL.other);
    },
  );
});
