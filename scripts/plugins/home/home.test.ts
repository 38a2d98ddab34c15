import { expect, test } from 'vitest';
import { copyOf, htmlOf } from '../../content/fixtures/render';
import { createPage, readFacts } from '../../content/page';
import { hooksOf } from '../../rspress/fixtures/hooks';
import { extensionGroups, readLibrary } from './home';
import { home } from './plugin';

const page = (id: string) => {
  const source = `---\nbenefit: Good for ${id}.\n---\n\n# ${id}()\n`;
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

test('shows the groups of extensions from the sidebar, then the Redux connector, then deprecated extensions', () => {
  const ids = ['getting-started', 'with-resource', 'mutations', 'create-redux-state', 'with-old'];
  const groups = extensionGroups(SIDEBARS, ids.map(page));
  const card = (id: string) => ({
    title: `${id}()`,
    route: `/docs/${id}`,
    benefit: `Good for ${id}.`,
  });
  expect(groups).toEqual([
    { label: 'Data', pages: [card('with-resource'), card('mutations')] },
    { label: 'NgRx Store', pages: [card('create-redux-state')] },
    { label: 'Deprecated', pages: [{ ...card('with-old'), status: 'deprecated' }] },
  ]);
});

test('counts the lines that an extension saves if its guide shows code with and without it', () => {
  const fences = (...titles: string[]) =>
    titles.map(
      (title) =>
        `\`\`\`ts title="${title}/store.ts"\n${title === 'with' ? 'a\nb' : 'a\nb\nc'}\n\`\`\``,
    );
  const guide = (id: string, ...titles: string[]) => {
    const { source } = page(id);
    const whole = [source, ...fences(...titles)].join('\n');
    return createPage(`/site/${id}.mdx`, `docs/${id}.mdx`, whole, readFacts(whole));
  };
  const [{ pages = [] } = {}] = extensionGroups(SIDEBARS, [
    guide('with-resource', 'without', 'with'),
    guide('mutations', 'with', 'with'),
  ]);
  expect(pages.map(({ saving }) => saving)).toEqual(['2 lines instead of 3.', undefined]);
});

test('reads the facts about the library from the installed package', () => {
  expect(readLibrary()).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    license: 'MIT',
    works: [expect.stringMatching(/^Angular \d+$/), expect.stringMatching(/^NgRx \d+$/)],
  });
});

test('the home page shows the latest version of the library', async () => {
  expect(await htmlOf('<Pitch>\n# X\n</Pitch>', { plugins: [hooksOf(home)] })).toMatch(
    /<h1 id=x>X<\/h1>.*<span>Latest release \d+\.\d+\.\d+<\/span>/s,
  );
});

test('cards respect the base path, and become links in a Markdown copy', async () => {
  const plugins = [hooksOf(home, ['with-resource', 'with-old'].map(page), SIDEBARS)];
  expect(await htmlOf('<Extensions />', { base: '/kit/', plugins })).toContain(
    '<h3>Deprecated</h3><ul><li><a href=/kit/docs/with-old>with-old()</a> <span class="badge deprecated">Deprecated</span><p>Good for with-old.</ul>',
  );
  expect(await copyOf('<Extensions />', { plugins })).toBe(
    '### Data\n\n- [with-resource()](https://example.org/docs/with-resource.md): Good for with-resource.\n\n### Deprecated\n\n- [with-old()](https://example.org/docs/with-old.md) (deprecated): Good for with-old.\n',
  );
});
