import { describe, expect, it } from 'vitest';
import { cleanPath } from './clean-path';

describe('the clean URL of a page', () => {
  it.each([
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
  ])('%s becomes %s', (path, clean) => {
    expect(cleanPath(path)).toBe(clean);
  });

  it.each(['/', '/docs', '/docs/with-reset', '/logo.svg', '/docs/with-reset.md'])(
    '%s is clean already',
    (path) => {
      expect(cleanPath(path)).toBe(path);
    },
  );
});
