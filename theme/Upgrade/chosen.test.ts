import { expect, test } from 'vitest';
import { NOTHING, readChosen, writeChosen } from './chosen';

const NAMES = ['withResource', 'withMutations'];

test('an address keeps what is chosen, and what else it says', () => {
  const address = '?x=1&from=19&to=22&use=withResource,withMutations';
  const chosen = readChosen(address);
  expect(chosen).toEqual({
    from: '19',
    to: '22',
    kind: '',
    use: ['withresource', 'withmutations'],
  });
  expect(writeChosen(address, chosen, NAMES)).toBe(address);
  expect(writeChosen(address, NOTHING, NAMES)).toBe('?x=1');
  expect(writeChosen('', NOTHING, NAMES)).toBe('');
});

test.each([
  ['?use=', []],
  ['?use=,%20WITHRESOURCE,,withResource', ['withresource']],
  ['?use=nonsense', ['nonsense']],
])('%s names the extensions %o', (address, use) => {
  expect(readChosen(address).use).toEqual(use);
});
