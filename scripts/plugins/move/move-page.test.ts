import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { API_ROUTE, docIdOf } from '../../../theme/config/docs';
import { Pages } from '../../content/pages';
import { filesIn } from '../../lib/files';
import { formatProblem } from '../../lib/problems';
import { TestFolder } from '../../rules/fixtures/site';
import { checkReferences } from '../../rules/references';
import { checkThemeConfig } from '../../rules/theme-config';
import { copySources, removeCopy } from '../../testing/copy';
import { readAddresses } from './address-list';
import { checkAddresses } from './addresses';
import { applyMove, findMentions, planMove } from './move-page';
import { checkNamedPages } from './named-pages';

let folder: TestFolder;
afterEach(() => folder?.remove());

const page = (body: string, data = '') =>
  `---\ndescription: 'A.'\n${data}---\n\n# Title\n\n${body}\n`;

/** A small project. */
const FILES = {
  'docs/_addresses.txt':
    '# Comment\n/\n/docs/ancient -> /docs/old#part\n/docs/gone -> /docs/other\n/docs/old\n/docs/other\n',
  'docs/docs/old.mdx': page('[a](./other)'),
  'docs/docs/other.mdx': page('[a](old.mdx#part), [b](/docs/old)'),
  'docs/docs/draft.mdx': page('', 'draft: true\n'),
  'docs/_symbols/old.md': '---\nguide: old\n---\n',
  'docs/_facts/old/a.spec.ts': "describe('/docs/old', () => {});\n",
  'docs/_members/old.ts': 'export {};\n',
  'docs/_demos/old.ts': 'export {};\n',
  'theme/config/sidebars.ts': "const a = ['old', 'other'];\n",
  'theme/a.test.ts': "const a = '/docs/old';\n",
  'e2e/a.spec.ts': "const a = ['/docs/old', 'old'];\n",
  'node_modules/a/index.js': "const a = '/docs/old';\n",
};

const contents = () =>
  Object.fromEntries(
    filesIn(folder.path)
      .filter((name) => !name.startsWith('.git/'))
      .map((name) => [name, readFileSync(folder.file(name), 'utf8')]),
  );

async function move(from: string, to: string) {
  const found = await planMove(folder.path, from, to);
  applyMove(folder.path, found);
  return found;
}

const inGit = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: folder.path,
    encoding: 'utf8',
    env: { ...process.env, ...GIT_IDENTITY },
  });
const GIT_IDENTITY = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@x.example',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@x.example',
};

describe('a move', () => {
  it('includes files named after the page, and updates all references', async () => {
    folder = new TestFolder(FILES);
    const { changed, notes } = await move('/docs/old', '/docs/part/new-name');
    expect(contents()).toEqual({
      'docs/_addresses.txt':
        '# Comment\n/\n/docs/ancient -> /docs/part/new-name#part\n/docs/gone -> /docs/other\n/docs/old -> /docs/part/new-name\n/docs/other\n/docs/part/new-name\n',
      'docs/docs/part/new-name.mdx': page('[a](/docs/other)'),
      'docs/docs/other.mdx': page('[a](/docs/part/new-name#part), [b](/docs/part/new-name)'),
      'docs/docs/draft.mdx': FILES['docs/docs/draft.mdx'],
      'docs/_symbols/part-new-name.md': '---\nguide: part/new-name\n---\n',
      'docs/_facts/part-new-name/a.spec.ts': "describe('/docs/part/new-name', () => {});\n",
      'docs/_members/part-new-name.ts': 'export {};\n',
      'docs/_demos/part-new-name.ts': 'export {};\n',
      'theme/config/sidebars.ts': "const a = ['part/new-name', 'other'];\n",
      'theme/a.test.ts': FILES['theme/a.test.ts'],
      'e2e/a.spec.ts': "const a = ['/docs/part/new-name', 'old'];\n",
      'node_modules/a/index.js': FILES['node_modules/a/index.js'],
    });
    expect(changed.get('docs/docs/other.mdx')?.lines).toEqual([7]);
    expect(notes).toEqual([expect.stringContaining('the demo old')]);
  });

  it('lists the lines to check', async () => {
    folder = new TestFolder(FILES);
    const found = await move('/docs/old', '/docs/new');
    expect([...(await findMentions(folder.path, found))]).toEqual([['e2e/a.spec.ts', [1]]]);
  });

  it('is recorded by git', async () => {
    folder = new TestFolder(FILES);
    inGit('init', '--quiet');
    inGit('add', 'docs');
    inGit('commit', '--quiet', '--message', 'All');
    await move('docs/docs/old.mdx', 'docs/docs/new.mdx');
    expect(inGit('status', '--short')).toMatch(
      /^R[ M] docs\/docs\/old\.mdx -> docs\/docs\/new\.mdx$/m,
    );
  });

  it('and a move back keep the intermediate address as a redirect', async () => {
    folder = new TestFolder(FILES);
    await move('/docs/old', '/docs/new');
    await move('/docs/new', '/docs/old');
    const list = FILES['docs/_addresses.txt'].replace(
      '/docs/old\n',
      '/docs/new -> /docs/old\n/docs/old\n',
    );
    expect(contents()).toMatchObject({
      'docs/docs/other.mdx': page('[a](/docs/old#part), [b](/docs/old)'),
      'docs/_addresses.txt': list,
      'theme/config/sidebars.ts': FILES['theme/config/sidebars.ts'],
    });
  });

  it('completes a manual rename of the file', async () => {
    folder = new TestFolder({ ...FILES, 'docs/docs/new.mdx': page('Text') });
    await expect(move('/docs/nothing', '/docs/new')).rejects.toThrow('no page /docs/nothing');
    rmSync(folder.file('docs/docs/old.mdx'));
    await move('/docs/old', '/docs/new');
    expect(contents()).toMatchObject({
      'docs/docs/new.mdx': page('Text'),
      'docs/docs/other.mdx': page('[a](/docs/new#part), [b](/docs/new)'),
      'docs/_demos/new.ts': 'export {};\n',
      'docs/_addresses.txt': expect.stringContaining('/docs/old -> /docs/new\n'),
    });
  });

  it('of a draft does not change the list of addresses', async () => {
    folder = new TestFolder(FILES);
    await move('/docs/draft', '/docs/new');
    expect(contents()).toHaveProperty('docs/docs/new.mdx');
    expect(contents()['docs/_addresses.txt']).toBe(FILES['docs/_addresses.txt']);
  });
});

describe('a move is rejected with a reason if', () => {
  it.each([
    [
      'the page does not exist',
      '/docs/othr',
      '/docs/new',
      /no page \/docs\/othr\. Did you mean \/docs\/other\?/,
    ],
    ['the file does not exist', 'docs/docs/odl.mdx', '/docs/new', /no page \/docs\/odl/],
    ['the file is not a page', 'README.md', '/docs/new', /README\.md is not a page/],
    [
      'the new address is that of a page',
      '/docs/old',
      '/docs/other',
      /other already exists: docs\/docs\/other\.mdx/,
    ],
    ['both are the same', '/docs/old', 'docs/docs/old.mdx', /is already the address/],
    ['the new address has capitals', '/docs/old', '/docs/New', /is not a valid address/],
    ['the new address has other characters', '/docs/old', '/docs/a_b', /is not a valid address/],
    ['the new address is not below /docs', '/docs/old', '/new', /\/new is not below \/docs/],
    ['the page is not below /docs', '/', '/docs/new', /\/ is not below \/docs/],
    ['the page is generated', '/docs/api/functions/withX', '/docs/new', /is generated/],
    ['the new address is in the API reference', '/docs/old', '/docs/api/new', /is generated/],
    [
      'the new address redirects elsewhere',
      '/docs/old',
      '/docs/gone',
      /redirects to \/docs\/other: docs\/_addresses\.txt:4/,
    ],
    [
      'a file named after the new address exists',
      '/docs/old',
      '/docs/taken',
      /docs\/_demos\/taken\.ts already exists/,
    ],
  ])('%s', async (_what, from, to, message) => {
    folder = new TestFolder({ ...FILES, 'docs/_demos/taken.ts': '' });
    const before = contents();
    await expect(move(from, to)).rejects.toThrow(message);
    expect(contents()).toEqual(before);
  });
});

/** In ms. Copying and reading the whole site takes seconds, and longer on a busy machine. */
const TIMEOUT = 120_000;

describe('after a move, the site', { timeout: TIMEOUT }, () => {
  let copy = '';
  beforeAll(async () => {
    copy = await copySources('move');
    // Stubs replace the generated pages.
    for (const { route, target } of readAddresses(path.join(copy, 'docs'))) {
      if (target || !route.startsWith(API_ROUTE)) continue;
      const file = path.join(copy, `docs${route}.mdx`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, page(''));
    }
  }, TIMEOUT);
  afterAll(() => removeCopy(copy));

  /** Reads the current configuration of the copy. It is bundled, because imported modules are cached. */
  async function readConfiguration() {
    const { outputFiles } = await build({
      stdin: {
        contents: "export * from './theme'; export { createSidebars } from './sidebars';",
        resolveDir: path.join(copy, 'theme/config'),
      },
      bundle: true,
      write: false,
      format: 'esm',
    });
    return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
  }

  /** Returns the problems that the rules report in the copy. */
  async function problems() {
    const all = await new Pages(path.join(copy, 'docs')).refresh();
    const site = { root: path.join(copy, 'docs'), pages: all, drafts: [] };
    const routes = all.map(({ route }) => route);
    const { createSidebars, ...theme } = await readConfiguration();
    const sidebars = createSidebars(routes.flatMap((route) => docIdOf(route) ?? []));
    const found = [
      ...(await Promise.all(all.map((one) => checkReferences(one, site)))).flat(),
      ...checkThemeConfig({ routes }, { ...theme, sidebars }),
      ...checkAddresses(all, path.join(copy, 'docs')),
      ...(await checkNamedPages(all, copy)),
    ];
    return found.map((one) => formatProblem(one, copy));
  }

  it.each([
    ['of a guide to an extension', '/docs/with-redux', '/docs/redux-in-a-store'],
    ['of a page in navbar and footer', '/docs/team', '/docs/people'],
    ['of a page that code links to', '/docs/errors', '/docs/find-your-error'],
    ['of the first page of the tutorial', '/docs/tutorial', '/docs/course'],
  ])('%s passes all rules', async (_what, from, to) => {
    applyMove(copy, await planMove(copy, from, to));
    expect(existsSync(path.join(copy, `docs${to}.mdx`))).toBe(true);
    expect(await problems()).toEqual([]);
  });
});
