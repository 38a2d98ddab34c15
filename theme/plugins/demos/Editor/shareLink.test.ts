import { expect, test } from 'vitest';
import { createShareLink, readShareLink } from './shareLink';

test('a link opens the page it was created on, with the changes', async () => {
  history.replaceState(null, '', '/docs/with-reset?q=reset#another-section');
  const changes = { 'with-reset.ts': 'const ü = 1;' };
  const { pathname, search, hash } = new URL(await createShareLink('with-reset', changes));
  expect(pathname + search).toBe('/docs/with-reset?q=reset');
  expect(await readShareLink('with-reset', hash)).toEqual(changes);
});

/** Creates a link with any content, even content that the page would not create. */
async function linkTo(content: string): Promise<string> {
  const gzipped = new Blob([content]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = Buffer.from(await new Response(gzipped).arrayBuffer());
  return `#demo=with-reset.1.${bytes.toString('base64url')}`;
}

const file = (text: string) => JSON.stringify({ 'with-reset.ts': text });

test.each([
  ['300,000 lines', file('\n'.repeat(300_000))],
  ['5,001 lines', file('\n'.repeat(5_000))],
  ['5,001 lines with other ends', file('\r'.repeat(5_000))],
  ['many files', JSON.stringify({ a: '\n'.repeat(3_000), b: '\n'.repeat(3_000) })],
  ['201 kB', file(`${'x'.repeat(1_000)}\n`.repeat(201))],
  ['a long line', file('{'.repeat(2_001))],
  ['several MB', file(' '.repeat(5_000_000))],
])('a link that decompresses to %s is rejected with a reason', async (_, content) => {
  const link = await linkTo(content);
  expect(link.length).toBeLessThan(8_000);
  await expect(readShareLink('with-reset', link)).rejects.toThrow('too large to show');
});

test.each(['[]', '5', 'null', '{"with-reset.ts":5}', '{', '"text"'])(
  'a link with %s has another format',
  async (content) => {
    await expect(readShareLink('with-reset', await linkTo(content))).rejects.toThrow('truncated');
  },
);
