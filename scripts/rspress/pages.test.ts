import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite, TestFolder } from '../rules/fixtures/site';
import { modulesOf, pluginPages } from './pages';

/** For tests that build a whole site, in ms; alone, one takes less than a second. */
const BUILD_TIMEOUT = 60_000;

describe('a site that Rspress builds', () => {
  let folder: TestFolder;
  let said: string;
  const read = (file: string) => readFileSync(folder.file(`dist/${file}`), 'utf8');
  /** The one file in a folder whose name has a hash. */
  const hashed = (below: string, name: RegExp) =>
    `${below}/${readdirSync(folder.file(`dist/${below}`)).find((file) => name.test(file))}`;

  beforeAll(async () => {
    folder = new TestFolder({
      'docs/index.mdx': '# Home\n\nSome *text*.\n',
      'docs/docs/guide.mdx': '# Guide\n\n## Part\n',
      'docs/team.tsx': 'export default () => <h1>Team</h1>;\n',
    });
    said = await buildSite(folder, () => [], { base: '/kit/' });
  }, BUILD_TIMEOUT);
  afterAll(() => folder.remove());

  it('builds', () => {
    expect(said).toBe('');
  });

  it('has in each document what the site’s own application renders', () => {
    expect(read('index.html')).toMatch(
      /<div id="__rspress_root"><h1 id=home>Home<\/h1>\s*<p>Some <em>text<\/em>\.<\/div>/,
    );
    expect(read('team.html')).toContain('<div id="__rspress_root"><h1>Team</h1></div>');
    expect(read('404.html')).toContain('<div id="__rspress_root"><h1>Not found</h1></div>');
  });

  it('has a file of data for each page of text, and a list of them', () => {
    const list = JSON.parse(read(hashed('static', /^pages\.\w+\.json$/)));
    expect(Object.keys(list).sort()).toEqual(['/', '/docs/guide']);
    const guide = JSON.parse(read(`static/pages/docs-guide.${list['/docs/guide']}.json`));
    expect(guide).toMatchObject({
      title: 'Guide',
      pageType: 'doc',
      contents: expect.stringContaining('<a href=#part>Part</a>'),
      html: expect.stringContaining('<h1 id=guide>Guide</h1>'),
    });
  });

  it('has nothing of Rspress or of the pages in the code of the first load', () => {
    const code = hashed('static/js', /^index\.\w+\.js$/);
    expect(read('index.html')).toContain(`<script defer src="/kit/${code}"></script>`);
    expect(read('index.html').match(/<script|<link/g)).toHaveLength(1);
    expect(read(code)).not.toMatch(/react|rspress|mdx/i);
  });
});

it('a build stops where a page’s route would end in a slash, and says what to do', async () => {
  const folder = new TestFolder({ 'docs/index.mdx': '# Home\n', 'docs/a/index.mdx': '# A\n' });
  expect(await buildSite(folder, () => [])).toMatch(
    /docs\/a\/index\.mdx has the route \/a\/.*docs\/x\.mdx for \/x/s,
  );
  folder.remove();
});

it('a build stops when Rspress compiles Markdown by another rule', () => {
  const { plugin } = pluginPages({ contentOf: async () => ({}) as never, digest: () => '' });
  const chain = { module: { rules: new Map([['markdown', {}]]) } };
  const change = plugin.builderConfig?.tools?.bundlerChain as (chain: object) => void;
  expect(() => change(chain)).toThrow(/no rule "mdx" any more.*scripts\/rspress\/pages\.ts/);
});

it('pages of text are modules only where documents are made and while they are written', () => {
  const code = modulesOf([
    { routePath: '/a', relativePath: 'a.mdx', absolutePath: '/site/a.mdx' },
    { routePath: '/b', relativePath: 'b.tsx', absolutePath: '/site/b.tsx' },
  ]);
  const run = (env: Record<string, string>) =>
    new Function('process', `${code.replaceAll('export ', '')}return { modules, isComplete };`)({
      env,
    });
  const routes = (env: Record<string, string>) => {
    const { modules, isComplete } = run(env);
    return [Object.keys(modules).sort(), isComplete];
  };
  expect(routes({ NODE_ENV: 'production' })).toEqual([['/b'], false]);
  expect(routes({ NODE_ENV: 'development' })).toEqual([['/a', '/b'], true]);
  expect(routes({ NODE_ENV: 'production', __SSR__: 'true' })).toEqual([['/a', '/b'], true]);
});
