import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { footer } from '../../config/theme';
import { Footer } from './Footer';

test('the footer adds the base path, and opens other sites in a new tab', () => {
  const links = renderToStaticMarkup(<Footer base="/kit/" />).match(/<a [^>]*>/g) ?? [];
  expect(links).toHaveLength(footer.columns.flatMap((column) => column.links).length);
  for (const link of links) {
    expect(link).toMatch(
      /href="(?:\/kit\/|https:[^"]*" target="_blank" rel="noopener noreferrer")/,
    );
  }
});
