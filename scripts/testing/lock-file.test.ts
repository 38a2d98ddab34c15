import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../lib/paths';
import { compareWithRegistry, hashFrom, unverified } from './lock-file';

test('every package in the lock file has a hash, or a reason why not', () => {
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
  expect(unverified(packages)).toMatchObject([{ name: expect.any(String), reason: undefined }]);
});

test('links and verified packages are not listed', () => {
  expect(
    unverified({ '': {}, 'node_modules/a': { integrity: 'sha512-x' }, b: { link: true } }),
  ).toEqual([]);
});

test('an entry whose hash the registry has is rejected, and the others are listed with their reasons', async () => {
  const binary = { version: '2.0.0', optional: true, os: ['win32'] };
  const answers: Record<string, string> = {
    'left-pad@1.0.0': '"sha512-x"\n',
    '@rspack/binding-x@2.0.0': '{ "error": { "code": "E404", "summary": "No match found" } }',
    'old@3.0.0': '',
  };
  const { missing, others } = await compareWithRegistry(
    {
      'node_modules/pad': { name: 'left-pad', version: '1.0.0' },
      'node_modules/@rspack/binding-x': binary,
      'node_modules/a/node_modules/old': { version: '3.0.0' },
      'node_modules/verified': { version: '4.0.0', integrity: 'sha512-y' },
    },
    async (spec) => answers[spec] ?? expect.unreachable(`${spec} is verified`),
  );
  expect(missing).toEqual(['left-pad@1.0.0: sha512-x']);
  expect(others).toEqual([
    expect.stringMatching(/^@rspack\/binding-x@2\.0\.0: .*Rspack’s binary for another system/),
    'old@3.0.0: the registry has no hash. No reason is known.',
  ]);
});

test('an unreachable registry does not count as one without the package', () => {
  const answer = '{ "error": { "code": "ENOTFOUND", "summary": "getaddrinfo failed" } }';
  expect(() => hashFrom(answer)).toThrow('The registry did not respond: getaddrinfo failed');
});
