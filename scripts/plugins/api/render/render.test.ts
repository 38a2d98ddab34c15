import { expect, it } from 'vitest';
import { createPage, readFacts } from '../../../content/page';
import { bestDemos, collectDemos, collectGuides, type DemoReference } from './guides';
import { fence, inlineCode, page as pageOf, plain, table } from './mdx';

const page = (name: string, source: string) =>
  createPage(`/site/docs/${name}`, name, source, readFacts(source));

it('finds the symbols that a guide imports or links to, and ignores generated pages', () => {
  const guides = collectGuides(
    [
      page('docs/api.mdx', '# API'),
      page('docs/api/globals.mdx', '# All'),
      page('markdown-page.mdx', '# No guide'),
      page(
        'docs/reset.mdx',
        "# Reset\n\n```ts\nimport { withReset, type Entity } from 'library';\nimport { patchState } from 'other';\n```\n\nSee [it](/docs/api/functions/setResetState).",
      ),
    ],
    ['library'],
    '/docs/api',
  );
  expect(guides).toEqual([
    {
      id: 'reset',
      label: 'Reset',
      href: '/docs/reset',
      names: new Set(['withReset', 'Entity', 'setResetState']),
    },
  ]);
});

it('finds the section of each live demo, and the symbols that its code imports', () => {
  const demo = (file: string) => `\`\`\`ts file="../_demos/${file}.ts" demo\n\`\`\`\n`;
  const code = (name: string) => `import { ${name} } from 'library';`;
  const guide = page(
    'docs/reset.mdx',
    `# Reset\n\n## Try it\n\n${demo('one')}\n### In a form\n\n${demo('other')}`,
  );
  const sources = new Map([
    ['one.ts', code('withReset')],
    ['other.ts', code('setResetState')],
  ]);
  expect(collectDemos([guide], ['library'], sources)).toMatchObject([
    { href: '/docs/reset#try-it', label: 'Reset', names: new Set(['withReset']) },
    { href: '/docs/reset#in-a-form', label: 'Reset: In a form', names: new Set(['setResetState']) },
  ]);
});

it("lists the demo of the symbol's own guide first, then demos with few other symbols, then one tutorial step", () => {
  const use = (guide: string, names: string[], step = -1): DemoReference => ({
    guide,
    href: guide,
    label: guide,
    names: new Set(names),
    step,
  });
  const demos = [
    use('tutorial/undo', ['withReset', 'withUndoRedo'], 2),
    use('tutorial/load', ['withReset'], 1),
    use('pagination', ['withReset', 'a']),
    use('reset', ['withReset', 'a', 'b', 'c']),
    use('redux', ['withRedux']),
  ];
  expect(bestDemos('withReset', 'reset', demos).map(({ guide }) => guide)).toEqual([
    'reset',
    'pagination',
    'tutorial/load',
  ]);
});

it('escapes text that looks like markup', () => {
  expect(plain('Map<string, {a: 1}>[]')).not.toMatch(/[<>{}[\]]/);
});

it('writes code with Markdown links to other pages, and HTML links within the page', () => {
  const links = [
    { start: 0, end: 6, to: { type: 'url', url: 'https://a' } as const },
    { start: 7, end: 8, to: { type: 'inner', id: 'x#T' } as const },
  ];
  const mdx = inlineCode({ text: 'Signal<T>', links }, (to) =>
    to.type === 'url' ? to.url : '#type-T',
  );
  expect(mdx).toBe('<code>[Signal](https://a)&#60;<a href="#type-T">T</a>&#62;</code>');
});

it('escapes table cells', () => {
  expect(table(['A', 'B'], [['x | y', 'one\ntwo']])).toBe(
    '| A | B |\n| --- | --- |\n| x \\| y | one two |',
  );
  expect(table(['A'], [])).toBe('');
});

it('fences code that contains fences', () => {
  expect(fence('```', 'md').startsWith('````md')).toBe(true);
});

it('escapes front matter', () => {
  expect(pageOf({ title: 'a: "b"' }, 'a', [undefined, 'text'])).toBe(
    '---\ntitle: "a: \\"b\\""\n---\n\n# a\n\ntext\n',
  );
});
