import { createElement } from 'react';
import { expect, test } from 'vitest';
import { library } from '../../../theme/config/library';
import { Extensions, Pitch } from '../../../theme/plugins/home/Home/Home';
import { contentOf, copyOf, htmlOf } from '../../content/fixtures/render';
import { createPage, readFacts } from '../../content/page';
import { hooksOf } from '../../rspress/fixtures/hooks';
import type { Entry, History } from '../api';
import { extensionGroups, readLibrary } from './home';
import { home } from './plugin';

const page = (id: string, goal = '') => {
  const source = `---\nbenefit: Good for ${id}.\n${goal && `goal: ${goal}\n`}---\n\n# ${id}()\n`;
  return createPage(`/site/${id}.mdx`, `docs/${id}.mdx`, source, readFacts(source));
};

const link = (id: string, status?: string) => ({
  type: 'link' as const,
  label: `${id}()`,
  href: `/docs/${id}`,
  status,
});
const category = (label: string, ...items: ReturnType<typeof link>[]) => ({
  type: 'category' as const,
  label,
  items,
});
const SIDEBARS = {
  extensionSidebar: {
    items: [
      category('Start', link('getting-started')),
      category('Data', link('with-old', 'deprecated'), link('with-resource'), link('mutations')),
      link('faq'),
    ],
  },
  reduxConnectorSidebar: { items: [link('create-redux-state')] },
};

test('groups extensions by the developer’s goal, in the order of the sidebars, with deprecated ones last', () => {
  const guides = [
    page('getting-started'),
    page('with-resource', 'Load data'),
    page('mutations', 'Save data'),
    page('create-redux-state', 'Load data'),
    page('with-old', 'Load data'),
  ];
  const card = (id: string) => ({
    title: `${id}()`,
    route: `/docs/${id}`,
    benefit: `Good for ${id}.`,
  });
  expect(extensionGroups(SIDEBARS, guides)).toEqual([
    { label: 'Load data', pages: [card('with-resource'), card('create-redux-state')] },
    { label: 'Save data', pages: [card('mutations')] },
    { label: 'Deprecated', pages: [card('with-old')], isFolded: true },
  ]);
});

test('shows the size of the function that a guide is named after, or of the first one of its extension', () => {
  const guides = [page('with-resource', 'Load data'), page('mutations', 'Save data')];
  const entry = (size: number) => ({ size }) as Entry;
  const groups = extensionGroups(SIDEBARS, guides, {
    entryOf: (name) => (name === 'with-resource' ? entry(12) : undefined),
    extensions: [{ guide: 'mutations', title: 'Mutations', entries: [entry(34), entry(56)] }],
  });
  expect(groups.map(({ pages }) => pages.map(({ size }) => size))).toEqual([[12], [34]]);
});

test('counts the lines that an extension saves if its guide shows code with and without it', () => {
  const fences = (...titles: string[]) =>
    titles.map(
      (title) =>
        `\`\`\`ts title="${title}/store.ts"\n${title === 'with' ? 'a\nb' : 'a\nb\nc'}\n\`\`\``,
    );
  const guide = (id: string, ...titles: string[]) => {
    const { source } = page(id, 'Load data');
    const whole = [source, ...fences(...titles)].join('\n');
    return createPage(`/site/${id}.mdx`, `docs/${id}.mdx`, whole, readFacts(whole));
  };
  const [{ pages = [] } = {}] = extensionGroups(SIDEBARS, [
    guide('with-resource', 'without', 'with'),
    guide('mutations', 'with', 'with'),
  ]);
  expect(pages.map(({ saving }) => saving)).toEqual([[3, 2], undefined]);
});

test('reads the facts about the library from the installed package and from its history', () => {
  const history = {
    versions: {
      '0.4.0': { peers: {} },
      '18.1.1': { peers: {} },
      '19.0.0': { peers: {} },
      '20.7.0': { peers: {} },
    },
  } as unknown as History;
  expect(readLibrary(history)).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    license: 'MIT',
    angular: [18, 20],
    releases: 4,
  });
});

test('the home page shows the latest version of the library, and facts of its history', async () => {
  const history = { versions: { '1.1.0': { peers: {} }, '2.0.0': { peers: {} } } } as never;
  const html = await htmlOf('<Pitch>\n# X\n</Pitch>', {
    components: {
      Pitch: (props: object) => createElement(Pitch, { library: readLibrary(history), ...props }),
    },
  });
  expect(html).toMatch(/<h1 id=x>X<\/h1>.*<span>Latest release \d+\.\d+\.\d+<\/span>/s);
  expect(html).toContain('<span>2 releases</span>');
});

test('cards have the status and the size, and become links in a Markdown copy, which the search finds', async () => {
  const pages = [page('with-resource', 'Load data'), page('with-old')];
  const sized = { history: undefined, entryOf: () => ({ size: 1234 }), extensions: [] };
  const hooks = [hooksOf(home, pages, SIDEBARS, { reference: () => sized })];
  const groups = extensionGroups(SIDEBARS, pages, sized as never);
  const html = await htmlOf('<Extensions />', {
    hooks,
    components: { Extensions: () => createElement(Extensions, { groups }) },
  });
  expect(html).toContain('<a href=/docs/with-resource>with-resource()</a><small> 1,234 B</small>');
  expect(html).toContain(
    '<details><summary>Deprecated</summary><ul><li><a href=/docs/with-old>with-old()</a><p>Good for with-old.</p></li></ul></details>',
  );
  const { markdown, sections } = await contentOf('<Extensions />', { hooks });
  expect(markdown).toBe(
    '### Load data\n\n- [with-resource()](https://example.org/docs/with-resource.md) (1,234 bytes): Good for with-resource.\n\n### Deprecated\n\n- [with-old()](https://example.org/docs/with-old.md): Good for with-old.\n',
  );
  expect(sections?.[0]?.text).toContain('Good for with-resource.');
});

test('the name of the package is explained with a link, in the page and in its copy', async () => {
  const { packageName, newName } = library;
  const hooks = [hooksOf(home)];
  expect(await htmlOf('<PackageName />', { hooks })).toContain(
    `<p>Install <code>${packageName}</code>`,
  );
  expect(await copyOf('<PackageName />', { hooks })).toContain(
    `[renamed the package](${newName.decision})`,
  );
});
