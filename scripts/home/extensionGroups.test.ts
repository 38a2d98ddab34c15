import { expect, test } from 'vitest';
import { extensionGroups } from './extensionGroups';

const page = (id: string) =>
  [id, { title: `${id}()`, href: `/docs/${id}`, description: `About ${id}.` }] as const;

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
    new Map(['getting-started', 'with-resource', 'mutations', 'create-redux-state'].map(page)),
  );
  expect(groups.map(({ label, pages }) => [label, pages.map(({ href }) => href)])).toEqual([
    ['Data', ['/docs/with-resource', '/docs/mutations']],
    ['NgRx Store', ['/docs/create-redux-state']],
  ]);
});
