import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Contents } from './TableOfContents';

test('the table of contents links to headings, renders code and marks nested headings', () => {
  const headings = [
    { id: 'use', text: 'Using `resetState()` and more', depth: 2 },
    { id: 'detail', text: 'Detail', depth: 3 },
  ];
  const html = renderToStaticMarkup(<Contents headings={headings} />);
  expect(html).toContain('<nav aria-label="On this page">');
  expect(html).toContain(
    '<li><a href="#use">Using <code>resetState()</code> and more</a></li><li data-depth="3"><a href="#detail">Detail</a></li>',
  );
});
