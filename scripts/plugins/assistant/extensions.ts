import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { API_ROUTE } from '../../../theme/config/docs';
import type { Page } from '../../content/page';
import { readOnce } from '../../content/parse';

/** An extension in the overview. */
export interface Extension {
  /** Its main function, without parentheses. */
  name: string;
  /** The last part of the address of its guide. */
  id: string;
  route: string;
  purpose: string;
  since: string;
  status: string;
}

/** Returns the rows of the table of all extensions. `npm run prose` compares the table with the guides. */
export function extensionsIn({ source }: Pick<Page, 'source'>): Extension[] {
  const found: Extension[] = [];
  visit(readOnce(source).tree, 'table', ({ children: [, ...rows] }) => {
    for (const { children } of rows) {
      const [title, ...cells] = children;
      const link = title?.children.find((node) => node.type === 'link');
      if (!link || cells.length !== 3) continue;
      const [purpose = '', since = '', status = ''] = cells.map((cell) => plainText(cell));
      found.push({
        name: plainText(link).replace(/\(\)$/, ''),
        id: link.url.replace(/^.*\//, ''),
        route: link.url,
        purpose,
        since,
        status,
      });
    }
  });
  return found;
}

/**
 * Returns the smallest sample that shows an extension: the example on its API page, or a file of the minimal example in
 * its guide. Both are compiled with all samples.
 */
export function exampleOf({ name, route }: Extension, pages: readonly Page[]): string | undefined {
  const guide = pages.find((page) => page.route === route);
  const reference = pages.find((page) => page.route === `${API_ROUTE}/functions/${name}`);
  return [...samplesBelow(guide, 'Minimal example'), ...samplesBelow(reference, 'Example')]
    .filter((code) => code.includes(`${name}(`))
    .sort((a, b) => a.length - b.length)[0];
}

/** Returns the TypeScript samples below a heading. */
export function samplesBelow(page: Page | undefined, heading: string): string[] {
  const at = page?.headings.findIndex(({ text }) => text === heading) ?? -1;
  if (!page || at < 0) return [];
  const { line: start = 0 } = page.headings[at] ?? {};
  const end = page.headings[at + 1]?.line ?? Number.POSITIVE_INFINITY;
  return page.fences
    .filter(({ lang, line }) => lang === 'ts' && line > start && line < end)
    .map(({ code }) => code);
}
