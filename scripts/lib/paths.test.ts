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
