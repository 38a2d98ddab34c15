import { describe, expect, test } from 'vitest';
import { withoutCopy } from './components';
import { copyOf, withCodeData } from './fixtures/render';

test('is the Markdown of the page without front matter', async () => {
  const text = '# X\n\nSome _words_ and `code`.\n\n- a\n- b\n\n| a | b |\n| - | - |\n| 1 | 2 |\n';
  expect(await copyOf(`---\ntitle: X\n---\n\n${text}`)).toBe(text);
});

test('keeps the part of a meta string that readers need', async () => {
  expect(await copyOf('```ts title="a b.ts" {1,3} changes="../_demos/x.ts"\ncode\n```\n')).toBe(
    '```ts title="a b.ts" {1,3}\ncode\n```\n',
  );
});

describe('addresses', () => {
  test('of pages are absolute URLs of their copies', async () => {
    expect(await copyOf('[a](/docs/with-reset#x) and [b](./faq.mdx)\n')).toBe(
      '[a](https://example.org/docs/with-reset.md#x) and [b](https://example.org/docs/faq.md)\n',
    );
  });

  test('of definitions and images are absolute, too', async () => {
    expect(await copyOf('[a] ![i](/i.png)\n\n[a]: /docs/faq\n')).toContain(
      '[a]: https://example.org/docs/faq.md',
    );
  });

  test('of other sites and of anchors on the page are unchanged', async () => {
    const text = '[a](https://ngrx.io) and [b](#x)\n';
    expect(await copyOf(text)).toBe(text);
  });
});

test('callouts are blockquotes that start with their title', async () => {
  expect(await copyOf(':::tip[Use `this`]\nText\n:::\n')).toBe('> **Use `this`**\n>\n> Text\n');
  expect(await copyOf(':::warning\nText\n:::\n')).toBe('> **Warning**\n>\n> Text\n');
});

test('islands are left out, and other components are replaced by their content', async () => {
  const components = { Island: withoutCopy(), Box: { props: [] } };
  expect(
    await copyOf('# X\n\n<Island />\n\n<Box>\n\n1. One\n\n</Box>\n', { hooks: [{ components }] }),
  ).toBe('# X\n\n1. One\n');
});

test('code with links stays code', async () => {
  expect(await copyOf('<code>[Signal](/docs/api/Signal)&#60;T></code>\n')).toBe(
    '[`Signal`](https://example.org/docs/api/Signal.md)`<T>`\n',
  );
  expect(await copyOf('<code><a href="#type-Options">Options</a>&#60;T></code>\n')).toBe(
    '`Options<T>`\n',
  );
});

test('a sample with an intended error is followed by its message', async () => {
  const error = { line: 0, from: 0, to: 4, code: 'TS2304', message: 'No name.' };
  expect(
    await copyOf('```ts expect-error="TS2304"\ncode\n```\n', withCodeData({ errors: [error] })),
  ).toBe('```ts\ncode\n```\n\n```text\nLine 1: error TS2304: No name.\n```\n');
});
