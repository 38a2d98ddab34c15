import { expect, test } from 'vitest';
import { codeDiff } from './code-files';

const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index};`);
const text = (...parts: string[][]) => `${parts.flat().join('\n')}\n`;

test('marks added and removed lines in place', () => {
  expect(codeDiff('a;\nb;\nc;\n', 'a;\nB;\nc;\nd;\n')).toBe(
    'a;\nb; // [!code --]\nB; // [!code ++]\nc;\nd; // [!code ++]',
  );
});

test('folds lines far from any change', () => {
  const before = text(lines(1, 8), ['old;']);
  const after = text(lines(1, 8), ['new;']);
  expect(codeDiff(before, after).match(/^line \d; \/\/ \[!code fold\]$/gm)).toHaveLength(6);
  expect(codeDiff(before, after)).toContain('line 7;\nline 8;\nold; // [!code --]');
});

test('does not fold a few lines between two changes', () => {
  const before = text(['a;'], lines(1, 7), ['b;']);
  const after = text(['A;'], lines(1, 7), ['B;']);
  expect(codeDiff(before, after)).not.toContain('fold');
});
