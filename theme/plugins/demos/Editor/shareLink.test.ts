import { beforeEach, expect, test } from 'vitest';
import { testGarbage } from '../../../testing/garbage';
import { applyChanges, keepVersion, ownVersion, sharedVersion } from './drafts';
import { createShareLink, firstVersion, readShareLink } from './shareLink';

beforeEach(() => localStorage.clear());

test('a link opens the page it was created on, with the changes', async () => {
  history.replaceState(null, '', '/docs/with-reset?q=reset#another-section');
  const changes = { 'with-reset.ts': 'const ü = 1;' };
  const { pathname, search, hash } = new URL(await createShareLink('with-reset', changes));
  expect(pathname + search).toBe('/docs/with-reset?q=reset');
  expect(await readShareLink('with-reset', hash)).toEqual(changes);
});

test.each(['.', ')', '>', '…', '%20', '&utm_source=x', '.)'])(
  'a link opens with %s appended to it',
  async (appended) => {
    const changes = { 'with-reset.ts': 'const a = 1;' };
    const { hash } = new URL(await createShareLink('with-reset', changes));
    expect(await readShareLink('with-reset', hash + appended)).toEqual(changes);
  },
);

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

const NAME = 'with-reset';
const own = { changes: { 'with-reset.ts': 'mine' } };
const linkWith = async (text: string) =>
  new URL(await createShareLink(NAME, { 'with-reset.ts': text })).hash;

test('shared code keeps its link, and the reader’s own changes are kept separately', async () => {
  keepVersion(NAME, own);
  const link = await linkWith('foreign');
  const shared = await firstVersion(NAME, link);
  expect(shared).toEqual({ changes: { 'with-reset.ts': 'foreign' }, from: link });
  const edited = { ...shared, changes: { 'with-reset.ts': 'foreign, edited' } };
  keepVersion(NAME, edited);

  expect(await firstVersion(NAME, undefined), 'without the link').toEqual(own);
  expect(await firstVersion(NAME, link), 'with the link again').toEqual(edited);
});

test('shared code still does not run automatically on later visits', async () => {
  const shared = await firstVersion(NAME, await linkWith('foreign'));
  keepVersion(NAME, shared);
  expect(await firstVersion(NAME, undefined)).toEqual(shared);
  keepVersion(NAME, { ...shared, changes: {} });
  expect(await firstVersion(NAME, undefined)).toEqual({ changes: {} });
});

test('another link opens its own code', async () => {
  keepVersion(NAME, await firstVersion(NAME, await linkWith('one')));
  expect((await firstVersion(NAME, await linkWith('two'))).changes).toEqual({
    'with-reset.ts': 'two',
  });
});

testGarbage('demo.with-reset', () => ownVersion(NAME) ?? null);
testGarbage('demo.with-reset.shared', () => sharedVersion(NAME) ?? null);

test('an emptied file stays empty', () => {
  expect(applyChanges({ 'a.ts': 'code' }, { 'a.ts': '' })).toEqual({ 'a.ts': '' });
});
