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

/** A page that was renamed by hand, and one with a redirect. */
const ADDRESSES = '/docs/gone\n/docs/guide\n/docs/old -> /docs/guide\n/outside\n';

/** Returns the problems of these files in a project with the page `/docs/guide`. */
async function check(files: Record<string, string>): Promise<string[]> {
  folder = new TestFolder({ 'docs/_addresses.txt': ADDRESSES, ...files });
  const page = createPage('', 'docs/guide.mdx', '# Guide', readFacts('# Guide'));
  const problems = await checkNamedPages([page], folder.path);
  return problems.map((problem) => formatProblem(problem, folder.path));
}

describe('a missing page is reported', () => {
  it.each([
    ['code', 'theme/a.tsx', "<a href={'/docs/gone#part'}>"],
    ['the list of steps', 'theme/config/sidebars.ts', "const STEPS = ['gone'];"],
    ['a test of guides', 'docs/_facts/a.spec.ts', "describe('/docs/gone, more'"],
    ['an end-to-end test', 'e2e/a.spec.ts', "page.goto('docs/gone');"],
    ['a configuration', 'lighthouserc.json', '"http://localhost:4173/docs/gone"'],
  ])('if %s refers to it, with file, line and remedy', async (_what, file, text) => {
    expect(await check({ [file]: `\n${text}\n` })).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${file}:2:\\d+ {2}/docs/gone no longer exists\\.\n.*npm run move -- /docs/gone `,
        ),
      ),
    ]);
  });

  it('once per file, with all lines', async () => {
    const text = "'/docs/gone'\n\n'/docs/gone'\n'/docs/gone'\n";
    expect(await check({ 'theme/a.ts': text })).toEqual([
      expect.stringContaining(
        'theme/a.ts:1:2  /docs/gone no longer exists (also referenced on lines 3, 4).',
      ),
    ]);
  });

  it('if it was not below /docs, without the command to move it', async () => {
    expect(await check({ 'theme/config/sidebars.ts': "['/outside', '']" })).toEqual([
      'theme/config/sidebars.ts:1:3  /outside no longer exists.\n    Refer to another page.',
    ]);
  });

  it('with its new address', async () => {
    expect(await check({ 'theme/a.ts': "'/docs/old'" })).toEqual([
      expect.stringMatching(/^theme\/a\.ts:1:2 .*\n.*Write \/docs\/guide\./),
    ]);
  });

  it('if it has never existed', async () => {
    const text = "export const A_ROUTE = '/docs/guied';";
    expect(await check({ 'theme/config/pages.ts': text })).toEqual([
      expect.stringMatching(
        /^theme\/config\/pages\.ts:1:25 {2}There is no page \/docs\/guied\.\n.*Did you mean "\/docs\/guide"/,
      ),
    ]);
  });
});

describe('not reported:', () => {
  it.each([
    ['an existing page', 'theme/config/pages.ts', "export const A_ROUTE = '/docs/guide';"],
    ['links in pages, which another rule checks', 'docs/docs/guide.mdx', '[a](/docs/gone)'],
    ['notes on symbols, which another rule checks', 'docs/_symbols/a.md', 'guide: gone'],
    ['sidebars, which another rule checks', 'theme/config/sidebars.ts', "['gone', '/docs/gone']"],
    ['pages in unit tests', 'theme/a.test.ts', "'/docs/gone'"],
    ['redirected addresses in end-to-end tests', 'e2e/a.spec.ts', "page.goto('docs/old');"],
    ['a demo with the same name', 'docs/docs/x.mdx', 'file="../_demos/gone.ts"'],
    ['an ordinary word', 'scripts/a.ts', "state = 'gone'"],
  ])('%s', async (_what, file, text) => {
    expect(await check({ [file]: text })).toEqual([]);
  });

  it('redirected addresses during development', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const files = { 'theme/a.ts': "'/docs/old', '/docs/gone'" };
    expect(await check(files)).toEqual([expect.stringContaining('/docs/gone no longer exists')]);
  });
});
