import { describe, expect, it } from 'vitest';
import { headerRules, headersOf, readHeaders, unhashedFiles, writeHeaders } from './rules';

describe('the headers of a file', () => {
  const rules = readHeaders(writeHeaders(headerRules('/kit/', 'none')));
  const cacheControlOf = (path: string) => headersOf(path, rules)['Cache-Control'];

  it('make files with a hash in their name immutable', () => {
    expect(cacheControlOf('/kit/static/js/index.2f639c07f4.js')).toContain('immutable');
  });

  it.each(['/kit/', '/kit/docs/with-reset', '/kit/sw.js', '/kit/logo.svg'])(
    'require revalidation of %s',
    (path) => {
      expect(cacheControlOf(path)).toBe('no-cache, no-transform');
    },
  );

  it('make no other file immutable', () => {
    const hashed = ['static/js/index.2f639c07f4.js', 'static/packs/FTSZC0-GY1u_qa5r.txt'];
    const others = ['static/search/index.json', 'static/logo.svg', 'search.json'];
    expect(unhashedFiles([...hashed, ...others], '/kit/', rules)).toEqual(others.slice(0, 2));
  });

  it('do not apply outside the site', () => {
    expect(headersOf('/elsewhere', rules)).toEqual({});
  });

  it('can be overridden for one path', () => {
    const own = { path: '/kit/frame', headers: { 'X-Content-Type-Options': 'other' } };
    const text = writeHeaders([...headerRules('/kit/', 'none'), own]);
    expect(text).toContain(
      '/kit/frame\n  ! X-Content-Type-Options\n  X-Content-Type-Options: other',
    );
    expect(headersOf('/kit/frame', readHeaders(text))).toMatchObject({
      'Cache-Control': 'no-cache, no-transform',
      'X-Content-Type-Options': 'other',
    });
  });
});
