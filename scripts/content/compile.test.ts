import { afterAll, expect, test } from 'vitest';
import { TestFolder } from '../rules/fixtures/site';
import { Content } from './content';
import { Pages } from './pages';

const folder = new TestFolder({});
afterAll(() => folder.remove());

/** What becomes of a page with this text. */
async function compile(source: string) {
  folder.write('docs/page.mdx', source);
  const pages = new Pages(folder.file('docs'));
  const content = new Content(pages, {
    base: '/',
    linksIn: () => [],
    loadMembers: async () => ({}),
    navigationOf: () => undefined,
  });
  return content.compile(await pages.read('page.mdx'));
}

test('a component becomes HTML, and an element stays one', async () => {
  const { html } = await compile('# A\n\nPress <kbd>K</kbd>, <Badge since="19.5" />\n');
  expect(html).toContain('<kbd>K</kbd>');
  expect(html).toContain('<span class=badge>Since 19.5</span>');
});

test('an island is named with its parameters, and is no part of the Markdown copy', async () => {
  const { islands, markdown } = await compile('# A\n\n<SymbolIndex total={99} />\n');
  expect(islands).toEqual([{ name: 'SymbolIndex', props: { total: 99 } }]);
  expect(markdown).toBe('# A\n');
});

test('comments are for writers only', async () => {
  const { html, markdown } = await compile('# A\n\n{/* later */}\n\nText{/* more */}.\n');
  expect(html).not.toContain('later');
  expect(html).toContain('Text.');
  expect(markdown).toBe('# A\n\nText.\n');
});

test.each([
  [
    '<Video src="/a.mp4" />',
    /page\.mdx:3 {2}<Video> is no component.*There are .*Tabs.*index\.ts/s,
  ],
  ['import x from "./x";', /page\.mdx:3 {2}A page has no import or export/],
  ['export const x = 1;', /page\.mdx:3 {2}A page has no import or export/],
  ['There are {1 + 1}.', /page\.mdx:3 {2}\{1 \+ 1\} is not evaluated/],
  ['{1 + 1}', /page\.mdx:3 {2}\{1 \+ 1\} is not evaluated/],
])('a page with %s is told what to write instead, with file and line', async (text, problem) => {
  await expect(compile(`# A\n\n${text}\n`)).rejects.toThrow(problem);
});
