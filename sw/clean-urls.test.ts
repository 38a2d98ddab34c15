import { describe, expect, it } from 'vitest';
import { redirectOf } from './clean-urls';

describe('the clean URL of a page', () => {
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
  ])('%s leads to %s', (asked, clean) => {
    expect(redirectOf(asked)).toBe(clean);
  });

  it.each(['/', '/docs', '/docs/with-reset', '/logo.svg', '/404.html', '/docs/with-reset.md'])(
    '%s is served as it is',
    (path) => {
      expect(redirectOf(path)).toBeUndefined();
    },
  );
});
