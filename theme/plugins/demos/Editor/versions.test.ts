import { beforeEach, expect, test } from 'vitest';
import { createShareLink } from './shareLink';
import { firstVersion, keepVersion, otherVersion } from './versions';

const NAME = 'with-reset';
const own = { changes: { 'with-reset.ts': 'mine' } };
const linkTo = async (text: string) =>
  new URL(await createShareLink(NAME, { 'with-reset.ts': text })).hash;

beforeEach(() => localStorage.clear());

test('shared code keeps its link, and the reader’s own changes are kept separately', async () => {
  keepVersion(NAME, own);
  const link = await linkTo('foreign');
  const shared = await firstVersion(NAME, link);
  expect(shared).toEqual({ changes: { 'with-reset.ts': 'foreign' }, from: link });
  const edited = { ...shared, changes: { 'with-reset.ts': 'foreign, edited' } };
  keepVersion(NAME, edited);

  expect(await firstVersion(NAME, undefined), 'without the link').toEqual(own);
  expect(otherVersion(NAME, own)).toEqual(edited);
  expect(otherVersion(NAME, edited)).toEqual(own);
  expect(await firstVersion(NAME, link), 'with the link again').toEqual(edited);
});

test('shared code still does not run automatically on later visits', async () => {
  const shared = await firstVersion(NAME, await linkTo('foreign'));
  keepVersion(NAME, shared);
  expect(await firstVersion(NAME, undefined)).toEqual(shared);
  keepVersion(NAME, { ...shared, changes: {} });
  expect(await firstVersion(NAME, undefined)).toEqual({ changes: {} });
});

test('another link opens its own code', async () => {
  keepVersion(NAME, await firstVersion(NAME, await linkTo('one')));
  expect((await firstVersion(NAME, await linkTo('two'))).changes).toEqual({
    'with-reset.ts': 'two',
  });
});
