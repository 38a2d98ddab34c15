import { expect, test } from 'vitest';
import { lineAt, rangeOfLine } from './lines';

test('a column of compiled code leads to the source and line that it comes from', () => {
  const lines = { 'a.ts': [10, 4, 5, 2], 'b.ts': [25, -5] };
  expect(lineAt(lines, 10)).toBeUndefined();
  expect(lineAt(lines, 11)).toEqual({ file: 'a.ts', line: 5 });
  expect(lineAt(lines, 40)).toEqual({ file: 'a.ts', line: 7 });
  expect(lineAt(lines, 41)).toEqual({ file: 'b.ts', line: 2 });
});

test.each([
  [1, 'import one;'],
  [3, 'add: () => 1,'],
  [2, undefined],
  [9, undefined],
])('line %i of coloured code can be marked', (line, text) => {
  document.body.innerHTML =
    '<code><details><summary></summary><i>import</i> one;\n</details>\n  <i>add</i>: () => <i>1</i>,\n';
  const range = rangeOfLine(document.querySelector('code'), line);
  expect(range?.toString()).toBe(text);
});
