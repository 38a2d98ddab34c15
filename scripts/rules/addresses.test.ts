import { afterEach, describe, expect, it, test } from 'vitest';
import { createPage, readFacts } from '../content/page';
import { formatProblem } from '../lib/problems';
import { checkAddresses, checkBase, checkLinkedRoutes } from './addresses';
import { TestFolder } from './fixtures/site';

let folder: TestFolder;
afterEach(() => folder?.remove());

const page = (name: string, source = '# Title\n\n## Part') =>
  createPage(`/site/docs/${name}`, name, source, readFacts(source));

function check(list: string): string[] {
  folder = new TestFolder({ '_addresses.txt': list });
  const pages = [page('index.mdx'), page('guide.mdx'), page('new.mdx', '---\ndraft: true\n---\n')];
  return checkAddresses(pages, folder.path).map((problem) => formatProblem(problem, folder.path));
}

describe('the list of addresses', () => {
  it('is valid if it names every page and redirects every former one', () => {
    const list = '# A comment\n\n/\n/guide\n/old -> /guide\n/older   ->   /guide#part\r\n';
    expect(check(list)).toEqual([]);
  });

  it.each([
    ['a former page without a redirect', '/guides', '/guides is no longer a page'],
    ['a former page, with a suggestion', '/guides', 'Did you mean "/guide"?'],
    ['a redirect from an existing page', '/guide -> /', '/guide is a page (guide.mdx)'],
    ['a redirect to a missing page', '/old -> /gide', '/gide is not a page.'],
    ['a redirect to a former page', '/old -> /older', '/older is not a page.'],
    ['a redirect to a draft', '/old -> /new', '/new is not a page.'],
    ['a redirect to a missing heading', '/old -> /guide#prt', 'guide.mdx has no heading #prt'],
    ['a duplicate', '/old -> /\n/old -> /guide', '/old is already listed on line 1'],
  ])('is rejected, with line, for %s', (_what, line, message) => {
    const last = line.split('\n').length;
    const [first = ''] = check(line);
    expect(first).toContain(message);
    expect(first).toMatch(new RegExp(`^_addresses\\.txt:${last}:1 `));
  });

  it('is rejected if a new page is missing, with the command that adds it', () => {
    expect(check('/')).toEqual([
      expect.stringMatching(/^_addresses\.txt {2}Missing: \/guide\.\n.*npm run addresses/),
    ]);
  });
});

describe('the base path', () => {
  const routes = ['/', '/docs', '/docs/faq'];
  it.each(['/', '/toolkit/', '/faq/'])('can be %s', (base) => {
    expect(checkBase(routes, { base }, { base })).toEqual([]);
  });
  it.each(['/docs/', '/docs/faq/', '/do/'])('cannot be %s, because it begins a route', (base) => {
    expect(checkBase(routes, { base }, { base })).toMatchObject([
      { message: expect.stringMatching(/begins the address of \d pages, such as \/docs/) },
    ]);
  });
  it('is not set with the option of the command', () => {
    expect(checkBase(routes, { base: '/' }, { base: '/kit' })).toMatchObject([
      { remedy: 'Set the variable BASE instead: BASE=/kit/ npm run build.' },
    ]);
  });
});

test('a route in code without a page is reported with its place and a suggestion', () => {
  expect(checkLinkedRoutes(['/docs/extensions', '/docs/change', '/docs/faq'])).toMatchObject([
    {
      file: expect.stringMatching(/theme.config.pages\.ts$/),
      line: expect.any(Number),
      message: 'There is no page /docs/changes.',
      remedy: 'Use an existing page. Did you mean "/docs/change"?',
    },
  ]);
});
