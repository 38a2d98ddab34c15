import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageFooter } from './PageFooter';

const address = (route: string) => `/kit${route}`;

test('the page footer links to the neighbors in the sidebar', () => {
  const html = renderToStaticMarkup(
    <PageFooter
      previous={{ label: 'Mutations', href: '/docs/mutations' }}
      next={{ label: 'withUndoRedo()', href: '/docs/with-undo-redo' }}
      address={address}
    />,
  );
  expect(html).toMatch(/^<nav class="pagination" aria-label="Docs pages">/);
  expect(html).toMatch(/href="\/kit\/docs\/mutations" rel="prev">.*Previous.*Mutations/);
  expect(html).toMatch(/href="\/kit\/docs\/with-undo-redo" rel="next">.*Next.*withUndoRedo\(\)/);
});

test('the page footer shows the edit link and the last update', () => {
  const html = renderToStaticMarkup(
    <PageFooter
      editUrl="https://example.org/edit/with-reset.mdx"
      lastUpdated={{ day: '2025-03-01', text: 'March 1, 2025' }}
      address={address}
    />,
  );
  expect(html).toContain('<a href="https://example.org/edit/with-reset.mdx" target="_blank"');
  expect(html).toContain('Last updated on <time dateTime="2025-03-01">March 1, 2025</time>');
});

test('the page footer is empty without data', () => {
  expect(renderToStaticMarkup(<PageFooter address={address} />)).toBe('');
});
