import { expect, test } from 'vitest';
import { appManifest } from './app-manifest';
import { surfaceColor, themeColorScript } from './theme-color';

const manifest = appManifest('/x/', [{ name: 'Search', route: '/?search=' }]);

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
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/x/?launch' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(
    new Set(['wide', 'narrow']),
  );
});

test('it leads to the guides, and to where plugins do', () => {
  expect(manifest.shortcuts).toEqual([
    { name: 'Guides', url: '/x/docs/extensions' },
    { name: 'Search', url: '/x/?search=' },
  ]);
});

test('the head of a dark page gets the dark colour before it is painted', () => {
  expect(themeColorScript()).toContain(surfaceColor('dark'));
});
