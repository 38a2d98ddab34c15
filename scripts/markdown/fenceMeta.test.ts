import { describe, expect, test } from 'vitest';
import { parseFenceMeta, takeMarks } from './fenceMeta';

describe('what stands behind the language of a fence', () => {
  test('a title, also with braces and spaces in it', () => {
    expect(parseFenceMeta('title="app {1} wrap.ts" {2}')).toMatchObject({
      title: 'app {1} wrap.ts',
      wrap: false,
      highlighted: new Set([2]),
    });
    expect(parseFenceMeta('title=store.ts').title).toBe('store.ts');
    expect(parseFenceMeta('subtitle="x"').title).toBeUndefined();
  });

  test('highlighted lines, one by one and from–to', () => {
    expect([...parseFenceMeta('{1, 3-5,8}').highlighted]).toEqual([1, 3, 4, 5, 8]);
  });

  test('line numbers, from any number on', () => {
    expect(parseFenceMeta('lineNumbers').firstLine).toBe(1);
    expect(parseFenceMeta('lineNumbers=12').firstLine).toBe(12);
    expect(parseFenceMeta('').firstLine).toBeUndefined();
  });
});

test('diff notations leave the code, in the comments of several languages', () => {
  const { code, marks } = takeMarks(
    [
      'a; // [!code ++]',
      'b; # [!code --]',
      '<c> <!-- [!code highlight] -->',
      'd; // [!code x]',
    ].join('\n'),
  );
  expect(code).toBe('a;\nb;\n<c>\nd; // [!code x]');
  expect([...marks]).toEqual([
    [1, 'add'],
    [2, 'del'],
    [3, 'mark'],
  ]);
});
