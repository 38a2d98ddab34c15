import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite, TestFolder } from '../rules/fixtures/site';
import { modulesOf, pluginPages } from './pages';
import type { Site } from './site';

/** Timeout for tests that build a whole site, in ms. A build takes less than a second on an idle machine. */
const BUILD_TIMEOUT = 60_000;

describe('a site that Rspress builds', () => {
  let folder: TestFolder;
  let error: string;
  const read = (file: string) => readFileSync(folder.file(`dist/${file}`), 'utf8');
  /** The only file in a folder whose name contains a hash. */
  const hashed = (below: string, name: RegExp) =>
    `${below}/${readdirSync(folder.file(`dist/${below}`)).find((file) => name.test(file))}`;

  beforeAll(async () => {
    folder = new TestFolder({
      'docs/index.mdx': '# Home\n\nSome *text*.\n',
      'docs/docs/guide.mdx': '# Guide\n\n## Part\n',
      'docs/team.tsx': 'export default () => <h1>Team</h1>;\n',
    });
    error = await buildSite(folder, () => [], { base: '/kit/' });
  }, BUILD_TIMEOUT);
  afterAll(() => folder.remove());

  it('builds', () => {
    expect(error).toBe('');
  });

  it('contains the output of the site’s own application in each document', () => {
    expect(read('index.html')).toMatch(
      /<div id="__rspress_root"><main><h1 id=home>Home<\/h1>\s*<p>Some <em>text<\/em>\.<\/main><\/div>/,
    );
    expect(read('team.html')).toContain('<main><h1>Team</h1></main>');
    expect(read('404.html')).toContain('<main><h1>Not found</h1></main>');
  });

  it('contains neither Rspress nor the pages in the code of the first load', () => {
    const code = hashed('static/js', /^index\.\w+\.js$/);
    expect(read('index.html')).toContain(`<script defer src="/kit/${code}"></script>`);
    expect(read('index.html').match(/<script|<link/g)).toHaveLength(1);
    expect(read(code)).not.toMatch(/react|rspress|mdx/i);
  });
});

it('a build fails on a page whose route would end in a slash, with a remedy', async () => {
  const folder = new TestFolder({ 'docs/index.mdx': '# Home\n', 'docs/a/index.mdx': '# A\n' });
  expect(await buildSite(folder, () => [])).toMatch(
    /docs\/a\/index\.mdx has the route \/a\/.*docs\/x\.mdx for \/x/s,
  );
  folder.remove();
});

it('a build fails if Rspress compiles Markdown with a different rule', () => {
  const plugin = pluginPages({} as Site);
  const chain = { module: { rules: new Map([['markdown', {}]]) } };
  const change = plugin.builderConfig?.tools?.bundlerChain as (chain: object) => void;
  expect(() => change(chain)).toThrow(/no longer has a rule "mdx".*scripts\/rspress\/pages\.ts/);
});

it('each page is a module, whether Markdown or component', () => {
  const code = modulesOf([
    { routePath: '/a', relativePath: 'a.mdx', absolutePath: '/site/a.mdx' },
    { routePath: '/b', relativePath: 'b.tsx', absolutePath: '/site/b.tsx' },
  ]);
  const { modules } = new Function(`${code.replaceAll('export ', '')}return { modules };`)();
  expect(Object.keys(modules)).toEqual(['/a', '/b']);
  expect(code).toContain('import("/site/a.mdx")');
});
