import { expect, test } from 'vitest';
import { errorsMarkdown, plainDiff } from './codeErrors';
import type { LineMark } from './codeHtml';

test('a diff in Markdown uses the usual notation', () => {
  const marks = new Map<number, LineMark>([
    [1, 'fold'],
    [2, 'fold'],
    [4, 'del'],
    [5, 'add'],
  ]);
  expect(plainDiff('a;\nb;\nc;\nold;\nnew;', marks)).toBe('@@\n  c;\n- old;\n+ new;');
});

test('code without added or removed lines is not a diff', () => {
  expect(plainDiff('a;\nb;', new Map([[2, 'mark']]))).toBeUndefined();
});

test('errors use the line numbers of the sample', () => {
  const error = { line: 1, from: 0, to: 1, code: 'TS2304', message: 'No name.' };
  expect(errorsMarkdown([error], 7).value).toBe('Line 8: error TS2304: No name.');
});
