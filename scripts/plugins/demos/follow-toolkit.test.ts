import { expect, test } from 'vitest';
import { followExports } from './follow-toolkit';

test('extensions are exported through `follow`, everything else unchanged', () => {
  const code = 'const a = 1;\nexport { patchState$1 as patchState, withA, withB as withC };\n';
  expect(followExports(code, 'x.mjs')).toBe(`import { follow as ɵfollow } from 'demo-follow';
const a = 1;
const ɵwithA = /*#__PURE__*/ ɵfollow('withA', withA);
const ɵwithC = /*#__PURE__*/ ɵfollow('withC', withB);
export { patchState$1 as patchState, ɵwithA as withA, ɵwithC as withC };
`);
});

test('a package with an unexpected format fails the build', () => {
  expect(() => followExports('export const a = 1;', 'x.mjs')).toThrow('x.mjs no longer ends with');
});
