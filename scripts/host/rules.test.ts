import { describe, expect, it } from 'vitest';
import { headerRules, headersOf, readHeaders, writeHeaders } from './rules';

describe('what hosts say of a file', () => {
  const rules = readHeaders(writeHeaders(headerRules('/kit/', 'none')));
  const cacheControlOf = (path: string) => headersOf(path, rules)['Cache-Control'];

  it('keeps files with a hash in their name for ever', () => {
    expect(cacheControlOf('/kit/static/js/index.2f639c07f4.js')).toContain('immutable');
  });

  it.each(['/kit/', '/kit/docs/with-reset', '/kit/sw.js', '/kit/logo.svg'])(
    'asks again before %s is used',
    (path) => {
      expect(cacheControlOf(path)).toBe('no-cache');
    },
  );

  it('says nothing of what is not the site’s', () => {
    expect(headersOf('/elsewhere', rules)).toEqual({});
  });

  it('can say something else of one address', () => {
    const own = { path: '/kit/frame', headers: { 'X-Content-Type-Options': 'other' } };
    const text = writeHeaders([...headerRules('/kit/', 'none'), own]);
    expect(text).toContain(
      '/kit/frame\n  ! X-Content-Type-Options\n  X-Content-Type-Options: other',
    );
    expect(headersOf('/kit/frame', readHeaders(text))).toMatchObject({
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'other',
    });
  });
});
