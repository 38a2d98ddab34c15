import { expect, test } from 'vitest';
import { essentialsOf, loadedBy } from './html';

const PAGE = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8">
<script>colorMode()</script>
<link href="/x/static/css/a.css" rel="stylesheet">
<link rel="preload" href="/x/static/js/guide.js" as="script">
<script defer src="/x/static/js/index.js"></script>
<link rel="canonical" href="https://site.example/guide">
<link rel="alternate" type="text/markdown" href="/x/guide.md">
<link rel="manifest" href="/x/manifest.webmanifest">
<script type="application/ld+json">{"@type":"Article"}</script>
</head>
  <body>
    <div id="__rspress_root"><main><div><img src="/x/logo.svg?a=1&amp;b=2" srcset=""><a href="/x/other">Other</a></div></main></div>
    <script type="application/json" id="page-data" data-pages="/x/pages.json" data-page="/x/guide.json">{"title":"A guide"}</script>
  </body>
</html>`;

test('a page loads its own files, not link targets', () => {
  expect(loadedBy(PAGE)).toEqual([
    '/x/static/css/a.css',
    '/x/static/js/guide.js',
    '/x/static/js/index.js',
    '/x/manifest.webmanifest',
    '/x/logo.svg?a=1&b=2',
    '/x/pages.json',
    '/x/guide.json',
  ]);
});

test('the scripts, the list of pages and the style sheets are essential', () => {
  expect(essentialsOf(PAGE.replace(/ data-page="[^"]*"/, ''))).toEqual({
    scripts: ['/x/static/js/index.js', '/x/pages.json'],
    styles: ['/x/static/css/a.css'],
  });
});
