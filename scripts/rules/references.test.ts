import { expect, test } from 'vitest';
import { site } from '../../theme/config/site';
import { createPage, type Page, readFacts } from '../content/page';
import { anchorRemedy, checkReferences, idsIn } from './references';

const pageOf = (name: string, source: string): Page =>
  createPage(`/docs/${name}`, name, source, readFacts(source));

const faq = pageOf('docs/faq.mdx', '# FAQ\n\n## Known issues\n');
const built = idsIn('<h2 id=known-issues>x</h2><span id="type-a b">y</span>');

const check = (link: string) => {
  const page = pageOf('docs/a.mdx', `# A\n\n## Here\n\n${link}\n`);
  const where = { root: '/', pages: [faq, page], drafts: [], idsOf: () => built };
  const problems = checkReferences(page, where);
  return problems.map(({ line, message, remedy }) => `${line}: ${message} ${remedy}`);
};

test.each([
  '[x](/docs/faq#known-issues)',
  '[x](./faq.mdx#known-issues)',
  '[x](#here)',
  '[x](#top)',
  '[x](/docs/faq)',
  '[x](https://example.org/#x)',
  // This id is not a heading.
  '[x](/docs/faq#type-a%20b)',
])('%s is valid', (link) => {
  expect(check(link)).toEqual([]);
});

test('a broken anchor is reported with the nearest ids', () => {
  expect(check('[x](/docs/faq#known-issue)')).toEqual([
    '5: Broken anchor /docs/faq#known-issue: docs/faq.mdx has no such id. Link to an id that exists, such as known-issues, type-a b.',
  ]);
});

test('absolute URLs of the site are checked, too', () => {
  expect(check(`[x](${site.origin}/docs/faq#no)`)).toHaveLength(1);
  expect(check(`[x](${site.origin}/docs/nowhere)`)).toEqual([
    expect.stringMatching(/^5: Broken link https:.*\/docs\/nowhere: there is no such page/),
  ]);
  expect(check(`[x](${site.origin}/docs/faq) [y](${site.origin})`)).toEqual([]);
});

test('anchors within the page are checked, too', () => {
  expect(check('[x](#there)')).toHaveLength(1);
});

test('a broken link with an anchor is reported once', () => {
  expect(check('[x](/docs/nowhere#x)')).toHaveLength(1);
});

test('an id may resemble a special anchor of browsers', () => {
  expect(check('[x](#stop)')).toHaveLength(1);
  expect(check('[x](#topic)')).toHaveLength(1);
});

test('a link that runs code is reported with its remedy', () => {
  expect(check('[x](javascript:x)')).toEqual(['5: The link javascript:x runs code. Use a button.']);
});

test('a link to a draft is reported with its remedy', () => {
  const page = pageOf('docs/a.mdx', '# A\n\n[x](/docs/faq)\n');
  expect(checkReferences(page, { root: '/', pages: [page], drafts: [faq] })).toEqual([
    {
      file: '/docs/docs/a.mdx',
      line: 3,
      column: 1,
      message: 'The link /docs/faq points to a draft.',
      remedy: 'Remove the link, or "draft: true" from the front matter of that page.',
    },
  ]);
});

test('at most five ids are suggested', () => {
  const ids = new Set(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(anchorRemedy('x', ids)).toMatch(/such as (\w, ){4}\w\.$/);
});
