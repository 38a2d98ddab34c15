import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPage, readFacts } from '../../content/page';
import { formatProblem } from '../../lib/problems';
import { TestFolder } from '../../rules/fixtures/site';
import { checkNamedPages } from './named-pages';

let folder: TestFolder;
afterEach(() => {
  folder?.remove();
  vi.unstubAllEnvs();
});

/** A page that was renamed by hand, and one whose former address leads on. */
const ADDRESSES = '/docs/gone\n/docs/guide\n/docs/old -> /docs/guide\n/outside\n';

/** What is said of files beside a page `/docs/guide`. */
async function check(files: Record<string, string>): Promise<string[]> {
  folder = new TestFolder({ 'docs/_addresses.txt': ADDRESSES, ...files });
  const page = createPage('', 'docs/guide.mdx', '# Guide', readFacts('# Guide'));
  const problems = await checkNamedPages([page], folder.path);
  return problems.map((problem) => formatProblem(problem, folder.path));
}

describe('a page that is not there is reported', () => {
  it.each([
    ['code', 'theme/a.tsx', "<a href={'/docs/gone#part'}>"],
    ['the list of steps', 'theme/config/tutorial.ts', "const STEPS = ['gone'];"],
    ['a test of what guides state', 'docs/_facts/a.spec.ts', "describe('/docs/gone, more'"],
    ['a journey', 'e2e/a.spec.ts', "page.goto('docs/gone');"],
    ['a configuration', 'lighthouserc.json', '"http://localhost:4173/docs/gone"'],
  ])('where %s names it, with file, line and remedy', async (_what, file, text) => {
    expect(await check({ [file]: `\n${text}\n` })).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${file}:2:\\d+ {2}/docs/gone is no page any more\\.\n.*npm run move -- /docs/gone `,
        ),
      ),
    ]);
  });

  it('once in a file, with all lines', async () => {
    const text = "'/docs/gone'\n\n'/docs/gone'\n'/docs/gone'\n";
    expect(await check({ 'theme/a.ts': text })).toEqual([
      expect.stringContaining(
        'theme/a.ts:1:2  /docs/gone is no page any more (here and in line 3, 4).',
      ),
    ]);
  });

  it('outside of the documentation as well, where no command moves it', async () => {
    expect(await check({ 'theme/config/tutorial.ts': "['/outside', '']" })).toEqual([
      'theme/config/tutorial.ts:1:3  /outside is no page any more.\n    Name the page that is meant.',
    ]);
  });

  it('with the address that it has now', async () => {
    expect(await check({ 'theme/a.ts': "'/docs/old'" })).toEqual([
      expect.stringMatching(/^theme\/a\.ts:1:2 .*\n.*Write \/docs\/guide\./),
    ]);
  });

  it('where code names one that never was', async () => {
    const text = "export const A_ROUTE = '/docs/guied';";
    expect(await check({ 'theme/config/pages.ts': text })).toEqual([
      expect.stringMatching(
        /^theme\/config\/pages\.ts:1:25 {2}There is no page \/docs\/guied\.\n.*Did you mean "\/docs\/guide"/,
      ),
    ]);
  });
});

describe('nothing is said of', () => {
  it.each([
    ['a page that is there', 'theme/config/pages.ts', "export const A_ROUTE = '/docs/guide';"],
    ['links in pages, which have a rule', 'docs/docs/guide.mdx', '[a](/docs/gone)'],
    ['notes on symbols, which have one', 'docs/_symbols/a.md', 'guide: gone'],
    ['navigation, which has one', 'theme/config/sidebars.ts', "['gone', '/docs/gone']"],
    ['the pages of unit tests', 'theme/a.test.ts', "'/docs/gone'"],
    ['journeys by way of a former address', 'e2e/a.spec.ts', "page.goto('docs/old');"],
    ['a demo that is called alike', 'docs/docs/x.mdx', 'file="../_demos/gone.ts"'],
    ['a word', 'scripts/a.ts', "state = 'gone'"],
  ])('%s', async (_what, file, text) => {
    expect(await check({ [file]: text })).toEqual([]);
  });

  it('addresses that lead on, while pages are written', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const files = { 'theme/a.ts': "'/docs/old', '/docs/gone'" };
    expect(await check(files)).toEqual([expect.stringContaining('/docs/gone is no page')]);
  });
});
