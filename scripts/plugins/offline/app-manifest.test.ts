import { expect, test } from 'vitest';
import { appManifest } from './app-manifest';

const manifest = appManifest('/x/');

test('all URLs in the manifest are below the base path', () => {
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

test('it meets the browsers’ criteria for installation', () => {
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/x/' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(
    new Set(['wide', 'narrow']),
  );
});
