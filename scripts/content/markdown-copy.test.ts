import { describe, expect, test } from 'vitest';
import { CONTEXT, copyOf } from './fixtures/render';

test('is Markdown as the page has it, without front matter', () => {
  const text = '# X\n\nSome _words_ and `code`.\n\n- a\n- b\n\n| a | b |\n| - | - |\n| 1 | 2 |\n';
  expect(copyOf(`---\ntitle: X\n---\n\n${text}`)).toBe(text);
});

test('has no comments, imports or expressions', () => {
  expect(copyOf('{/* a comment */}\n\nText {1 + 1}.\n')).toBe('Text .\n');
});

test('shows of a fence what readers need', () => {
  expect(copyOf('```ts title="a b.ts" {1,3} nocheck="old"\ncode\n```\n')).toBe(
    '```ts title="a b.ts" {1,3}\ncode\n```\n',
  );
});

describe('addresses', () => {
  test('of pages are whole ones, of their copies', () => {
    expect(copyOf('[a](/docs/with-reset#x) and [b](./faq.mdx)\n')).toBe(
      '[a](https://example.org/docs/with-reset.md#x) and [b](https://example.org/docs/faq.md)\n',
    );
  });

  test('of definitions and images are whole ones, too', () => {
    expect(copyOf('[a] ![i](/i.png)\n\n[a]: /docs/faq\n')).toContain(
      '[a]: https://example.org/docs/faq.md',
    );
  });

  test('of other sites and of places in the page stay', () => {
    const text = '[a](https://ngrx.io) and [b](#x)\n';
    expect(copyOf(text)).toBe(text);
  });
});

test('admonitions are quotations that begin with their title', () => {
  expect(copyOf(':::tip[Use *this*]\nText\n:::\n')).toBe('> **Use _this_**\n>\n> Text\n');
  expect(copyOf(':::warning\nText\n:::\n')).toBe('> **Warning**\n>\n> Text\n');
});

test('a demo is the code of its files', () => {
  const demos = new Map([['x.ts', 'export class X {}\n']]);
  expect(copyOf('```ts file="../_demos/x.ts" demo\n```\n', { demos })).toBe(
    '```ts title="x.ts"\nexport class X {}\n```\n',
  );
});

test('what lives in the browser leaves nothing, and steps leave their list', () => {
  expect(copyOf('# X\n\n<OfflinePanel />\n\n<Steps>\n\n1. One\n\n</Steps>\n')).toBe(
    '# X\n\n1. One\n',
  );
});

test('errors lead to the sections that explain them', () => {
  const errors = [{ title: 'X', route: '/docs/x', errors: [{ text: 'TS1', id: 'ts1' }] }];
  const context = { overview: () => ({ ...CONTEXT.overview(), errors }) };
  expect(copyOf('<Errors />\n', context)).toContain('[TS1](https://example.org/docs/x.md#ts1)');
});

test('code with links in it stays code', () => {
  expect(copyOf('<code>[Signal](/docs/api/Signal)&#60;T></code>\n')).toBe(
    '[`Signal`](https://example.org/docs/api/Signal.md)`<T>`\n',
  );
  expect(copyOf('<code><a href="#type-Options">Options</a>&#60;T></code>\n')).toBe(
    '`Options<T>`\n',
  );
});

test('behind a sample that shows an error stands what the compiler says of it', () => {
  const errors = new Map([[1, [{ line: 0, from: 0, to: 4, code: 'TS2304', message: 'No name.' }]]]);
  expect(copyOf('```ts expect-error="TS2304"\ncode\n```\n', { errors })).toBe(
    '```ts\ncode\n```\n\n```text\nLine 1: error TS2304: No name.\n```\n',
  );
});
