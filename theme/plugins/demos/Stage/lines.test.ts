import { expect, test, vi } from 'vitest';
import { lineAt, markLine, rangeOfLine } from './lines';

test('a column of compiled code maps to its source file and line', () => {
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
])('line %i of highlighted code can be marked', (line, text) => {
  document.body.innerHTML =
    '<code><details><summary></summary><i>import</i> one;\n</details>\n  <i>add</i>: () => <i>1</i>,\n';
  const range = rangeOfLine(document.querySelector('code'), line);
  expect(range?.toString()).toBe(text);
});

test('a line is marked in its own file until another one is marked or the mark is removed', () => {
  const highlights = new Map<string, Set<Range>>();
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal(
    'Highlight',
    class extends Set<Range> {
      constructor(range: Range) {
        super([range]);
      }
    },
  );
  const file = (name: string) =>
    `<figure><span class="code-title">${name}</span><code>first of ${name}\nsecond</code></figure>`;
  document.body.innerHTML = `<div class="demo-source">${file('a.ts')}${file('b.ts')}</div>`;
  const marked = () => [...highlights.values()].flatMap((ranges) => [...ranges].map(String));
  const mark = (file: string) => markLine(document.body, { file, line: 1, text: '' });

  const unmark = mark('b.ts');
  expect(marked()).toEqual(['first of b.ts']);
  const unmarkNext = mark('a.ts');
  unmark();
  expect(marked()).toEqual(['first of a.ts']);
  unmarkNext();
  expect(marked()).toEqual([]);
  mark('c.ts')();
  expect(marked()).toEqual([]);
});
