import { describe, expect, test } from 'vitest';
import { languageLabel, metaForReaders, parseFenceMeta, takeMarks } from './fence';

describe('the meta string of a fence', () => {
  test('has a title, which may contain braces and spaces', () => {
    expect(parseFenceMeta('title="app {1} wrap.ts" {2}')).toMatchObject({
      title: 'app {1} wrap.ts',
      highlighted: [2],
    });
    expect(parseFenceMeta('title=store.ts').title).toBe('store.ts');
    expect(parseFenceMeta('subtitle="x"').title).toBeUndefined();
  });

  test('highlights single lines and ranges', () => {
    expect(parseFenceMeta('{1, 3-5,8}').highlighted).toEqual([1, 3, 4, 5, 8]);
  });

  test('can contain words of plugins next to display options', () => {
    const meta = `title="a b.ts" {1,3-4} lineNumbers expect-error="TS1, NG2" note="it is 'old'" file="../x.ts" demo`;
    expect(parseFenceMeta(meta)).toMatchObject({
      title: 'a b.ts',
      firstLine: 1,
      words: { 'expect-error': 'TS1, NG2', note: "it is 'old'", file: '../x.ts', demo: '' },
    });
  });

  test('is reduced in copies to the parts that readers need', () => {
    expect(metaForReaders('title="a b.ts" file="../x.ts" demo {1,3}')).toBe('title="a b.ts" {1,3}');
    expect(metaForReaders('demo file="old"')).toBeNull();
  });
});

test('diff notations are removed, in the comment syntax of several languages', () => {
  const { code, marks } = takeMarks(
    [
      'a; // [!code ++]',
      'b; # [!code --]',
      '<c> <!-- [!code ++] -->',
      '.d {} /* [!code fold] */',
      'e; // [!code x]',
      'f; // [!code highlight]',
    ].join('\n'),
  );
  expect(code).toBe('a;\nb;\n<c>\n.d {}\ne; // [!code x]\nf;');
  expect([...marks]).toEqual([
    [1, 'add'],
    [2, 'del'],
    [3, 'add'],
    [4, 'fold'],
    [6, 'mark'],
  ]);
});

test('languages have display names, and plain text has none', () => {
  expect(['ts', 'BASH', 'text', ''].map(languageLabel)).toEqual([
    'TypeScript',
    'Shell',
    undefined,
    undefined,
  ]);
  expect(languageLabel('Gleam2')).toBe('Gleam2');
});
