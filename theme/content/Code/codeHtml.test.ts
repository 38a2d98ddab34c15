import { expect, test } from 'vitest';
import { type CodeLink, codeHtml, type LineMark, type Token } from './codeHtml';

interface Options {
  marks?: [number, LineMark][];
  firstLine?: number;
  links?: CodeLink[];
}

const write = (
  lines: readonly (readonly Token[])[],
  { marks = [], firstLine, links = [] }: Options = {},
) => {
  const byLine = marks.length > 0 || firstLine !== undefined;
  return codeHtml(lines, { byLine, marks: new Map(marks), firstLine, folded: 0, links });
};

test('colors are one letter, neighbors share an element, and text is escaped', () => {
  const lines = [
    [['const', 'k'], [' '], ['a'], [' ='] as const] as const,
    [["'<&>'", 's'], ['`x`', 's'] as const] as const,
  ];
  expect(write(lines)).toBe(`<i class=k>const</i> a =\n<i class=s>'&lt;&amp;>'\`x\`</i>`);
});

test('lines are elements only if they are numbered or marked', () => {
  const lines = [[['a'] as const], [['b'] as const]];
  expect(write(lines)).toBe('a\nb');
  expect(
    write(lines, {
      marks: [
        [1, 'add'],
        [2, 'mark'],
      ],
    }),
  ).toBe('<span class="line add">a\n</span><span class="line mark">b\n</span>');
  expect(write(lines, { firstLine: 1 })).toBe(
    '<span class=line data-line=1>a\n</span><span class=line data-line=2>b\n</span>',
  );
});

test('names link to their pages, even across several colors', () => {
  const lines = [
    [['use '] as const, ['with', 'f'] as const, ['Reset', 'n'] as const, ['()'] as const],
  ];
  const link = { start: 4, end: 13, href: '/docs/api/functions/withReset' };
  expect(write(lines, { links: [link] })).toBe(
    'use <a href=/docs/api/functions/withReset><i class=f>with</i><i class=n>Reset</i></a>()',
  );
});

test('a link target, a repeated name and an external link', () => {
  const lines = [[['a b c'] as const]];
  const links = [
    { start: 0, end: 1, id: 'type-T' },
    { start: 2, end: 3, href: '/x', repeated: true },
    { start: 4, end: 5, href: 'https://angular.dev' },
  ];
  expect(write(lines, { links })).toBe(
    '<span id=type-T>a</span> <a href=/x tabindex=-1>b</a> <a href=https://angular.dev data-external>c</a>',
  );
});

test('folded lines show one mark, but are copied completely', () => {
  const marks: [number, LineMark][] = [
    [1, 'fold'],
    [2, 'fold'],
    [3, 'add'],
  ];
  expect(write([[['a']], [['b']], [['c']]], { marks })).toBe(
    '<span class="line gap"></span><span hidden>a\n</span><span hidden>b\n</span><span class="line add">c\n</span>',
  );
});
