import { expect, test } from 'vitest';
import { footer } from '../../theme/config/theme';
import { footerHtml } from './footer';

test('the footer leads below the base path, and to other sites in a tab of their own', () => {
  const links = footerHtml('/kit/').match(/<a [^>]*>/g) ?? [];
  expect(links).toHaveLength(footer.columns.flatMap((column) => column.links).length);
  for (const link of links) {
    expect(link).toMatch(
      /href="(?:\/kit\/|https:[^"]*" target="_blank" rel="noopener noreferrer")/,
    );
  }
});
