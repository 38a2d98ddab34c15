import { expect, test } from 'vitest';
import { createPage, type Page, readFacts } from '../content/page';
import { checkAnchors } from './anchors';

const pageOf = (name: string, source: string): Page =>
  createPage(`/docs/${name}`, name, source, readFacts(source));

const faq = pageOf('docs/faq.mdx', '# FAQ\n\n## Known issues\n');
const content = {
  compile: async () => ({
    html: '<h2 id=known-issues>x</h2><span id="type-a b">y</span>',
    islands: [],
    markdown: '',
    sections: [],
    members: [],
  }),
};

const check = async (link: string) => {
  const page = pageOf('docs/a.mdx', `# A\n\n## Here\n\n${link}\n`);
  return (await checkAnchors(page, [faq, page], content)).map(
    ({ line, message, remedy }) => `${line}: ${message} ${remedy}`,
  );
};

test.each([
  '[x](/docs/faq#known-issues)',
  '[x](./faq.mdx#known-issues)',
  '[x](#here)',
  '[x](/docs/faq)',
  '[x](/docs/nowhere#x)',
  '[x](https://example.org/#x)',
  // Not a heading, but in the text all the same.
  '[x](/docs/faq#type-a%20b)',
])('%s is no wrong anchor', async (link) => {
  expect(await check(link)).toEqual([]);
});

test('a link to a place that its page does not have is told with what is near', async () => {
  expect(await check('[x](/docs/faq#known-issue)')).toEqual([
    '5: The link /docs/faq#known-issue leads to no place in docs/faq.mdx. Correct or remove it. Did you mean "known-issues"?',
  ]);
});

test('so is one within the page', async () => {
  expect(await check('[x](#there)')).toHaveLength(1);
});
