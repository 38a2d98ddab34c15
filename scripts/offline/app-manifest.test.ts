import path from 'node:path';
import { expect, test } from 'vitest';
import { appManifest, frameColors, themeColorScript } from './app-manifest';

const tokens = path.join(import.meta.dirname, '../../theme/styles/tokens.css');

const manifest = appManifest({
  title: 'Site',
  description: 'Text',
  lang: 'en',
  dir: 'ltr',
  base: '/x/',
  tokens,
  shortcuts: [{ name: 'Guides', route: '/docs' }],
});

test('everything in the manifest is below the base', () => {
  const addresses = [
    manifest.id,
    manifest.scope,
    manifest.start_url,
    ...manifest.icons.map(({ src }) => src),
    ...manifest.screenshots.map(({ src }) => src),
    ...manifest.shortcuts.map(({ url }) => url),
  ];
  for (const address of addresses) expect(address).toMatch(/^\/x\//);
});

test('it has what browsers ask for before they offer to install', () => {
  expect(manifest).toMatchObject({ name: 'Site', display: 'standalone', start_url: '/x/?launch' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(
    new Set(['wide', 'narrow']),
  );
});

test('it leads to the guides and to the search', () => {
  expect(manifest.shortcuts).toEqual([
    { name: 'Guides', url: '/x/docs' },
    { name: 'Search', url: '/x/?search=' },
  ]);
});

test('the colours of both modes are the site’s own', () => {
  const { light, dark } = frameColors(tokens);
  expect(light).toMatch(/^#[0-9a-f]{3,6}$/);
  expect(dark).toMatch(/^#[0-9a-f]{3,6}$/);
  expect(light).not.toBe(dark);
});

test('a style sheet without them is an error', () => {
  expect(() => frameColors(import.meta.filename)).toThrow(/--surface/);
});

test('the head of a dark page gets the dark colour before it is painted', () => {
  expect(themeColorScript(tokens)).toContain(frameColors(tokens).dark);
});
