import { afterEach, describe, expect, it } from 'vitest';
import { createPage, readFacts } from '../content/page';
import { formatProblem } from '../lib/problems';
import { checkAddresses } from './addresses';
import { TestFolder } from './fixtures/site';

let folder: TestFolder;
afterEach(() => folder?.remove());

const page = (name: string, source = '# Title\n\n## Part') =>
  createPage(`/site/docs/${name}`, name, source, readFacts(source));

/** What is said about a list of addresses, on a site with two pages and a draft. */
function check(list: string): string[] {
  folder = new TestFolder({ '_addresses.txt': list });
  const pages = [page('index.mdx'), page('guide.mdx'), page('new.mdx', '---\ndraft: true\n---\n')];
  return checkAddresses(pages, folder.path).map((problem) => formatProblem(problem, folder.path));
}

describe('the list of addresses', () => {
  it('is sound when it names each page and leads readers of former ones on', () => {
    const list = '# A comment\n\n/\n/guide\n/old -> /guide\n/older   ->   /guide#part\r\n';
    expect(check(list)).toEqual([]);
  });

  it.each([
    ['a page that is gone and leads nowhere', '/guides', '/guides is no page any more'],
    ['a guess where its readers may go', '/guides', 'Did you mean "/guide"?'],
    ['a page that leads away', '/guide -> /', '/guide is a page (guide.mdx)'],
    ['an address that leads to no page', '/old -> /gide', '/gide is no page.'],
    ['one that leads to another that has moved', '/old -> /older', '/older is no page.'],
    ['one that leads to a draft', '/old -> /new', '/new is no page.'],
    ['one that leads to no heading', '/old -> /guide#prt', 'guide.mdx has no heading #prt'],
    ['one that stands there twice', '/old -> /\n/old -> /guide', '/old stands in line 1, too'],
  ])('is refused, with line, for %s', (_what, line, message) => {
    const last = line.split('\n').length;
    const [first = ''] = check(line);
    expect(first).toContain(message);
    expect(first).toMatch(new RegExp(`^_addresses\\.txt:${last}:1 `));
  });

  it('is refused when a page is new, and says the command that adds it', () => {
    expect(check('/')).toEqual([
      expect.stringMatching(/^_addresses\.txt {2}It lacks \/guide\.\n.*npm run addresses/),
    ]);
  });
});
