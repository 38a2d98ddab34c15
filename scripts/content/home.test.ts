import { expect, test } from 'vitest';
import { checkBenefits, extensionGroups, readLibrary } from './home';
import { createPage, readFacts } from './page';

const page = (id: string, status = 'stable') => {
  const source = `---\nbenefit: Good for ${id}.\n---\n\n# ${id}()\n\n<Badge type="${status}" />\n`;
  return createPage(`/site/${id}.mdx`, `docs/${id}.mdx`, source, readFacts(source));
};

const SIDEBARS = {
  extensionSidebar: {
    items: [
      { type: 'category' as const, label: 'Start', items: ['getting-started'] },
      {
        type: 'category' as const,
        label: 'Data',
        items: ['with-old', 'with-resource', 'mutations', 'with-draft'],
      },
      'faq',
    ],
  },
  reduxConnectorSidebar: { items: ['create-redux-state'] },
};

test('shows the groups of the sidebar that are about extensions, then the redux connector, and what is deprecated last', () => {
  const groups = extensionGroups(SIDEBARS, [
    ...['getting-started', 'with-resource', 'mutations', 'create-redux-state'].map((id) =>
      page(id),
    ),
    page('with-old', 'deprecated'),
  ]);
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

test('an extension that does not say what it is good for stops the build', () => {
  const mute = { ...page('with-resource'), data: { benefit: ' ' }, dataLines: { benefit: 3 } };
  expect(checkBenefits([page('mutations'), { ...page('faq'), data: {} }, mute], SIDEBARS)).toEqual([
    expect.objectContaining({ file: '/site/with-resource.mdx', line: 3 }),
  ]);
});

test('knows the library from the installed package', () => {
  expect(readLibrary()).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    license: 'MIT',
    works: [expect.stringMatching(/^Angular \d+$/), expect.stringMatching(/^NgRx \d+$/)],
  });
});
