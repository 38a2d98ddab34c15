import { expect, test } from 'vitest';
import { pageOf } from '../../content/fixtures/render';
import { movedDocument, titleAt } from './moved-document';

const address = { origin: 'https://example.org', base: '/kit/' };

test('a document redirects to the new address, and names the page', () => {
  const html = movedDocument('/docs/guide#part', 'The <title> & "more"', address);
  expect(html).toContain('<title>Moved to The &lt;title&gt; &amp; &quot;more&quot;</title>');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/kit/docs/guide#part">');
  expect(html).toContain('<link rel="canonical" href="https://example.org/kit/docs/guide">');
});

test('the name of a page is its title, or else its address', () => {
  const pages = [pageOf('# The guide', 'docs/guide.mdx')];
  expect(titleAt('/docs/guide#part', pages)).toBe('The guide');
  expect(titleAt('/docs/gone', pages)).toBe('/docs/gone');
});
