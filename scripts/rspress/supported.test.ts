import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { buildSite, TestFolder } from '../rules/fixtures/site';
import { pluginRules } from '../rules/plugin';
import { checkSupported, globalComponents } from './supported';

/** Timeout for tests that build a whole site, in ms. A build takes about a second on an idle machine. */
const BUILD_TIMEOUT = 60_000;

const page = (text: string, entries = '') =>
  `---\ndescription: A page.\n${entries}---\n\n# Title\n\n${text}\n`;

const build = (
  folder: TestFolder,
  plugins: RspressPlugin[] = [],
  config: UserConfig = {},
): Promise<string> =>
  buildSite(
    folder,
    (site) => [...plugins, pluginRules({ ...site, hooks: site.hooks, themeConfig: false })],
    config,
  );

const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** A page for each documented feature that works, and what its document contains. */
const WORKS: Readonly<Record<string, [text: string, html: string | RegExp, entries?: string]>> = {
  'an imported component': [
    'import { Hi } from "./_hi";\n\n<Hi />',
    '<b>Title en A page. /data</b>',
  ],
  'a tag for the head': ['import { Hi } from "./_hi";\n\n<Hi />', '<meta name="hi" content="1">'],
  'an expression': ['{1 + 1}', '2'],
  'an export': ['export const total = 40;\n\nThere are {total + 2}.', '<p>There are 42.</p>'],
  'a partial': ['import Part from "./_part.mdx";\n\n<Part />', '<p>A <strong>part</strong>.</p>'],
  'code in a partial': ['import Part from "./_part.mdx";\n\n<Part />', '<i class=k>SELECT</i>'],
  'a component for all pages': ['<Everywhere />', '<b>everywhere</b>'],
  'a callout with its title after a space': [
    ':::tip Own\nText\n:::',
    '<p class="callout-title">Own',
  ],
  'a callout with its title in brackets': [
    ':::tip[Own]\nText\n:::',
    '<p class="callout-title">Own',
  ],
  'a callout with its title as an attribute': [
    ':::tip{title="Own"}\nText\n:::',
    '<p class="callout-title">Own',
  ],
  'an alert of GitHub': ['> [!NOTE]\n> Text', '<aside class="callout note" aria-label="Note">'],
  'the id of a heading': ['## Part {#own}\n\n[Part](#own)', '<h2 id="own">Part<a'],
  'the id in a heading': [
    '## Part {#own} and more\n\n[Part](#own)',
    /<h2 id="own">Part +and more<a/,
  ],
  'code that looks like a heading with an id': [
    '```sh\n# Count: $x{#own}\n```',
    '# Count: $x{#own}',
  ],
  'an escape in code': ['```md\n## Part \\{#own}\n```', '## Part \\{#own}'],
  'callouts in callouts': [
    '::::tip[Own]\nText\n\n:::note\nMore\n:::\n\n::::',
    'Text</p><aside class="callout note"',
  ],
  'elements of Markdown in components': [
    'import { Parts } from "./_parts";\n\n<Parts />',
    '<blockquote><a href="/kit/">Home</a></blockquote>',
  ],
  'the escaped id of a heading': ['## Part \\{#own}\n\n[Part](#own)', '<h2 id="own">Part<a'],
  'code of a file beside the page': ['```ts file="./_code.ts"\n```', '_code.ts</span>'],
  'code of a file below docs': ['```ts file="/_code.ts"\n```', '<i class=k>const</i> code'],
  'code of a file of the project': [
    '```json file="<root>/tsconfig.json" title="TypeScript"\n```',
    'TypeScript</span>',
  ],
  'marked lines': [
    '```ts {2}\na;\nb;\n```',
    '<span class=line>a;\n</span><span class="line mark">b',
  ],
  'notations of lines': [
    '```ts\na; // [!code ++]\nb; // [!code --]\nc; // [!code highlight]\n```',
    '"line add">a;\n</span><span class="line del">b;\n</span><span class="line mark">c;\n<',
  ],
  'line numbers': [
    '```ts lineNumbers\na;\nb;\n```',
    '<pre class="lines numbered" data-language="TypeScript"><code',
  ],
  'no line numbers': [
    '```ts lineNumbers=false wrapCode=false\na;\n```',
    '<pre data-language="TypeScript"><code',
  ],
  'wrapped code': [
    '```ts wrapCode\na;\n```',
    '<pre class="wrapped" data-language="TypeScript"><code',
  ],
  'package managers': ['<PackageManagerTabs command="install x" />', 'pnpm add x'],
  tabs: [
    '<Tabs>\n<Tab label="One">\nFirst\n</Tab>\n<Tab label="Two">\nSecond\n</Tab>\n</Tabs>',
    'Second',
  ],
  steps: ['<Steps>\n### One\n\nText\n</Steps>', 'One'],
  'a badge': ['<Badge text="New" type="internal" />', '<span class="badge internal">New</span>'],
  'an image of the site': ['![One](/one.svg)', '<img src="/kit/one.svg" alt="One"'],
  'an image beside the page': [
    '![Two](./two.svg)',
    /<img [^>]*src="\/kit\/static\/\S+two\.\w+\.svg"/,
  ],
  'an imported image': [
    'import two from "./two.svg";\n\n<img src={two} alt="Two" />',
    /src="\/kit\/static\/\S+two\.\w+\.svg"/,
  ],
  'a page without contents': ['Text', '<p>Text</p>', 'outline: false\n'],
};

const FILES = {
  'docs/index.mdx': page('Text'),
  'docs/_hi.tsx':
    'import { Head, useFrontmatter, useLang, usePageData } from "@rspress/core/runtime";\n' +
    'export function Hi() {\n  const { page } = usePageData();\n  const { frontmatter } = useFrontmatter();\n' +
    '  const facts = [page.title, useLang(), frontmatter.description, page.own];\n' +
    '  return <b><Head><meta name="hi" content="1" /></Head>{facts.join(" ")}</b>;\n}\n',
  'docs/_parts.tsx':
    'import { getCustomMDXComponent, Link } from "@rspress/core/theme";\n' +
    'const { blockquote: Quote } = getCustomMDXComponent();\n' +
    'export const Parts = () => <Quote><Link href="/kit/">Home</Link></Quote>;\n',
  'docs/_part.mdx': 'A **part**.\n\n```sql\nSELECT 1;\n```\n',
  'docs/_code.ts': 'export const code = 1;\n',
  'docs/public/one.svg': IMAGE,
  'docs/two.svg': `<svg xmlns="http://www.w3.org/2000/svg"><!--${'-'.repeat(5000).replaceAll('--', '- ')}--></svg>`,
  'everywhere.tsx': 'export default () => <b>everywhere</b>;\n',
  'global.css': '.own { color: red; }\n',
};

describe('what Rspress documents, and this site has', () => {
  const names = Object.keys(WORKS);
  const folder = new TestFolder({
    ...FILES,
    ...Object.fromEntries(
      Object.values(WORKS).map(([text, , entries], at) => [`docs/p${at}.mdx`, page(text, entries)]),
    ),
  });
  const called: string[] = [];
  const call = (name: string) => () => void called.push(name);
  const own: RspressPlugin = {
    name: 'own',
    config: (config) => ({ ...config, head: [['meta', { name: 'own', content: 'head' }]] }),
    beforeBuild: call('beforeBuild'),
    afterBuild: call('afterBuild'),
    routeGenerated: call('routeGenerated'),
    extendPageData: (data) => void Object.assign(data, { own: '/data' }),
    addRuntimeModules: () => ({ 'virtual-own': 'export const own = 1;' }),
    globalStyles: folder.file('global.css'),
    markdown: {
      globalComponents: [folder.file('everywhere.tsx')],
      rehypePlugins: [() => (tree) => void tree.children.push({ type: 'comment', value: 'x' })],
    },
  };
  let error = '';
  beforeAll(async () => {
    error = await build(folder, [own], { base: '/kit/' });
  }, BUILD_TIMEOUT);
  afterAll(() => folder.remove());
  const read = (name: string) => readFileSync(folder.file(`dist/${name}`), 'utf8');

  it('builds', () => expect(error).toBe(''));

  it.each(names)('shows %s', (name) => {
    const html = read(`p${names.indexOf(name)}.html`);
    const [, shown] = WORKS[name] ?? [];
    if (typeof shown === 'string') expect(html).toContain(shown);
    else expect(html).toMatch(shown ?? /^$/);
    for (const [, file = ''] of html.matchAll(/<img [^>]*src="\/kit\/([^"]+)"/g)) {
      expect(existsSync(folder.file(`dist/${file}`)), file).toBe(true);
    }
  });

  it('has only files of pages', () => {
    expect(readdirSync(folder.file('dist/static')).sort().join()).toBe('css,js,svg');
  });

  it('calls the hooks of plugins', () => {
    expect(called.sort()).toEqual(['afterBuild', 'beforeBuild', 'routeGenerated']);
    expect(read('index.html')).toContain('<meta name="own" content="head">');
    const styles = readdirSync(folder.file('dist/static/css'));
    expect(styles.map((file) => read(`static/css/${file}`)).join('')).toContain('.own');
  });
});

/** A page for each documented feature that the site does not have, and what the report says. */
const STOPS: Readonly<Record<string, [text: string, message: RegExp, entries?: string]>> = {
  'a type of callout': [':::tipp\nText\n:::', /Unknown callout ":::tipp"\.\s+Use note, .*"tip"\?/],
  'a type of alert': ['> [!NOTEE]\n> Text', /Unknown callout "\[!NOTEE\]"/],
  'a callout without its end': [
    ':::tip Title\nText',
    /:::tip is never closed\.\s+Add a line ":::"/,
  ],
  'code in a title after a space': [':::tip Own `x`\nText\n:::', /:::tip\[Title\]/],
  'a notation': [
    '```ts\na; // [!code focus]\n```',
    /:8\b.*not show \[!code focus\]\.\s+Use \+\+, --/,
  ],
  'a folded fence': ['```ts fold height="300"\na;\n```', /Unknown word "fold" after the language/],
  'a file that does not exist': [
    '```ts file="./_no.ts"\n```',
    /The file \.\/_no\.ts does not exist/,
  ],
  'a file without a start': [
    '```ts file="_code.ts"\n```',
    /file="_code\.ts" does not.*\s+Start it with/,
  ],
  'commands as an object': [
    '<PackageManagerTabs command={{ npm: "npm i x" }} />',
    /An object is no command like "install pkg"/,
  ],
  'a type of badge': ['<Badge type="info" text="New" />', /<Badge>: .*experimental/],
  'a prop': [
    '<Tabs values={["a"]}>\n<Tab label="a">\na\n</Tab>\n</Tabs>',
    /<Tabs> has no prop "values"/,
  ],
  'a component': ['<Overview />', /Unknown component <Overview>\.\s+Pages can use Badge/],
  'an escaped image': ['![Two](./t%77o.svg)', /escaped, .*\s+Write <\.\/two\.svg>/],
  'a page in a folder with two underscores': [
    'Text',
    /__drafts\/a\.mdx.* is the page \/__drafts\/a:/,
  ],
  'a missing image': ['![One](./one.svg)', /The image \.\/one\.svg does not exist/],
  'a partial with a mistake': [
    'import Part from "./_part.mdx";\n\n<Part />',
    /_part\.mdx:1:1.*:::tipp/,
  ],
  ...Object.fromEntries(
    [
      ['titleSuffix: S', /"titleSuffix"\.\s+.*pageTitle\(\)/],
      ['sidebar: false', /"sidebar"\.\s+Only pages in theme\/config\/sidebars\.ts/],
      ['head: []', /"head"\.\s+Import Head from "@rspress\/core\/runtime"/],
      ['hero: {}', /"hero"\.\s+The home page is/],
      ['overview: true', /"overview"\.\s+Write the list/],
      ['navbar: false', /"navbar"\.\s+Use one of title/],
      ['footer: false', /"footer"\.\s+Use one of title/],
      ['pageType: custom', /"pageType" is "custom"\.\s+Write "pageType: home"/],
    ].map(
      ([entry, message]) => [String(entry), ['Text', message as RegExp, `${entry}\n`]] as const,
    ),
  ),
};

describe('what Rspress documents, but this site does not have', () => {
  const names = Object.keys(STOPS).filter((name) => name !== 'commands as an object');
  const pages = Object.entries(STOPS).map(([, [text, , entries]], at) => [
    `docs/p${at}.mdx`,
    page(text, entries),
  ]);
  const folder = new TestFolder({
    'docs/index.mdx': page('Text'),
    'docs/_part.mdx': ':::tipp\nText\n:::\n',
    'docs/_meta.json': '[]',
    'docs/two.svg': IMAGE,
    'docs/__drafts/a.mdx': page('Text'),
    'docs/part/_nav.json': '[]',
    ...Object.fromEntries(pages),
  });
  let error = '';
  beforeAll(async () => {
    error = await build(folder, [{ name: 'own', globalUIComponents: ['./x.tsx'] }], {
      logo: '/x.svg',
    });
  }, BUILD_TIMEOUT);
  afterAll(() => folder.remove());

  it.each(names)('is reported: %s', (name) => {
    expect(error).toMatch(STOPS[name]?.[1] ?? /^$/);
  });

  it('is reported: files for the navigation, options and hooks', () => {
    expect(error).toMatch(/_meta\.json {2}The file is not supported\.\s+.*sidebars\.ts/);
    expect(error).toMatch(/part\/_nav\.json/);
    expect(error).toMatch(
      /rspress\.config\.ts\S* {2}The option logo is not supported\.\s+.*theme\/frame/,
    );
    expect(error).toMatch(
      /globalUIComponents of the plugin "own" is not supported\.\s+No React runs/,
    );
  });
});

it(
  'a component that fails on a constant is reported',
  async () => {
    const [text, message] = STOPS['commands as an object'] ?? ['', /^$/];
    const folder = new TestFolder({ 'docs/index.mdx': page(text) });
    expect(await build(folder)).toMatch(message);
    folder.remove();
  },
  BUILD_TIMEOUT,
);

it(
  'a page cannot import what the theme does not export',
  async () => {
    const text = 'import { LastUpdated } from "@rspress/core/theme";\n\n<LastUpdated />';
    const folder = new TestFolder({ 'docs/index.mdx': page(text) });
    // The bundler prints the import, and the exports that exist.
    expect(await build(folder)).toMatch(/build failed/);
    folder.remove();
  },
  BUILD_TIMEOUT,
);

/** Options that every configuration has. */
const OWN: UserConfig = { search: false, mediumZoom: false, route: { cleanUrls: true } };

test('an option whose default would have an effect must be set', () => {
  expect(checkSupported({ ...OWN, mediumZoom: undefined })).toMatchObject([
    { message: 'The option mediumZoom is missing.', remedy: 'Set it to false.' },
  ]);
});

test.each<[string, UserConfig]>([
  ['logo', { logo: '/logo.svg' }],
  ['search', { search: { versioned: true } }],
  ['route.cleanUrls', { route: { cleanUrls: false } }],
  ['title', { title: 'Another' }],
  ['markdown.shiki.themes', { markdown: { shiki: { themes: { light: 'nord', dark: 'nord' } } } }],
  ['an option of a later version', { 'an option of a later version': 1 } as UserConfig],
  ['themeConfig.nav', { themeConfig: { nav: [{ text: 'A', link: '/a' }] } }],
  ['themeConfig.darkMode', { themeConfig: { darkMode: 'auto' } }],
])('the option %s is reported, with what to use instead', (option, config) => {
  expect(checkSupported({ ...OWN, ...config })).toMatchObject([
    { message: `The option ${option} is not supported.`, remedy: expect.stringMatching(/./) },
  ]);
});

test.each<[string, Partial<RspressPlugin>]>([
  ['globalUIComponents', { globalUIComponents: ['x'] }],
  ['addPages', { addPages: () => [] }],
  ['modifySearchIndexData', { modifySearchIndexData() {} }],
  ['i18nSource', { i18nSource: (value) => value }],
])('the hook %s of a plugin is reported', (hook, plugin) => {
  expect(checkSupported({ ...OWN, plugins: [{ name: 'own', ...plugin }] })).toMatchObject([
    { message: `${hook} of the plugin "own" is not supported.` },
  ]);
});

test.each(['sitemap', 'llms'])(
  'the plugin %s is reported, as the site writes its files',
  (name) => {
    expect(
      checkSupported({ ...OWN, plugins: [{ name: `@rspress/plugin-${name}` }] }),
    ).toMatchObject([{ message: `The plugin "@rspress/plugin-${name}" is not supported.` }]);
  },
);

test('a component for all pages has the name of its file, with a capital', () => {
  const markdown = { globalComponents: ['/site/card.tsx'] };
  expect(globalComponents({ plugins: [{ name: 'own', markdown }] })).toEqual(['Card']);
});
