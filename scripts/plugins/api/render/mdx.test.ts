import { expect, it } from 'vitest';
import { fence, inlineCode, page, plain, table } from './mdx';

it('keeps text from being read as markup', () => {
  expect(plain('Map<string, {a: 1}>[]')).not.toMatch(/[<>{}[\]]/);
});

it('writes code with links: Markdown to pages, and plain ones to what is on the page', () => {
  const links = [
    { start: 0, end: 6, to: { type: 'url', url: 'https://a' } as const },
    { start: 7, end: 8, to: { type: 'inner', id: 'x#T' } as const },
  ];
  const mdx = inlineCode({ text: 'Signal<T>', links }, (to) =>
    to.type === 'url' ? to.url : '#type-T',
  );
  expect(mdx).toBe('<code>[Signal](https://a)&#60;<a href="#type-T">T</a>&#62;</code>');
});

it('keeps a table in shape whatever its cells hold', () => {
  expect(table(['A', 'B'], [['x | y', 'one\ntwo']])).toBe(
    '| A | B |\n| --- | --- |\n| x \\| y | one two |',
  );
  expect(table(['A'], [])).toBe('');
});

it('fences code that holds fences', () => {
  expect(fence('```', 'md').startsWith('````md')).toBe(true);
});

it('writes front matter that any title survives', () => {
  expect(page({ title: 'a: "b"' }, 'a', [undefined, 'text'])).toBe(
    '---\ntitle: "a: \\"b\\""\n---\n\n# a\n\ntext\n',
  );
});
