import { expect, test } from 'vitest';
import { shortNames } from './classNames';

test('classes get short names of their own, the same whatever the order of files', () => {
  const a: [string, string] = ['A.module.css', '.box { } .box:hover .item, .item-2 { }'];
  const b: [string, string] = [
    'B.module.css',
    '/* .old */ .box { mask: url("x.svg") } :global(.line) { }',
  ];
  const names = shortNames(new Map([a, b]));
  expect(Object.fromEntries(names)).toEqual({
    'A.module.css box': 'a_',
    'A.module.css item': 'b_',
    'A.module.css item-2': 'c_',
    'B.module.css box': 'd_',
  });
  expect(shortNames(new Map([b, a]))).toEqual(names);
});

test('there are enough of them', () => {
  const css = Array.from({ length: 1000 }, (_, index) => `.c${index} { }`).join('\n');
  const names = [...shortNames(new Map([['A.module.css', css]])).values()];
  expect(new Set(names).size).toBe(1000);
  expect(names.every((name) => /^[a-zA-Z]{1,2}_$/.test(name))).toBe(true);
});
