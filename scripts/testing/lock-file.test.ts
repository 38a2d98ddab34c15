import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../lib/paths';
import { unverified } from './lock-file';

test('every package in the lock file is verified by its hash, or there is a reason', () => {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'));
  expect(unverified(packages).filter(({ reason }) => !reason)).toEqual([]);
});

test.each([
  ['a package', { 'node_modules/left-pad': {} }],
  ['a package of that name for all systems', { 'node_modules/@rspack/binding-x': {} }],
  [
    'a package within another',
    { 'node_modules/a/node_modules/b': { optional: true, os: ['linux'] } },
  ],
])('%s without a hash has no reason', (_, packages) => {
  expect(unverified(packages)).toEqual([{ name: expect.any(String), reason: undefined }]);
});

test('links and verified packages are not listed', () => {
  expect(
    unverified({ '': {}, 'node_modules/a': { integrity: 'sha512-x' }, b: { link: true } }),
  ).toEqual([]);
});
