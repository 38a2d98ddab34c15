import { createElement } from 'react';
import { expect, test } from 'vitest';
import { EXTENSIONS_BY_TASK } from '../../../theme/config/extensions';
import { library } from '../../../theme/config/library';
import { Extensions } from '../../../theme/plugins/home/Home/Home';
import { contentOf, copyOf, htmlOf } from '../../content/fixtures/render';
import { createPage, readFacts } from '../../content/page';
import { hooksOf } from '../../rspress/fixtures/hooks';
import { extensionGroups } from './home';
import { extensionsMarkdown, home } from './plugin';

const page = (id: string, badge = '') => {
  const source = `---\nbenefit: Good for ${id}.\n---\n\n# ${id}()\n\n${badge}\n`;
  return createPage(`/site/${id}.mdx`, `docs/${id}.mdx`, source, readFacts(source));
};
const recipes = '# Recipes\n';
const PAGES = [
  page('mutations'),
  page('with-new', '<Badge type="experimental" />'),
  page('with-resource'),
  page('with-old', '<Badge type="deprecated" />'),
  createPage('/site/recipes.mdx', 'docs/recipes.mdx', recipes, readFacts(recipes)),
];
const TASKS = [
  { label: 'Load data', guides: ['with-resource', 'recipes', 'with-old'] },
  { label: 'Save data', guides: ['mutations', 'with-new'] },
];

test('shows one line for each function, in the order of the map', () => {
  const card = (id: string, status?: string) => ({
    title: `${id}()`,
    route: `/docs/${id}`,
    benefit: `Good for ${id}.`,
    status,
  });
  expect(extensionGroups(PAGES, TASKS)).toEqual([
    { label: 'Load data', pages: [card('with-resource'), card('with-old', 'deprecated')] },
    { label: 'Save data', pages: [card('mutations'), card('with-new', 'experimental')] },
  ]);
});

test('cards have the status, and become links in a Markdown copy, which the search finds', async () => {
  const hooks = [hooksOf(home, PAGES)];
  const groups = extensionGroups(PAGES, TASKS);
  const html = await htmlOf('<Extensions />', {
    hooks,
    components: { Extensions: () => createElement(Extensions, { groups }) },
  });
  expect(html).toContain(
    '<a href=/docs/with-new>with-new()</a> <span class="badge experimental">Experimental</span><p>Good for with-new.</p>',
  );
  expect(extensionsMarkdown(groups)).toBe(
    '### Load data\n\n- [with-resource()](/docs/with-resource): Good for with-resource.\n- [with-old()](/docs/with-old) (deprecated): Good for with-old.\n\n### Save data\n\n- [mutations()](/docs/mutations): Good for mutations.\n- [with-new()](/docs/with-new) (experimental): Good for with-new.',
  );
  const all = [
    ...PAGES,
    ...EXTENSIONS_BY_TASK.flatMap(({ guides }) => guides.map((id) => page(id))),
  ];
  const { markdown, sections } = await contentOf('<Extensions />', { hooks: [hooksOf(home, all)] });
  expect(markdown).toContain(
    '- [with-resource()](https://example.org/docs/with-resource.md): Good for with-resource.',
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
