import { expect, test } from 'vitest';
import { rehypeBadges } from './badges';
import { component, element, type HastNode, type JsxNode, type ParentNode, text } from './hast';
import { OWN_FILE_FROM, pageOfContent, rehypePageContent } from './pageContent';

const LONG = 'long '.repeat(OWN_FILE_FROM / 5);
const paragraph = (...children: HastNode[]) => element('p', {}, children);

function run(...children: HastNode[]): ParentNode {
  const tree: ParentNode = { type: 'root', children };
  rehypePageContent()(tree, { path: 'docs/docs/with-reset.mdx' });
  return tree;
}

/** The address of the module that a page loads. */
const addressIn = (tree: ParentNode) =>
  /data:text\/javascript;[\w+/=;,-]+/.exec(JSON.stringify(tree))?.[0] ?? '';

/** The blocks that a page loads. */
async function blocksOf(tree: ParentNode): Promise<string[]> {
  const { default: blocks } = await import(/* @vite-ignore */ addressIn(tree));
  return blocks;
}

/** What stands in a node for its content: `Blocks(h1 p)@0`. */
const pointers = (node: { children: HastNode[] }) =>
  node.children.flatMap((child) => {
    if (child.type !== 'mdxJsxFlowElement') return [];
    const value = (name: string) => child.attributes.find((other) => other.name === name)?.value;
    return `${child.name}(${value('tags') ?? value('lang') ?? ''})@${value('index') ?? ''}`;
  });

test('text of a long page is a module of its own, with every character as it was', async () => {
  const tree = run(
    element('h2', { id: 'x' }, [text('`{“ü”}` & </script>')]),
    text('\n'),
    paragraph(element('a', { href: '/docs', className: ['external'] }, [text('on')]), text(LONG)),
  );
  expect(pointers(tree)).toEqual(['Blocks(h2 p)@0']);
  expect(await blocksOf(tree)).toEqual([
    'x>`{“ü”}` &amp; &lt;/script>',
    `><a href=/docs class=external>on</a>${LONG}`,
  ]);
});

test('a short page stays as it is', () => {
  const children = [paragraph(text('short'))];
  expect(run(...children).children).toEqual(children);
});

test('code goes with the text, in the order of the page', async () => {
  const tree = run(
    paragraph(text('before')),
    { type: 'root', children: [component('CodeBlock', { html: `<b>${LONG}</b>`, lang: 'CSS' })] },
    paragraph(text('after')),
  );
  expect(pointers(tree)).toEqual(['Blocks(p)@0', 'Blocks(p)@2']);
  expect(pointers(tree.children[1] as ParentNode)).toEqual(['CodeBlock(CSS)@1']);
  expect(await blocksOf(tree)).toEqual(['>before', `><b>${LONG}</b>`, '>after']);
});

test('what needs a component keeps it, and the text around and inside it goes', () => {
  const tip: JsxNode = { ...component('Callout', {}), children: [paragraph(text('inside'))] };
  const tree = run(
    paragraph(text(LONG)),
    tip,
    paragraph(component('Live', {})),
    paragraph(element('img', { src: '/x.png', alt: '' })),
  );
  expect(pointers(tree)).toEqual(['Blocks(p)@0', 'Callout()@']);
  expect(pointers(tree.children[1] as JsxNode)).toEqual(['Blocks(p)@1']);
  expect(tree.children.slice(2, 4).map((node) => 'tagName' in node && node.tagName)).toEqual([
    'p',
    'p',
  ]);
});

test('a table has its component outside of other blocks only', () => {
  const table = element('table', {}, [element('tr', {}, [element('td', {}, [text('a')])])]);
  const tree = run(table, element('blockquote', {}, [table]), paragraph(text(LONG)));
  expect(pointers(tree)).toEqual(['Blocks(table)@0', 'Blocks(p)@2']);
  expect(pointers(tree.children[1] as ParentNode)).toEqual(['Blocks(table)@1']);
});

test('badges are plain text with a class', () => {
  const tree: ParentNode = {
    type: 'root',
    children: [
      component('Badge', { type: 'experimental' }),
      component('Badge', { since: '19.5' }),
      { ...component('Badge', { type: 'stable' }), children: [text('Solid')] },
    ],
  };
  rehypeBadges()(tree);
  // A line of nothing but badges is a paragraph.
  expect(tree.children).toEqual([
    paragraph(
      element('span', { className: ['badge', 'experimental'] }, [text('Experimental')]),
      text(' '),
      element('span', { className: ['badge'] }, [text('Since 19.5')]),
      text(' '),
      element('span', { className: ['badge', 'stable'] }, [text('Solid')]),
    ),
  ]);
});

test('a badge that says nothing is named with what it can say', () => {
  const badge = (type?: string) => () =>
    rehypeBadges()({ type: 'root', children: [component('Badge', { type })] });
  expect(badge('brandnew')).toThrow(/no type "brandnew"/);
  expect(badge()).toThrow(/stable, experimental, deprecated/);
});

test('the module names its page, so that an edit does not change the name of its file', () => {
  const addresses = ['', 'edited '].map((word) => addressIn(run(paragraph(text(word + LONG)))));
  expect(addresses[0]).not.toBe(addresses[1]);
  expect(addresses.map(pageOfContent)).toEqual(Array(2).fill('docs-docs-with-reset-mdx'));
  expect(pageOfContent('data:text/javascript;base64,AA==')).toBeUndefined();
});
