import type { Nodes, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { calloutMarkdown } from '../../theme/content/Callout/callout.markdown';
import { errorsMarkdown, plainDiff } from '../../theme/content/Code/code.markdown';
import { partsOfCallout } from './callouts';
import { componentsOf } from './components';
import type { ComponentNode } from './components/component';
import { propsOf } from './components/props';
import { metaForReaders, parseFenceMeta, takeMarks } from './fence';
import type { ContentContext } from './html';
import { isForeign, siteAddress } from './links';
import type { Page } from './page';

const printer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', fences: true, rule: '-' })
  .freeze();

/** What copies are made with, besides the pages. */
type CopyContext = Pick<ContentContext, 'copyAddress' | 'plugins'>;

/**
 * A page as Markdown that needs nothing else to be read: components are text, links whole addresses.
 *
 * @param tree the page's tree; it is changed
 */
export function markdownCopy(page: Page, tree: Root, context: CopyContext): string {
  addErrors(tree);
  tree.children = tree.children.filter(({ type }) => type !== 'yaml');
  replaceComponents(tree, replacementsOf(context.plugins));
  visit(tree, (node) => {
    if (node.type === 'code') {
      node.meta = metaForReaders(node.meta);
      const { code, marks } = takeMarks(node.value);
      const diff = plainDiff(code, marks);
      if (diff) Object.assign(node, { lang: 'diff', value: diff });
    }
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      node.url = copyUrl(node.url, page, context);
    }
  });
  return printer.stringify(tree as never);
}

/** Behind a sample that shows an error, what the compiler says of it. */
function addErrors(tree: Root): void {
  visit(tree, 'code', ({ data, meta }, index, parent) => {
    if (!data?.errors || index === undefined) return undefined;
    const { firstLine } = parseFenceMeta(meta);
    parent?.children.splice(index + 1, 0, errorsMarkdown(data.errors, firstLine));
    return index + 2;
  });
}

/** An address in a copy: of the copy of the page that it means, or of the file. */
function copyUrl(url: string, page: Page, { copyAddress }: CopyContext): string {
  if (isForeign(url) || url.startsWith('#')) return url;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(siteAddress(url, page)) ?? [];
  return copyAddress(path) + rest;
}

function replaceComponents(parent: Nodes, replacement: Replace): void {
  if (!('children' in parent)) return;
  const children: RootContent[] = [];
  for (const child of parent.children as RootContent[]) {
    replaceComponents(child, replacement);
    const nodes = replacement(child);
    if (child.type === 'mdxJsxFlowElement' && nodes.every(isPhrasing)) addLine(children, nodes);
    else children.push(...nodes);
  }
  (parent as Parents).children = children as never;
}

const isPhrasing = ({ type }: RootContent) => type === 'text' || type === 'inlineCode';

/** Adds words that stand between blocks, such as badges, to the line of words before them. */
function addLine(blocks: RootContent[], words: RootContent[]): void {
  const last = blocks.at(-1);
  const content = words as PhrasingContent[];
  if (last?.type === 'paragraph' && last.data && 'line' in last.data) {
    last.children.push({ type: 'text', value: ' ' }, ...content);
  } else if (words.length > 0) {
    blocks.push({ type: 'paragraph', data: { line: true } as never, children: content });
  }
}

const isExpression = ({ type }: RootContent) =>
  type === 'mdxFlowExpression' || type === 'mdxTextExpression' || type === 'mdxjsEsm';

/** Gives what stands in the place of a node in a copy. */
type Replace = (node: RootContent) => RootContent[];

function replacementsOf(plugins: CopyContext['plugins']): Replace {
  const components = componentsOf(plugins);
  const added = plugins.flatMap(({ handlers = {} }) => Object.keys(handlers));
  return (node) => {
    if (isExpression(node)) return [];
    if (added.includes(node.type)) return (node as Parents).children as RootContent[];
    if (node.type === 'containerDirective') {
      const { label, content } = partsOfCallout(node);
      return [calloutMarkdown(label, content)];
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [node];
    const { name, children } = node as ComponentNode;
    const content = children as RootContent[];
    if (name === 'br') return [{ type: 'html', value: '<br>' }];
    if (name === 'code') return joinTexts(content).flatMap(asCode);
    const component = name ? components[name] : undefined;
    return component ? component.markdown(propsOf(node), content) : content;
  };
}

/** Texts side by side as one: backticks of two pieces of code would run together. */
function joinTexts(nodes: RootContent[]): RootContent[] {
  const joined: RootContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (last?.type === 'text' && node.type === 'text') last.value += node.value;
    else joined.push(node);
  }
  return joined;
}

/** Code that holds links: in Markdown, each piece is code of its own. */
function asCode(node: RootContent): RootContent[] {
  if (node.type === 'text') return node.value ? [{ type: 'inlineCode', value: node.value }] : [];
  if (node.type === 'link') {
    return [{ ...node, children: node.children.flatMap((child) => asCode(child)) as never }];
  }
  return [node];
}
