import { expect, test } from 'vitest';
import { codeHtml } from './code-html';
import { parseFenceMeta } from './fence';
import { highlight } from './highlight';

const PLAIN = parseFenceMeta('');
const NO_MARKS = new Map<number, never>();

test('colours are one letter, neighbours share an element, and text is escaped', () => {
  const lines = [
    [['const', 'k'], [' '], ['a'], [' ='] as const] as const,
    [["'<&>'", 's'], ['`x`', 's'] as const] as const,
  ];
  expect(codeHtml(lines, PLAIN, NO_MARKS)).toBe(
    `<i class=k>const</i> a =\n<i class=s>'&lt;&amp;>'\`x\`</i>`,
  );
});

test('lines are elements only where something is said about lines', () => {
  const lines = [[['a'] as const], [['b'] as const]];
  expect(codeHtml(lines, PLAIN, NO_MARKS)).toBe('a\nb');
  expect(codeHtml(lines, parseFenceMeta('{2}'), new Map([[1, 'add']]))).toBe(
    '<span class="line add">a\n</span><span class="line mark">b\n</span>',
  );
  expect(codeHtml(lines, parseFenceMeta('lineNumbers'), NO_MARKS)).toBe(
    '<span class="line" data-line="1">a\n</span><span class="line" data-line="2">b\n</span>',
  );
});

test('names lead to their pages, whatever colours they are cut into', () => {
  const lines = [
    [['use '] as const, ['with', 'f'] as const, ['Reset', 'n'] as const, ['()'] as const],
  ];
  const link = { start: 4, end: 13, href: '/docs/api/functions/withReset' };
  expect(codeHtml(lines, PLAIN, NO_MARKS, [link])).toBe(
    'use <a href="/docs/api/functions/withReset"><i class=f>with</i><i class=n>Reset</i></a>()',
  );
});

test('a name that is a place to link to, one named before, and one of another site', () => {
  const lines = [[['a b c'] as const]];
  const links = [
    { start: 0, end: 1, id: 'type-T' },
    { start: 2, end: 3, href: '/x', repeated: true },
    { start: 4, end: 5, href: 'https://angular.dev' },
  ];
  expect(codeHtml(lines, PLAIN, NO_MARKS, links)).toBe(
    '<span id="type-T">a</span> <a href="/x" tabindex="-1">b</a> <a href="https://angular.dev" data-external>c</a>',
  );
});

test('a language that nobody knows is plain text', async () => {
  expect(await highlight([{ lang: 'no-such-language', code: 'const a' }])).toEqual([
    [[['const a']]],
  ]);
});

test('TypeScript has colours for what matters, and none for punctuation', async () => {
  const [lines = []] = await highlight([{ lang: 'ts', code: "const a = f('b'); // c" }]);
  const colours = Object.fromEntries(
    lines.flat().flatMap(([text, colour]) => (colour ? [[text.trim(), colour]] : [])),
  );
  expect(colours).toMatchObject({ const: 'k', f: 'f', "'b'": 's', '// c': 'c' });
  expect(lines.flat().find(([text]) => text.trim() === '=')?.[1]).toBeUndefined();
});

test('folded lines are one mark to readers, and whole to whoever copies the code', () => {
  const marks = new Map([
    [1, 'fold'],
    [2, 'fold'],
    [3, 'add'],
  ] as const);
  expect(codeHtml([[['a']], [['b']], [['c']]], PLAIN, marks)).toBe(
    '<span class="line gap"></span><span hidden>a\n</span><span hidden>b\n</span><span class="line add">c\n</span>',
  );
});
