import { expect, test } from 'vitest';
import { readFacts } from './page';

/** The mistakes in the text of a page as `3:1 message`. */
const mistakesOf = (text: string) =>
  readFacts(`# X\n\n${text}\n\nThe end.\n`)
    .mistakes.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .map(({ line, column, message }) => `${line}:${column} ${message}`);

test.each([
  ['<Tabs>\n<Tab label="a">\n\nText\n\n</Tabs>', '4:1 <Tab> is never closed.'],
  ['Some <b>bold text', '3:6 <b> is never closed.'],
  ['- <Tabs>\n\n  Text', '3:3 <Tabs> is never closed.'],
  ['Text\n\n</Tab>', '5:2 The page cannot be read: Unexpected closing slash'],
  ['Text <b', '3:6 The page cannot be read: Unexpected end of file in name'],
  ['if a <3 then', '3:7 The page cannot be read: Unexpected character `3`'],
  ['Text {b\n\nMore\n\n{/* a\n\ncomment */}', '3:6 The page cannot be read'],
  ['<Badge type="stable />\n\nMore', '3:1 The page cannot be read: Unexpected end of file'],
  ['<Badge type={a />\n\nMore', '3:13 The page cannot be read'],
  ['Some <b>bold\n\n```ts\nlet a;\n```', '3:6 <b> is never closed.'],
  ['```ts\nlet a;', '3:1 The code fence is never closed.'],
  [':::tip\n\nText', '3:1 The callout :::tip is never closed.'],
])('the syntax error in %j is reported where it starts', (text, message) => {
  expect(mistakesOf(text)).toEqual([expect.stringContaining(message)]);
});

test('the rest of a page with a syntax error is still read', () => {
  expect(readFacts('<Tabs label=x>\n\n[x](/y)\n\n## Part\n\n{d')).toMatchObject({
    headings: [{ text: 'Part', line: 5 }],
    references: [{ url: '/y', line: 3, column: 1 }],
  });
});

test.each([
  ['![](/a.png)', '3:1 The image has no alternative text.'],
  ['Text ![][a]\n\n[a]: /a.png', '3:6 The image has no alternative text.'],
  ['<img src="/a.png" />', '3:1 The image has no alternative text.'],
  ['<p style="color: red">x</p>', '3:4 <p style> is blocked by the content security policy.'],
  ['<p onclick="x()">x</p>', '3:4 <p onclick> is blocked by the content security policy.'],
  ['<style>{"a"}</style>', '3:1 <style> is blocked by the content security policy.'],
  ['<button onClick={press}>x</button>', '3:9 <button> has onClick.'],
  [':::hint\nText\n:::', '3:1 Unknown callout ":::hint".'],
  ['> [!HINT]\n> Text', '3:1 Unknown callout "[!HINT]".'],
  ['```tss\nx\n```', '3:1 Unknown language "tss".'],
  ['> [!TIP] Mine\n> Text', '3:1 The alert [!TIP] has a title, which would become its text.'],
  ['::::tip Mine\nA\n\n:::note\nB\n:::\n\n::::', '3:1 The title after ::::tip is not in brackets.'],
  [':::tip\nA\n\n:::note\nB\n:::\n\n:::', '10:1 The line ":::" closes no callout.'],
  ['![A](./a b.png)', '3:1 ![A](./a b.png) would be text, because the address contains a space.'],
  ['Hello {name}!', '3:7 {name} is an expression, but the page has no "name".'],
  ['{user.name()}', '3:1 {user.name()} is an expression, but the page has no "user".'],
  ['Text\n\nimport "./x.css";', '5:1 Pages cannot import styles such as ./x.css.'],
  ['import s from "./x.module.css";', '3:1 Pages cannot import styles such as ./x.module.css.'],
  ['import "./x";', '3:1 The import of ./x has no name.'],
])('%j is reported with line and column', (text, message) => {
  expect(mistakesOf(text)).toContain(message);
});

test.each([
  '<img alt="" src="/a.png" /> ![A](/a.png)',
  '<Badge style="x" id="a">Text</Badge>\n\n<p id="a">x</p>',
  '{/* a comment */} Text {1 + 1} {/* another */}',
  'import { x } from "./x";\n\nexport const y = x;\n\n<Badge type={y} {...x} />',
  '> [!NOTE]\n> Text',
  '::::tip[Mine]\nA\n\n:::note\nB\n:::\n\n::::',
  ':::tip Mine\n\nA\n\n:::',
  'See [one] (a b) and `![A](./a b.png)`, ![A](/a.png "a b") ![B](<./a b.png>)',
  '{Math.max(1, 2)} {props.name}',
  '```ts title="a {b} c" {1,3-4} lineNumbers=3 wrapCode file="x"\n\n\n\n\n```',
  '````md\n```tss titel\n```\n````\n\n```\nplain\n```\n\n```TypeScript\nx\n```',
])('%j has no mistake', (text) => {
  expect(mistakesOf(text)).toEqual([]);
});
