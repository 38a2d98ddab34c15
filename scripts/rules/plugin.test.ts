import type { RsbuildPlugin } from '@rsbuild/core';
import { logger, type UserConfig } from '@rspress/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Pages } from '../content/pages';
import { buildSite, TestFolder } from './fixtures/site';
import { pluginRules, type RulesOptions } from './plugin';

let folder: TestFolder;
afterEach(() => folder?.remove());

const page = (body = '', description = 'A page.') =>
  `---\ndescription: '${description}'\n---\n\n# Title\n\n${body}\n`;

/** The error of a production build of these files, which fails before anything is compiled. */
async function build(files: Record<string, string>): Promise<string> {
  folder = new TestFolder({ 'docs/index.mdx': page(), ...files });
  return buildSite(folder, ({ pages }) => [pluginRules({ pages, themeConfig: false })]);
}

describe('a production build fails', () => {
  it.each([
    ['with an absolute path', '[x](/guid)', '/guid'],
    ['with a relative path', '[x](./guid.mdx#part)', './guid.mdx#part'],
    ['in HTML', 'Text <a\n  className="x" href="/guid">x</a>', '/guid'],
    ['in a definition', '[x]\n\n[x]: /guid', '/guid'],
    ['with a broken escape', '[x](/guide%)', '/guide%'],
  ])('on a broken link, %s', async (_where, link, url) => {
    const output = await build({
      'docs/guide.mdx': page(),
      'docs/a.mdx': page(`\`[code](/no)\`\n\n~~~md\n[code](/no)\n~~~\n\n${link}`),
    });
    expect(output).toContain('problems (1)');
    expect(output).toMatch(/docs\/a\.mdx:1[3-5]:\d+ /);
    expect(output).toContain(`Broken link ${url}: there is no such page.`);
    expect(output).toContain('Did you mean "/guide"?');
  });

  it.each([
    ['Markdown', '![x](/no.png)', '/no.png', 7],
    ['Markdown, with a relative path', '![x](img/no.png)', 'img/no.png', 7],
    ['HTML', '<img\n  alt="x" src="/no.png" />', '/no.png', 8],
    ['a link around an image', '[![x](/no.png)](/)', '/no.png', 7],
  ])('on a missing image in %s', async (_where, image, url, line) => {
    const output = await build({ 'docs/a.mdx': page(image) });
    expect(output).toContain('problems (1)');
    expect(output).toContain(`The image ${url} does not exist.`);
    expect(output).toMatch(new RegExp(`docs/a\\.mdx:${line}:\\d+ {2}`));
    expect(output).toMatch(/Put it at .*no\.png and .*, or correct the path/);
  });

  it.each([
    ['the same', 'docs/a.mdx', 'docs/a.tsx', /The route \/a is already used by a\.mdx/],
    ['a folder’s', 'docs/a.mdx', 'docs/a/index.mdx', /The route \/a is already used by a\.mdx/],
    [
      'the same route in other case',
      'docs/A.mdx',
      'docs/a.mdx',
      /\/a differs only in case from \/A \(A\.mdx\)/,
    ],
  ])('on a second page with %s', async (_what, first, second, message) => {
    const component = 'export default () => null;';
    const source = (file: string) => (file.endsWith('tsx') ? component : page());
    const output = await build({ [first]: source(first), [second]: source(second) });
    expect(output).toMatch(message);
    expect(output).toMatch(/docs\/a[./].*\n.*Rename or remove/);
  });

  it('once with all problems, including syntax errors', async () => {
    const output = await build({
      'docs/a.mdx': page('[x](/no)\n\n![y](/no.png)\n\n{b'),
      'docs/b.mdx': '# B',
    });
    expect(output).toContain('problems (4)');
  });

  it('before it compiles pages, with all problems in components', async () => {
    const output = await build({ 'docs/b.mdx': page('<Badge />\n\n<Nothing />') });
    expect(output).toContain('problems (2)');
    expect(output).toMatch(/b\.mdx:7:1 .*<Badge>.*:9:1 .*<Nothing>/s);
  });

  it('after it has rendered pages, with all broken anchors and failed components', async () => {
    const output = await build({
      'docs/index.mdx': page('[x](/a#no)\n\n[y](/a#part)\n\n[z](#no)\n\n[w](/b#no)'),
      'docs/a.mdx': page('<p id="part">x</p>'),
      'docs/b.mdx': page('<Tabs>\n<Tab label="a">1</Tab>\n</Tabs>'),
    });
    expect(output).toContain('problems (3)');
    expect(output).toMatch(
      /b\.mdx {2}Error: <Tabs> needs at least two.*index\.mdx:7:1 .*\/a#no.*:11:1 .*#no/s,
    );
  });

  it('with problems that plugins report', async () => {
    const problem = { file: '/a.ts', line: 1, column: 2, message: 'No.', remedy: 'Yes.' };
    folder = new TestFolder({ 'docs/index.mdx': page('[x](/no)') });
    const output = await buildSite(folder, ({ pages }) => [
      pluginRules({
        pages,
        themeConfig: false,
        hooks: [
          { check: async () => [problem] },
          { sourceOf: (one) => ({ ...one, file: one.file.replace('index', 'source') }) },
        ],
      }),
    ]);
    expect(output).toMatch(/^\/a\.ts:1:2 {2}No\.$/m);
    expect(output).toMatch(/docs\/source\.mdx:7:1 {2}Broken link \/no/);
  });
});

/** Options that every configuration has. */
const REQUIRED: UserConfig = { search: false, mediumZoom: false, route: { cleanUrls: true } };

/** Starts to build or serve a site with this page. */
function start(body: string, isProduction: boolean) {
  folder = new TestFolder({ 'docs/index.mdx': page(body), 'docs/public/logo.svg': '' });
  const pages = new Pages(folder.file('docs'));
  const { config } = pluginRules({ pages, themeConfig: false });
  const root = folder.file('docs');
  return config?.({ root, ...REQUIRED }, { addPlugin() {}, removePlugin() {} }, isProduction);
}

it('a build without problems continues', async () => {
  const links = ['/', '#part', '?q=1', 'https://a.example/', 'mailto:a@b.example', '/llms.txt'];
  const body = `![x](/logo.svg) ${links.map((url) => `[x](${url})`).join(' ')}`;
  await expect(start(body, true)).resolves.toBeTruthy();
});

it('the development server reports problems and continues', async () => {
  const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});
  await expect(start('[x](/no)', false)).resolves.toBeTruthy();
  expect(logged).toHaveBeenCalledWith(
    expect.stringContaining('Broken link /no: there is no such page.'),
  );
  logged.mockRestore();
});

/** The errors that the development server shows over a page, and the files that it watches. */
async function shown(options: Partial<RulesOptions>, opened: string[]) {
  const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});
  const root = folder.file('docs');
  const rules = pluginRules({ pages: new Pages(root), themeConfig: false, ...options });
  await rules.config?.({ root, ...REQUIRED }, { addPlugin() {}, removePlugin() {} }, false);
  logged.mockRestore();

  const errors: object[] = [];
  const files = opened.map(folder.file);
  const fileDependencies = new Set(files);
  const modules = files.map((resource) => ({ resource }));
  const compilation = { errors, fileDependencies, modules };
  const compiled: unknown[] = [];
  const processAssets = (_when: unknown, handle: (made: object) => unknown) =>
    compiled.push(handle({ compilation }));
  const [plugin] = (rules.builderConfig?.plugins ?? []) as RsbuildPlugin[];
  await plugin?.setup({ processAssets } as never);
  await Promise.all(compiled);
  return { errors, watched: [...fileDependencies] };
}

it('the development server shows a problem without a position at the first line', async () => {
  folder = new TestFolder({ 'docs/a.mdx': page(), 'docs/a.tsx': 'export default () => null;' });
  const { errors } = await shown({}, []);
  expect(errors).toEqual([expect.objectContaining({ file: `${folder.file('docs/a.tsx')}:1:1` })]);
});

it('the development server shows problems of opened pages', async () => {
  const body = page('[x](/no)');
  const names = ['docs/a.mdx', 'docs/b.mdx', 'docs/c.mdx'];
  folder = new TestFolder(Object.fromEntries(names.map((name) => [name, body])));
  const { errors, watched } = await shown({}, names.slice(0, 2));
  const [a, b, c] = names.map(folder.file);
  expect(errors).toMatchObject([
    { file: `${a}:7:1`, message: expect.stringMatching(/^Broken link \/no/) },
    { file: `${b}:7:1`, message: expect.stringMatching(/^Broken link \/no/) },
  ]);
  expect(watched, 'an edit or a new image may fix them').toEqual([
    a,
    b,
    c,
    folder.file('docs/public'),
  ]);
});

it('the development server shows an error of the rules themselves', async () => {
  folder = new TestFolder({ 'docs/a.mdx': page() });
  const error = new Error('A plugin failed.');
  const check = vi.fn<() => Promise<[]>>().mockResolvedValueOnce([]).mockRejectedValue(error);
  expect((await shown({ hooks: [{ check }] }, [])).errors).toEqual([error]);
});

it('a build checks navigation without the drafts that it excludes', async () => {
  const draft = "---\ndescription: 'A.'\ndraft: true\n---\n# Team";
  folder = new TestFolder({
    'docs/index.mdx': page(),
    'docs/docs/team.mdx': draft,
    'docs/docs/faq.mdx': page(),
  });
  const root = folder.file('docs');
  const checked = pluginRules({ pages: new Pages(root) }).config?.(
    { root },
    { addPlugin() {}, removePlugin() {} },
    true,
  );
  const message = await Promise.resolve(checked).then(() => '', String);
  expect(message).toContain('There is no page with the id "with-reset".');
  expect(message).toContain('pluginNavigation()');
  expect(message).not.toContain('There is no page with the id "team".');
  expect(message).not.toContain('No page has the path "/docs/faq".');
});

it('words of plugins are known in fences', async () => {
  folder = new TestFolder({ 'docs/index.mdx': page('```ts demo\nx\n```\n\n```ts demos\nx\n```') });
  const output = await buildSite(folder, ({ pages }) => [
    pluginRules({ pages, themeConfig: false, plugins: [{ name: 'x', fenceWords: ['demo'] }] }),
  ]);
  expect(
    output,
  ).toContain(`docs/index.mdx:11:1  Unknown word "demos" after the language of the fence.
    Use title, lineNumbers, wrapCode, file, before, demo or {1,3-4}. Did you mean "demo"?`);
  expect(output).toContain('problems (1)');
});
