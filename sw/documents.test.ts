import { expect, test } from 'vitest';
import { isDocumentOf, offlineFallback, renderAppShell } from './documents';
import { BASE, buildOf } from './testing/world';

const CONTENTS = { 'static/index.js': '', 'static/guide.js': '', 'static/guide.css': '' };
const POLICY = { 'Content-Security-Policy': "default-src 'none'" };
const build = async () => ({
  ...(await buildOf('a', CONTENTS)),
  shell: '<head><link rel="canonical" href="https://public.example/x/"></head><body></body>',
  routes: { '': [], 'docs/café': [1, 2] },
  headers: POLICY,
});

test('the app shell of a page preloads its own scripts, and has its canonical URL', async () => {
  const response = renderAppShell(await build(), 'docs/café', BASE);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(
    '<head><link rel="canonical" href="https://public.example/x/docs/caf%C3%A9"><link rel="preload" as="script" href="/docs-site/static/guide.js"></head><body></body>',
  );
});

test('the app shell has the headers that hosts send', async () => {
  expect(Object.fromEntries(renderAppShell(await build(), '', BASE).headers)).toEqual({
    'content-security-policy': "default-src 'none'",
    'content-type': 'text/html; charset=utf-8',
  });
});

test('the fallback links to what is stored, and can neither run scripts nor load files', async () => {
  const links = [
    ['', 'Home page'],
    ['offline', 'What is stored'],
  ] as const;
  const response = offlineFallback(BASE, new Map(links));
  expect(response.status).toBe(503);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(await response.text()).toContain(
    '<p><a href="">Try again</a> · <a href="/docs-site/">Home page</a> · <a href="/docs-site/offline">What is stored</a></p>',
  );
});

test('a document belongs to a build only if it loads all of its scripts', async () => {
  const scripts = ['static/shared.js', 'static/index.js'];
  const html = '<script src="/x/static/shared.js"></script><script src="/x/static/index.js">';
  expect(isDocumentOf(html, { ...(await build()), scripts })).toBe(true);
  expect(isDocumentOf(html.replace('index', 'index2'), { ...(await build()), scripts })).toBe(
    false,
  );
});
