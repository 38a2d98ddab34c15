import { expect, test } from 'vitest';
import { withoutComponents, withoutFenceWords, withoutLinks } from './page-edits';

test('a component leaves its page, and what it wraps stays', () => {
  const source =
    '# Title\n\n<Hero>\n\nText\n\n</Hero>\n\n<Panel of="a" />\n\nEnd with <Mark /> here.\n';
  expect(withoutComponents(source, ['Hero', 'Panel', 'Mark'])).toBe(
    '# Title\n\nText\n\nEnd with  here.\n',
  );
});

test('components of others and samples of code are left as they are', () => {
  const source = '<Tabs label="x">\n\n```mdx\n<Panel />\n```\n\n</Tabs>\n';
  expect(withoutComponents(source, ['Panel'])).toBe(source);
});

test('a link to a removed page becomes its text, also as an element', () => {
  const source =
    'See [the `api`](/docs/api#a), <a href="/docs/api">this</a> and [a guide](/docs/a).\n';
  expect(withoutLinks(source, (address) => address.startsWith('/docs/api'))).toBe(
    'See the `api`, this and [a guide](/docs/a).\n',
  );
});

test('a fence loses the words of a plugin, and goes if the plugin was to fill it', () => {
  const source =
    '```ts title="the demo" file="../a.ts" {1,3} demo\na;\n```\n\nText\n\n```ts file="../b.ts" demo\n```\n\nEnd\n';
  expect(withoutFenceWords(source, ['demo', 'file'])).toBe(
    '```ts title="the demo" {1,3}\na;\n```\n\nText\n\nEnd\n',
  );
});
