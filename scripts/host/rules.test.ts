import { describe, expect, it } from 'vitest';
import { CACHE_CONTROL, cacheControlOf } from './rules';

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
