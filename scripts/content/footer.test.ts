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

test('the footer ends with the copyright: of the first year, and of the last change', () => {
  expect(footerHtml('/')).toContain('Copyright © 2025 NgRx Toolkit');
  expect(footerHtml('/', 2025)).toContain('Copyright © 2025 NgRx Toolkit');
  expect(footerHtml('/', 2026)).toContain('Copyright © 2025–2026 NgRx Toolkit');
});
