import { expect, it } from 'vitest';
import { fence, inlineCode, page, plain, table } from './mdx';

it('escapes text that looks like markup', () => {
  expect(plain('Map<string, {a: 1}>[]')).not.toMatch(/[<>{}[\]]/);
});

it('writes code with Markdown links to other pages, and HTML links within the page', () => {
  const links = [
    { start: 0, end: 6, to: { type: 'url', url: 'https://a' } as const },
    { start: 7, end: 8, to: { type: 'inner', id: 'x#T' } as const },
  ];
  const mdx = inlineCode({ text: 'Signal<T>', links }, (to) =>
    to.type === 'url' ? to.url : '#type-T',
  );
  expect(mdx).toBe('<code>[Signal](https://a)&#60;<a href="#type-T">T</a>&#62;</code>');
});

it('escapes table cells', () => {
  expect(table(['A', 'B'], [['x | y', 'one\ntwo']])).toBe(
    '| A | B |\n| --- | --- |\n| x \\| y | one two |',
  );
  expect(table(['A'], [])).toBe('');
});

it('fences code that contains fences', () => {
  expect(fence('```', 'md').startsWith('````md')).toBe(true);
});

it('escapes front matter', () => {
  expect(page({ title: 'a: "b"' }, 'a', [undefined, 'text'])).toBe(
    '---\ntitle: "a: \\"b\\""\n---\n\n# a\n\ntext\n',
  );
});
