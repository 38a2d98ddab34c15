import { expect, test } from 'vitest';
import { basePathOf } from './paths';

test.each([
  ['/toolkit/', '/toolkit/'],
  ['/toolkit', '/toolkit/'],
  ['toolkit', '/toolkit/'],
  ['/a/b', '/a/b/'],
  ['/', '/'],
  ['', '/'],
])('a base path can be written as "%s"', (written, base) => {
  expect(basePathOf(written)).toBe(base);
});

test.each([
  ['C:/Program Files/Git/toolkit/', /Git Bash.*BASE=toolkit/],
  ['https://example.org/toolkit/', /address.*theme\/config\/site\.ts/],
  ['/tool kit/', /contains " "/],
  ['/toolkit/?x', /contains "\?"/],
  ['/toolkit/#x', /contains "#"/],
  ['/../toolkit/', /contains "\." or "\.\."/],
  ['/tool%20kit/', /contains "%"/],
])('"%s" is no base path, and the message says what to write', (written, message) => {
  expect(() => basePathOf(written)).toThrow(message);
});
