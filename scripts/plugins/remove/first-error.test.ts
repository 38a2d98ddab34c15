import { expect, test } from 'vitest';
import { firstError } from './first-error';

test.each([
  [
    "a.ts(1,2): error TS2307: Cannot find module 'b'.\nc.ts(1,2): error TS1: x.",
    "a.ts(1,2): error TS2307: Cannot find module 'b'.",
  ],
  [
    'error   The sources of the site have problems (1)\n\ndocs/a.mdx:3:1  The link leads to no page.\n',
    'docs/a.mdx:3:1  The link leads to no page.',
  ],
  [
    'Running 3 tests\n\u001b[31m  1) [site] › core/a.spec.ts:3:1 › opens\u001b[39m\n    Error: no',
    '1) [site] › core/a.spec.ts:3:1 › opens',
  ],
  ['Done.\nKilled', 'Killed'],
])('the first error is the most specific line', (output, error) => {
  expect(firstError(output)).toBe(error);
});
