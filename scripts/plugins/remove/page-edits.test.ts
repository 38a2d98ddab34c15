import { expect, test } from 'vitest';
import { withoutComponents, withoutFenceWords, withoutLinks } from './page-edits';

test('the tags of a component are removed, and its content stays', () => {
  const source =
    '# Title\n\n<Hero>\n\nText\n\n</Hero>\n\n<Panel of="a" />\n\nEnd with <Mark /> here.\n';
  expect(withoutComponents(source, ['Hero', 'Panel', 'Mark'])).toBe(
    '# Title\n\nText\n\nEnd with  here.\n',
  );
});

test('components of other plugins and code samples are unchanged', () => {
  const source = '<Tabs label="x">\n\n```mdx\n<Panel />\n```\n\n</Tabs>\n';
  expect(withoutComponents(source, ['Panel'])).toBe(source);
});

test('a link to a removed page becomes its text, even if it is an element', () => {
  const source =
    'See [the `api`](/docs/api#a), <a href="/docs/api">this</a> and [a guide](/docs/a).\n';
  expect(withoutLinks(source, (address) => address.startsWith('/docs/api'))).toBe(
    'See the `api`, this and [a guide](/docs/a).\n',
  );
});

test('words of a plugin are removed from fences, and so are fences that the plugin would fill', () => {
  const source =
    '```ts title="the demo" file="../a.ts" {1,3} demo\na;\n```\n\nText\n\n```ts file="../b.ts" demo\n```\n\nEnd\n';
  expect(withoutFenceWords(source, ['demo', 'file'])).toBe(
    '```ts title="the demo" {1,3}\na;\n```\n\nText\n\nEnd\n',
  );
});
