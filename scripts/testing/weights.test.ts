import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { firstLoad } from './weights';

let dist: string;
const script = 'console.log(1)'.repeat(50);

beforeAll(() => {
  dist = fs.mkdtempSync(path.join(os.tmpdir(), 'weights-'));
  fs.mkdirSync(path.join(dist, 'static'));
  for (const name of ['main.js', 'page.js', 'later.js']) {
    fs.writeFileSync(path.join(dist, 'static', name), script);
  }
  fs.writeFileSync(path.join(dist, 'static/site.css'), 'a{b:c}');
  fs.writeFileSync(
    path.join(dist, 'guide.html'),
    `<link href="/base/static/site.css" rel="stylesheet"><link rel="preload" href="/base/static/page.js" as="script">
<link rel="prefetch" href="/base/static/later.js"><script defer src="/base/static/main.js"></script><script src="/base/static/main.js"></script>`,
  );
});

test('counts the styles of shadow trees separately', () => {
  fs.writeFileSync(path.join(dist, 'static/still.css'), 'a{}');
  const still =
    '<template shadowrootmode="open"><link rel="stylesheet" href="/base/static/still.css"></template>';
  fs.writeFileSync(
    path.join(dist, 'demo.html'),
    `<link href="/base/static/site.css" rel="stylesheet"><div>${still}</div>`,
  );
  expect(firstLoad(dist, '/demo', '/base/')).toMatchObject({ css: 6, shadowCss: 3 });
});

test('counts each script and style of the page once, and nothing loaded later', () => {
  const load = firstLoad(dist, '/guide', '/base/');
  const one = gzipSync(script, { level: 9 }).length;
  expect(load.js).toBe(2 * one);
  expect(load.files.map(({ file }) => file).sort()).toEqual([
    'static/main.js',
    'static/page.js',
    'static/site.css',
  ]);
});
