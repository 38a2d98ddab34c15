import { expect, test } from 'vitest';
import { site } from '../../theme/config/site';
import { createPage, type Page, readFacts } from '../content/page';
import { readPage } from './crawl/page';
import { checkReferences } from './references';

const pageOf = (name: string, source: string): Page =>
  createPage(`/docs/${name}`, name, source, readFacts(source));

const faq = pageOf('docs/faq.mdx', '# FAQ\n\n## Known issues\n');
const finished = readPage('<h2 id=known-issues>x</h2><span id="type-a b">y</span>');

const check = async (link: string) => {
  const page = pageOf('docs/a.mdx', `# A\n\n## Here\n\n${link}\n`);
  const where = { root: '/', pages: [faq, page], drafts: [], idsOf: async () => finished.ids };
  const problems = await checkReferences(page, where);
  return problems.map(({ line, message, remedy }) => `${line}: ${message} ${remedy}`);
};

test.each([
  '[x](/docs/faq#known-issues)',
  '[x](./faq.mdx#known-issues)',
  '[x](#here)',
  '[x](#top)',
  '[x](/docs/faq)',
  '[x](https://example.org/#x)',
  // Not a heading, but in the text all the same.
  '[x](/docs/faq#type-a%20b)',
])('%s is no wrong anchor', async (link) => {
  expect(await check(link)).toEqual([]);
});

test('a link to a place that its page does not have is told with what is near', async () => {
  expect(await check('[x](/docs/faq#known-issue)')).toEqual([
    '5: The link /docs/faq#known-issue leads to no place in docs/faq.mdx. Link to an id that exists, such as known-issues, type-a b.',
  ]);
});

test('so is one that is written as a whole address of the site', async () => {
  expect(await check(`[x](${site.origin}/docs/faq#no)`)).toHaveLength(1);
  expect(await check(`[x](${site.origin}/docs/nowhere)`)).toEqual([
    expect.stringMatching(/^5: The link https:.*\/docs\/nowhere leads to no page/),
  ]);
  expect(await check(`[x](${site.origin}/docs/faq) [y](${site.origin})`)).toEqual([]);
});

test('so is one within the page', async () => {
  expect(await check('[x](#there)')).toHaveLength(1);
});

test('a link to no page is told once, with or without an anchor', async () => {
  expect(await check('[x](/docs/nowhere#x)')).toHaveLength(1);
});
