import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildSite, TestFolder } from '../rules/fixtures/site';
import { pluginRules } from '../rules/plugin';
import { pluginPages } from './pages';
import { Site } from './site';

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
      'docs/docs/guide.mdx':
        'import { Members } from "../_members";\nimport Counter from "./Counter.island";\n\nexport const count = 3;\n\n# Guide\n\nThere are {count + 1} <Members />.\n\n<Counter start={count} />\n',
      'docs/_members.tsx': 'export const Members = () => <b>members</b>;\n',
      'docs/docs/Counter.island.tsx':
        'import { useState } from "react";\n\nexport default function Counter({ start }: { start: number }) {\n  const [count, setCount] = useState(start);\n  return <button onClick={() => setCount(count + 1)}>{count}</button>;\n}\n',
      'docs/team.tsx': 'export default () => <h1>Team</h1>;\n',
    });
    error = await buildSite(folder, () => [], { base: '/kit/' });
  }, BUILD_TIMEOUT);
  afterAll(() => folder.remove());

  it('builds', () => {
    expect(error).toBe('');
  });

  it('contains what the theme renders in each document', () => {
    expect(read('index.html')).toMatch(
      /<div id="__rspress_root">.*<main><h1 id="home">Home<\/h1><p>Some <em>text<\/em>\.<\/p><\/main>/,
    );
    expect(read('team.html')).toContain('<main><h1>Team</h1></main>');
    expect(read('404.html')).toContain('<main><h1>Not found</h1></main>');
  });

  it('shows components, exports and expressions of a page, and the first view of an island', () => {
    const html = read('docs/guide.html');
    expect(html).toContain('<p>There are 4 <b>members</b>.</p>');
    expect(html).toContain(
      '<div data-island="docs/Counter" data-props="{&quot;start&quot;:3}"><button>3</button></div>',
    );
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
    /docs\/a\/index\.mdx has the route \/a\/.*Move the page to docs\/a\.mdx\./s,
  );
  folder.remove();
});

/** Components, each with a mistake. */
const COMPONENTS = {
  Styled:
    'import s from "./_x.module.css";\nexport const Styled = () => <b className={s.a}>x</b>;\n',
  Lazy: 'import { lazy, Suspense } from "react";\nconst A = lazy(() => import("./_a"));\nexport const Lazy = () => <Suspense><A /></Suspense>;\n',
  Counter:
    'import { useState } from "react";\n// useEffect() would do.\nexport function Counter() {\n  const [count, setCount] = useState<number>(0);\n  return <button onClick={() => setCount(1)}>{count}</button>;\n}\n',
  Sidebar:
    'import { useSidebar } from "@rspress/core/runtime";\nexport const Sidebar = () => <b>{useSidebar().length}</b>;\n',
};

it.each([
  [
    'styles that the browser would not load, lazy components, and state and event handlers outside of islands',
    ['Styled', 'Lazy', 'Counter'],
    [
      /_x\.module\.css {2}The styles have no effect.*\s+Write them in theme\/content/,
      /_Lazy\.tsx:2 {2}A lazy component has no effect, because pages are static HTML\..*"\.island\.tsx"/s,
      /_Counter\.tsx:4 {2}useState has no effect.*"\.island\.tsx"\.\s.*_Counter\.tsx:5 {2}onClick has no effect/s,
    ],
  ],
  [
    'a hook without data',
    ['Sidebar'],
    [/index\.mdx.*useSidebar\(\) has no data here\..*theme\/config\/sidebars\.ts/s],
  ],
] as const)(
  'a build fails on %s, with a remedy',
  async (_what, names, messages) => {
    const imports = names.map((name) => `import { ${name} } from "./_${name}";\n`).join('');
    const folder = new TestFolder({
      'docs/index.mdx': `---\ndescription: "Start."\n---\n\n${imports}\n# Home\n\n${names.map((name) => `<${name} />`).join('\n')}\n`,
      ...Object.fromEntries(names.map((name) => [`docs/_${name}.tsx`, COMPONENTS[name]])),
      'docs/_x.module.css': '.a { color: red; }\n',
      'docs/_a.tsx': 'export default () => <i>a</i>;\n',
    });
    const reported = await buildSite(folder, ({ pages }) => [
      pluginRules({ pages, themeConfig: false }),
    ]);
    for (const message of messages) expect(reported).toMatch(message);
    folder.remove();
  },
  BUILD_TIMEOUT,
);

it('after an edit to its text, other pages come from the cache; after one to its headings, none', async () => {
  const folder = new TestFolder({ 'docs/index.mdx': '# Home\n\nText.\n', 'docs/_data.json': '1' });
  onTestFinished(() => folder.remove());
  const cacheKey = async () => {
    const site = new Site(folder.file('docs'), { origin: '', base: '/' }, []);
    await site.pages.refresh();
    const plugin = pluginPages(site);
    await plugin.routeGenerated?.([], true);
    return JSON.stringify(plugin.builderConfig?.performance?.buildCache);
  };
  const first = await cacheKey();
  folder.write('docs/index.mdx', '# Home\n\nOther text.\n');
  expect(await cacheKey()).toBe(first);
  folder.write('docs/index.mdx', '# House\n\nOther text.\n');
  expect(await cacheKey()).not.toBe(first);
  folder.write('docs/index.mdx', '# Home\n\nText.\n');
  folder.write('docs/_data.json', '2');
  expect(await cacheKey()).not.toBe(first);
});
