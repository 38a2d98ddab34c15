import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../../theme/config/site';

import { firstLoad } from './weights';

/** Writes a small site that is built for this base path, and measures its home page. */
function loadBelow(base: string) {
  const dist = mkdtempSync(path.join(tmpdir(), 'weights-'));
  mkdirSync(path.join(dist, 'static'));
  writeFileSync(path.join(dist, 'static/index.js'), `load("${base}static/", "${base}docs/ü")`);
  const links = ['guides', 'api', 'search'].map((page) => `<a href=${base}${page}>${page}</a>`);
  writeFileSync(
    path.join(dist, 'index.html'),
    `<link rel="canonical" href="${site.origin}${base}"><script src="${base}static/index.js"></script>${links.join('')}`,
  );
  return firstLoad(dist, '/', base);
}

test('a page has the same weight below any base path', () => {
  const { html, js } = loadBelow('/');
  expect(html).toBeGreaterThan(0);
  expect(loadBelow('/a-repository-with-a-long-name/')).toMatchObject({ html, js });
});
