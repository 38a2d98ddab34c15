import { afterEach, expect, test } from 'vitest';
import { Demo } from '../../../theme/plugins/demos/DemoSource/Demo';
import * as fixtures from '../../content/fixtures/render';
import type { SiteHooks } from '../../rspress/site';
import { TestFolder } from '../../rules/fixtures/site';
import { remarkDemos } from './content';

type Sources = ReadonlyMap<string, string>;

let folder: TestFolder | undefined;
afterEach(() => folder?.remove());

/** A page beside a folder with these demos. */
function pageOf(source: string, { demos }: { demos: Sources }) {
  folder?.remove();
  folder = new TestFolder(
    Object.fromEntries([...demos].map(([name, code]) => [`_demos/${name}`, code])),
  );
  return fixtures.pageOf(source, 'docs/x.mdx', folder.path);
}

const siteOf = ({ demos }: { demos: Sources }) => {
  const remarkPlugins = [remarkDemos((file) => demos.get(file) ?? '')];
  const hooks: SiteHooks = { rspress: { name: 'demos', markdown: { remarkPlugins } } };
  return { hooks: [hooks], components: { LiveDemo: Demo } };
};
const htmlOf = (source: string, sources: { demos: Sources }) =>
  fixtures.htmlOf(pageOf(source, sources), siteOf(sources));
const copyOf = (source: string, sources: { demos: Sources }) =>
  fixtures.copyOf(pageOf(source, sources), siteOf(sources));

const demo = (file: string, more = '') => `\`\`\`ts file="../_demos/${file}" demo${more}\n\`\`\`\n`;
const demos = new Map([['store.ts', 'export const store = 1;\n']]);
const islands = (html: string) => html.match(/data-island=LiveDemo/g)?.length ?? 0;

test('a demo shows the code of its file, and has an island', async () => {
  const html = await htmlOf(demo('store.ts'), { demos });
  expect(html).toContain('<span class=code-title>store.ts</span>');
  expect(html).toContain('<i class=k>const</i> store');
  expect(html.replaceAll('&quot;', '"')).toContain(
    'data-island=LiveDemo data-props={"name":"store"}',
  );
});

test('a fence can show another file than the component of its demo', async () => {
  const fence = demo('store.ts').replace(' demo', ' demo="../_demos/app.ts"');
  const html = await htmlOf(fence, { demos });
  expect(html).toContain('<i class=k>const</i> store');
  expect(html.replaceAll('&quot;', '"')).toContain('data-props={"name":"app"}');
});

test('the imports of a demo are folded, but stay part of its code', async () => {
  const code = "import {\n  a,\n} from 'a';\nimport { b } from 'b';\n\nexport const store = a;";
  const html = await htmlOf(demo('store.ts'), { demos: new Map([['store.ts', code]]) });
  const [, folded = '', rest] =
    /<details><summary aria-label=Imports><\/summary><\/details><pre[^>]*><code [^>]*><span class=folded>(.*)<\/span>(.*)<\/code>/s.exec(
      html,
    ) ?? [];
  const textOf = (text = '') => text.replace(/<[^>]+>/g, '');
  expect(textOf(folded)).toMatch(/^import \{.*from 'b';\n$/s);
  expect(textOf(folded) + textOf(rest)).toBe(code);
  expect(html).toContain('data-lines=2');
});

test('a demo can be in a list and have its own title', async () => {
  const fence = demo('store.ts', ' title="The store"').replaceAll('\n', '\n   ');
  const html = await htmlOf(`1. Try it\n\n   ${fence}`, { demos });
  expect(islands(html)).toBe(1);
  expect(html).toContain('<span class=code-title>The store</span>');
});

test('a demo that imports a helper links to the full source', async () => {
  const helped = new Map([['store.ts', "import { provideBackend } from './_backend';\n"]]);
  const html = await htmlOf(demo('store.ts'), { demos: helped });
  expect(html).toMatch(
    /<code translate=no>_backend\.ts<\/code>.*<a href=\/demos\/store\.txt>full source/,
  );
  expect(await htmlOf(demo('store.ts'), { demos })).not.toContain('full source');
});

test('a fence with a file to compare with shows the difference, without the export of checks', async () => {
  const files = new Map([
    ['one.ts', "const a = 1;\nexport { checks } from './_checks-one';\n"],
    ['two.ts', "const a = 2;\nexport { checks } from './_checks-two';\n"],
  ]);
  const fence = '```ts file="../_demos/two.ts" before="../_demos/one.ts"\n```\n';
  const html = await htmlOf(fence, { demos: files });
  expect(html).toContain('<span class=code-title>two.ts</span>');
  expect(html.match(/class="line \w+"/g)).toEqual(['class="line del"', 'class="line add"']);
  expect(html).not.toContain('checks');
  expect(await copyOf(fence, { demos: files })).toContain(
    '```diff title="two.ts"\n- const a = 1;\n+ const a = 2;\n```',
  );
});

test('a demo with checks lists their labels, and an exercise those of its own checks', async () => {
  const files = new Map([
    ['step.ts', "const a = 1;\nexport { checks, exercise } from './_checks-step';\n"],
    [
      '_checks-step.ts',
      "export const checks = {\n  'It is full': () => true,\n  \"It isn't\": () => true,\n};\n\nexport const exercise = {\n  'It is fuller': () => true,\n};\n",
    ],
  ]);
  const fence = '```ts file="../_demos/step.ts" exercise\n```\n';
  const html = await htmlOf(`${demo('step.ts')}\n${fence}`, { demos: files });
  expect(tasksIn(html)).toEqual(['It is full', "It isn't", 'It is fuller']);
});

test('in a Markdown copy, a demo is the code of its files', async () => {
  const demos = new Map([['x.ts', 'export class X {}\n']]);
  expect(await copyOf('```ts file="../_demos/x.ts" demo\n```\n', { demos })).toBe(
    '```ts title="x.ts"\nexport class X {}\n```\n',
  );
});

const tasksIn = (html: string) =>
  html
    .match(/<li class=task-list-item>.*?(?=<li|<\/ul)/gs)
    ?.map((item) => item.replace(/<[^>]+>/g, '').trim());
