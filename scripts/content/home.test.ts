import { expect, test } from 'vitest';
import { extensionGroups, readLibrary } from './home';
import { createPage, readFacts } from './page';

const page = (id: string) => {
  const source = `---\ndescription: About ${id}.\n---\n\n# ${id}()\n`;
  return createPage(`/site/${id}.mdx`, `docs/${id}.mdx`, source, readFacts(source));
};

test('shows the groups of the sidebar that are about extensions, then the redux connector', () => {
  const groups = extensionGroups(
    {
      extensionSidebar: {
        items: [
          { type: 'category', label: 'Start', items: ['getting-started'] },
          { type: 'category', label: 'Data', items: ['with-resource', 'mutations', 'with-draft'] },
          'faq',
        ],
      },
      reduxConnectorSidebar: { items: ['create-redux-state'] },
    },
    ['getting-started', 'with-resource', 'mutations', 'create-redux-state'].map(page),
  );
  const card = (id: string) => ({
    title: `${id}()`,
    route: `/docs/${id}`,
    description: `About ${id}.`,
  });
  expect(groups).toEqual([
    { label: 'Data', pages: [card('with-resource'), card('mutations')] },
    { label: 'NgRx Store', pages: [card('create-redux-state')] },
  ]);
});

test('knows the library from the installed package', () => {
  expect(readLibrary()).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    license: 'MIT',
    works: [expect.stringMatching(/^Angular \d+$/), expect.stringMatching(/^NgRx \d+$/)],
  });
});
