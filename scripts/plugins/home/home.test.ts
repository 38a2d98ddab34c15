import { createElement } from 'react';
import { expect, test } from 'vitest';
import { library } from '../../../theme/config/library';
import { Extensions } from '../../../theme/plugins/home/Home/Home';
import { contentOf, copyOf, htmlOf } from '../../content/fixtures/render';
import { createPage, readFacts } from '../../content/page';
import { hooksOf } from '../../rspress/fixtures/hooks';
import { extensionGroups } from './home';
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

test('cards have the status, and become links in a Markdown copy, which the search finds', async () => {
  const pages = [
    page('with-resource', 'Load data'),
    page('with-old'),
    page('mutations', 'Save data'),
  ];
  const { extensionSidebar } = SIDEBARS;
  const sidebars = {
    ...SIDEBARS,
    extensionSidebar: {
      items: [...extensionSidebar.items, link('with-new', 'experimental')],
    },
  };
  const all = [...pages, page('with-new', 'Save data')];
  const hooks = [hooksOf(home, all, sidebars)];
  const groups = extensionGroups(sidebars, all);
  const html = await htmlOf('<Extensions />', {
    hooks,
    components: { Extensions: () => createElement(Extensions, { groups }) },
  });
  expect(html).toContain(
    '<a href=/docs/with-new>with-new()</a> <span class="badge experimental">Experimental</span><p>Good for with-new.</p>',
  );
  expect(html).toContain(
    '<details><summary>Deprecated</summary><ul><li><a href=/docs/with-old>with-old()</a><p>Good for with-old.</p></li></ul></details>',
  );
  const { markdown, sections } = await contentOf('<Extensions />', { hooks });
  expect(markdown).toBe(
    '### Load data\n\n- [with-resource()](https://example.org/docs/with-resource.md): Good for with-resource.\n\n### Save data\n\n- [mutations()](https://example.org/docs/mutations.md): Good for mutations.\n- [with-new()](https://example.org/docs/with-new.md) (experimental): Good for with-new.\n\n### Deprecated\n\n- [with-old()](https://example.org/docs/with-old.md): Good for with-old.\n',
  );
  expect(sections?.[0]?.text).toContain('Good for with-resource.');
});

test('the name of the package is explained with a link, in the page and in its copy', async () => {
  const { packageName, newName } = library;
  const hooks = [hooksOf(home)];
  expect(await htmlOf('<PackageName />', { hooks })).toContain(
    `<p>Install <code translate=no>${packageName}</code>`,
  );
  expect(await copyOf('<PackageName />', { hooks })).toContain(
    `[renamed the package](${newName.decision})`,
  );
});
