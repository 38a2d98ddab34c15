import { expect, test } from 'vitest';
import { extensionGroups, readLibrary } from './home';
import { createPage, readFacts } from './page';

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

test('shows the groups of the sidebar that are about extensions, then the redux connector, and what is deprecated last', () => {
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

test('says how much code an extension saves, where its guide shows it with and without', () => {
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

test('knows the library from the installed package', () => {
  expect(readLibrary()).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    license: 'MIT',
    works: [expect.stringMatching(/^Angular \d+$/), expect.stringMatching(/^NgRx \d+$/)],
  });
});
